/** Rulings (docs/rulings.md) that the other stories don't cover. */
import { expect, test } from 'vitest'
import { cardWithId } from '../../cards/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../scenarios/table-setup.ts'

const OAF = 'Lumbering Oaf'

/** Counts how often each result occurs in N games that differ only by their seed. */
function outOf(games: number, tell: (seed: number) => string): Record<string, number> {
  const times: Record<string, number> = {}
  for (let seed = 1; seed <= games; seed++) {
    const told = tell(seed)
    times[told] = (times[told] ?? 0) + 1
  }
  return times
}

test('a tie between characters that a Dungeon ally could attack is broken at random', () => {
  const times = outOf(20, (seed) => {
    const story = scenario({
      raiders: { Anna: { play: ['Zulanji'] }, Bert: { play: ['Zulanji'] } },
      dungeon: { play: ['Admiral Ripsnarl'], below: 0 },
      turn: DUNGEON_NAME,
      seed,
    })
    story.waitsFor('Anna')
    return story.cards('Anna', 'graveyard').length > 0 ? 'Anna' : 'Bert'
  })
  expect(Object.keys(times).sort()).toEqual(['Anna', 'Bert'])
})

test('a tie between cards to which the Dungeon could attach is broken at random', () => {
  const times = outOf(20, (seed) => {
    const story = scenario({
      raiders: { Anna: {} },
      dungeon: {
        play: ['Admiral Ripsnarl', 'Glubtok'],
        deck: ['Building Her Forces'],
        filler: 'Life ... and Death',
      },
      turn: DUNGEON_NAME,
      seed,
    })
    story.waitsFor('Anna')
    return story.host('Building Her Forces') ?? ''
  })
  expect(Object.keys(times).sort()).toEqual(['Admiral Ripsnarl', 'Glubtok'])
})

test('a Dungeon card in a raider’s party is a raiding card, and not the Dungeon’s', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Defias Watcher'] }, Bert: {} },
    dungeon: { deck: ['"Your Tale Ends Here!"', "The Captain's Command"], play: ['Ogre Bodyguard'] },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect(story.damage('Defias Watcher')).toBe(1)
  expect(story.damage('Bert')).toBe(3 + 3 + 2)
  story.waitsFor('Anna')
})

test('a Defias Watcher that a raider controls doesn’t change to a raider who damages it', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Defias Watcher'] }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').attacks('Defias Watcher', OAF)
  expect([story.damage('Defias Watcher'), story.controller('Defias Watcher')]).toEqual([4, 'Anna'])
  expect(story.eventsOfKind('controlled')).toEqual([])
  story.waitsFor('Anna')
})

test('a Dungeon character that can’t attack the MARKED hero doesn’t attack', () => {
  const shy = {
    ...cardWithId('CD2-R1'),
    id: 'OWN-1',
    powers: [{ kind: 'keyword', keyword: 'elusive' } as const],
  }
  const story = scenario({
    cards: [shy],
    raiders: { Anna: { hero: 'OWN-1', play: ['Brigg'] }, Bert: {} },
    dungeon: { play: ['Ogre Bodyguard'], below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  expect(story.eventsOfKind('proposed')).toEqual([])
  story.waitsFor('Anna')
})

test('if the MARKED raider leaves while choosing a mode, the newly MARKED one chooses', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Rend', 'Zulanji', 'Wysko'] }, Bert: { hand: ['Brigg'] } },
    dungeon: { deck: ['Do or Die'] },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect([story.decision?.kind, story.decision?.seat]).toEqual(['mode', 1])
  story.raider('Bert').concedes()
  expect([story.decision?.kind, story.decision?.seat]).toEqual(['mode', 0])
  story.pick('m0')
  expect(story.cards('Anna', 'graveyard')).toHaveLength(3)
  story.waitsFor('Anna')
})

test('an interrupted attack is proposed again if its character can still attack', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Gouge'], resources: 1 }, Bert: { hand: ['Karrok Scarrend'] } },
    dungeon: { below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect(story.chain).toEqual(['proposal'])
  story.raider('Bert').concedes()
  story.passUntil(() => story.eventsOfKind('attacking').length > 0)
  expect(story.eventsOfKind('proposed').map((one) => story.heroName(one.defender))).toEqual(['Bert', 'Anna'])
  story.waitsFor('Anna')
})

test('the hero’s XP is in the tally even if all fall together', () => {
  const story = scenario({
    level: 4,
    raiders: { Anna: { damage: 26, play: ['Scarlet Kris'] } },
    dungeon: { damage: 49 },
  })
  story.raider('Anna').attacks('Anna', DUNGEON_NAME, 'Scarlet Kris')
  expect(story.game.registers.tally.heroDestroyed).toBe(1)
  story.isOver()
})
