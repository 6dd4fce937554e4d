import { expect, it } from 'vitest'
import { classOfHero, defaultCharacterName } from './character.ts'
import { type CharacterSheetRows, characterSheetOf } from './sheet.ts'

const cards: Record<string, { name: string; xp?: number; faction?: 'Horde' }> = {
  'CD2-R1': { name: 'Frizlix of Kezan', faction: 'Horde' },
  'DDD-41': { name: 'Deadmine Sweeper', xp: 2 },
  'DDD-42': { name: 'Defias on Defias', xp: 3 },
}

const run = (raidId: string, status: 'won' | 'lost', mode = 'novice', turns: number | null = null) => ({
  raidId,
  code: raidId.toUpperCase(),
  raid: 'deadmines',
  mode,
  status,
  corrections: 0,
  turns,
})

const rows: CharacterSheetRows = {
  character: {
    id: 'c',
    name: "Ben's Frizlix",
    heroCardId: 'CD2-R1',
    className: 'Rogue',
    xp: 24,
    active: true,
    retiredAt: null,
  },
  openLevels: [{ level: 20, begun: false }],
  packs: 1,
  cards: { deck: 60, collection: 62 },
  xp: [
    { raidId: 'three', reason: 'correction:1', amount: -1, note: 'too much', at: new Date(4) },
    { raidId: 'three', reason: 'laterAttempt', amount: 2, note: null, at: new Date(3) },
    { raidId: 'one', reason: 'firstAttempt', amount: 5, note: null, at: new Date(1) },
  ],
  runs: [
    { ...run('three', 'won', 'heroic'), corrections: 2 },
    run('two', 'won', 'novice', 12),
    run('one', 'lost', 'novice', 3),
  ],
  achievements: [
    { cardId: 'DDD-41', raidId: 'three', earnedAt: new Date(3) },
    { cardId: 'DDD-41', raidId: 'two', earnedAt: new Date(2) },
  ],
}

it('a sheet shows who the character is, how far it has come and what it has achieved in each raid', () => {
  const raid = { name: 'deadmines', title: 'The Deadmines', achievements: ['DDD-41', 'DDD-42'] }
  expect(characterSheetOf(rows, [raid], (id) => cards[id])).toEqual({
    characterId: 'c',
    name: "Ben's Frizlix",
    hero: { card: 'CD2-R1', name: 'Frizlix of Kezan' },
    class: 'Rogue',
    faction: 'Horde',
    xp: 24,
    level: 20,
    nextLevelAt: 30,
    runs: 3,
    wins: 2,
    corrected: 1,
    active: true,
    retired: false,
    openLevels: [{ level: 20, begun: false }],
    packs: 1,
    cards: { deck: 60, collection: 62 },
    ledger: [
      {
        code: 'THREE',
        raid: 'deadmines',
        amount: 1,
        corrected: true,
        entries: [
          { reason: 'laterAttempt', amount: 2, note: null },
          { reason: 'correction:1', amount: -1, note: 'too much' },
        ],
      },
      {
        code: 'ONE',
        raid: 'deadmines',
        amount: 5,
        corrected: false,
        entries: [{ reason: 'firstAttempt', amount: 5, note: null }],
      },
    ],
    raids: [
      {
        raid: 'deadmines',
        title: 'The Deadmines',
        runs: 3,
        wins: 2,
        modes: [
          { mode: 'heroic', runs: 1, wins: 1, bestTurns: null },
          { mode: 'novice', runs: 2, wins: 1, bestTurns: 12 },
        ],
        earned: [{ card: 'DDD-41', name: 'Deadmine Sweeper', xp: 2, runs: ['TWO', 'THREE'] }],
        missing: [{ card: 'DDD-42', name: 'Defias on Defias', xp: 3, runs: [] }],
      },
    ],
  })
})

it('a raid without runs is on the sheet with all its Achievements', () => {
  const newcomer = { ...rows, runs: [], achievements: [] }
  const raid = { name: 'other', title: 'Another', achievements: ['DDD-41'] }
  const [record] = characterSheetOf(newcomer, [raid], () => undefined).raids
  expect(record).toMatchObject({
    runs: 0,
    wins: 0,
    modes: [],
    earned: [],
    missing: [{ name: 'DDD-41', xp: 0 }],
  })
})

it('the best turns of a difficulty are those of the fastest win; losses and uncounted runs are ignored', () => {
  const bestOf = (...runs: CharacterSheetRows['runs']) =>
    characterSheetOf(
      { ...rows, runs },
      [{ name: 'deadmines', title: 'The Deadmines', achievements: [] }],
      () => undefined,
    ).raids[0]?.modes.map(({ bestTurns }) => bestTurns)
  const won = (turns: number | null) => run(`won in ${turns}`, 'won', 'novice', turns)
  expect(bestOf(won(14), won(null), won(9), run('lost', 'lost', 'novice', 2))).toEqual([9])
  expect(bestOf(run('lost', 'lost', 'novice', 2))).toEqual([null])
})

it('a new character is named after its player and its hero', () => {
  expect(defaultCharacterName('Ben', { name: 'Frizlix of Kezan' })).toBe("Ben's Frizlix")
  expect(classOfHero({ classes: ['Rogue'], tags: [{ tag: 'Goblin' }] })).toBe('Rogue')
})
