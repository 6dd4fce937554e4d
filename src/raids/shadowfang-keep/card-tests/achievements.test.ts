/**
 * The Achievements of Shadowfang Keep (DSK-41 to DSK-46): earned when their event happens, or as soon as their
 * condition holds, and once a run.
 */
import { expect, test } from 'vitest'
import type { Story } from '../../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'
import { endDungeonTurn, shadowfangKeepStory, storyWithFlippedCard } from './flipping.testkit.ts'

const QUIET = 'DSK-41'
const MACHINE = 'DSK-42'
const HAUNTED = 'DSK-43'
const SCRATCH = 'DSK-44'
const PANTSING = 'DSK-45'
const MOVE = 'DSK-46'

test.each([
  [1, 1, true],
  [1, 0, false],
  [0, 0, false],
])('Be Vewy Vewy Quiet!: Gargoyles with %i and %i ready resources: %s', (anna, bert, earned) => {
  const story = storyWithFlippedCard('Gargoyles', { Anna: { resources: anna }, Bert: { resources: bert } })
  expect(story.game.earned).toEqual(earned ? [QUIET] : [])
  story.waitsFor('Anna')
})

test('Be Vewy Vewy Quiet!: tokens of earlier turns don’t count, nor do other cards that enter play', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { hand: ['Brigg', 'Brigg'], resources: 2 } },
    dungeon: { deck: ['Gargoyles'], below: 3 },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Brigg').story.resolveAll()
  story.raider('Anna').plays('Brigg').story.resolveAll()
  story.nextTurn()
  expect([story.party('Dungeon').slice(1), story.game.earned]).toEqual([['Gargoyle'], []])
  story.waitsFor('Anna')
})

test.each(['Dark Influence', 'Toxic Coagulant'])('Be Vewy Vewy Quiet! counts Gargoyles, not %s', (card) => {
  const story = storyWithFlippedCard(card, { Anna: { resources: 1 }, Bert: { resources: 1 } })
  endDungeonTurn(story)
  expect(story.game.earned).toEqual([])
  story.waitsFor('Anna')
})

test('Be Vewy Vewy Quiet!: interrupted Gargoyles have put no token into play', () => {
  const story = storyWithFlippedCard('Gargoyles', {
    Anna: { hand: ['Counterspell'], resources: 6 },
    Bert: {},
  })
  story.raider('Anna').plays('Counterspell', { on: 'Gargoyles' }).story.resolve()
  expect([story.party('Dungeon').slice(1), story.game.earned]).toEqual([[], [QUIET]])
  story.waitsFor('Anna')
})

test('Be Vewy Vewy Quiet! needs a flip: Gargoyles that go from the deck to the graveyard don’t count', () => {
  const story = storyWithFlippedCard(
    '"Our Vigilance Is Eternal ..."',
    { Anna: { resources: 1 }, Bert: { resources: 1 } },
    { deck: ['Gargoyles'], below: 9 },
  )
  expect([story.cards('Dungeon', 'graveyard').includes('Gargoyles'), story.game.earned]).toEqual([true, []])
  story.waitsFor('Anna')
})

test.each([
  [7, true],
  [6, false],
])('Completion Machine: a resource placed face down beside %i others: %s', (others, earned) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { resources: others, hand: ['Brigg'] }, Bert: { resources: 5 } },
    turn: 'Anna',
  })
  story.raider('Anna').places('Brigg')
  story.resolveAll()
  expect(story.game.earned).toEqual(earned ? [MACHINE] : [])
  story.waitsFor('Anna')
})

test('Completion Machine: a quest turns face down when it is completed, not before', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { resources: 6, quests: ['A Bird in Hand'], hand: ['Brigg'] } },
    turn: 'Anna',
  })
  story.raider('Anna').places('Brigg')
  story.resolveAll()
  expect(story.game.earned).toEqual([])
  story.raider('Anna').completes('A Bird in Hand')
  story.resolveAll()
  expect(story.game.earned).toEqual([MACHINE])
  story.waitsFor('Anna')
})

test.each([
  [2, true],
  [1, false],
])('Haunted Keep: a Ghoul is destroyed beside %i others in the Dungeon graveyard: %s', (others, earned) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend'], graveyard: ['Bloodthirsty Ghoul'] } },
    dungeon: {
      play: ['Bloodthirsty Ghoul'],
      graveyard: [...Array(others).fill('Bloodthirsty Ghoul'), 'Dark Influence', 'Dark Influence'],
    },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Bloodthirsty Ghoul')
  expect(story.game.earned).toEqual(earned ? [HAUNTED] : [])
  story.waitsFor('Anna')
})

test('Haunted Keep: Ghouls that come from the deck count', () => {
  const story = storyWithFlippedCard(
    '"Our Vigilance Is Eternal ..."',
    { Anna: {}, Bert: {} },
    { deck: Array(5).fill('Bloodthirsty Ghoul'), below: 9 },
  )
  expect(story.game.earned).toEqual([HAUNTED])
  story.waitsFor('Anna')
})

test('Haunted Keep counts only Ghouls in the Dungeon graveyard', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Brigg'], graveyard: Array(3).fill('Bloodthirsty Ghoul') } },
    dungeon: { play: ['Lord Walden'], graveyard: ['Bloodthirsty Ghoul', 'Bloodthirsty Ghoul'] },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Brigg', 'Lord Walden')
  expect([story.cards('Anna', 'graveyard').length, story.game.earned]).toEqual([4, []])
  story.waitsFor('Anna')
})

test.each([
  [0, true],
  [1, false],
])(
  'Not a Scratch on Me!: the Dungeon hero falls with %i damage on the hero with the least: %s',
  (least, earned) => {
    const story = shadowfangKeepStory({
      raiders: { Anna: { damage: 9, play: ['Oruk Starstorm'] }, Bert: { damage: least } },
      dungeon: { damage: 49 },
      turn: 'Anna',
    })
    story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
    expect(story.game.earned).toEqual(earned ? [SCRATCH] : [])
    story.isOver('raiders')
  },
)

test('Not a Scratch on Me! doesn’t count the destruction of a Dungeon ally', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend'] } },
    dungeon: { play: ['Spitebone Guardian'] },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Spitebone Guardian')
  expect([story.isInPlay('Spitebone Guardian'), story.game.earned]).toEqual([false, []])
  story.waitsFor('Anna')
})

test.each([
  ["Godfrey's Belt", [PANTSING]],
  ["Godfrey's Britches", [PANTSING]],
  ["Godfrey's Pistols", []],
])('Pantsing: %s is destroyed: %j', (equipment, earned) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { hand: ['Zygore Bladebreaker'], resources: 6 } },
    dungeon: { play: [equipment] },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Zygore Bladebreaker')
  story.resolve()
  story.pick(equipment)
  story.resolve()
  story.pick('yes')
  expect([story.isInPlay(equipment), story.game.earned]).toEqual([false, earned])
  story.waitsFor('Anna')
})

test.each([
  [16, []],
  [17, [MOVE]],
  [18, []],
])('Pro Move: 9 more damage on a hero of 27 with %i: %j', (damage, earned) => {
  const story = storyWithFlippedCard('Kill Them All', { Anna: {}, Bert: { damage } })
  expect([story.damage('Anna'), story.game.earned]).toEqual([4, earned])
  story.waitsFor('Anna')
})

const HEALING: PartySetup = { hand: ['Flash Heal'], resources: 1 }
const DRAIN: PartySetup = { hand: ['Drain Essence'], resources: 4 }

/**
 * Begins a story in a priority window of the Dungeon's turn. Bert's hero had 17 damage before the Dungeon's attack,
 * and has 1 health left after it.
 */
const oneLeft = (bert: PartySetup, anna: PartySetup = {}, dungeon: TableSetup['dungeon'] = {}): Story => {
  const story = storyWithFlippedCard('Kill Them All', { Anna: anna, Bert: { damage: 17, ...bert } }, dungeon)
  return story.idleUntil(() => story.damage('Bert') === 26 && story.decision?.kind === 'priority')
}

test('Pro Move: a hero has 1 remaining in the Dungeon’s turn, is healed, and is in play at the end of the turn', () => {
  const story = oneLeft(HEALING)
  story.raider('Bert').plays('Flash Heal', { on: 'Bert' })
  endDungeonTurn(story)
  expect([story.damage('Bert'), story.game.earned]).toEqual([22, [MOVE]])
  const told = story.log.map(({ kind }) => kind)
  expect(told.indexOf('earned')).toBe(told.indexOf('turnOver') + 1)
  story.waitsFor('Anna')
})

test('Pro Move: the moment may be the first one of the turn', () => {
  const bert = { damage: 26, ...HEALING }
  const story = storyWithFlippedCard('Life ... and Death', { Anna: {}, Bert: bert }, {}, { marked: 'Anna' })
  story.raider('Bert').plays('Flash Heal', { on: 'Bert' })
  endDungeonTurn(story)
  expect([story.damage('Bert'), story.game.earned]).toEqual([22, [MOVE]])
  story.waitsFor('Anna')
})

test('Pro Move: not for a hero that has 1 remaining and is destroyed later in that turn', () => {
  const story = storyWithFlippedCard('Kill Them All', { Anna: {}, Bert: { damage: 22, ...HEALING } })
  story.idleUntil(() => story.damage('Bert') === 26)
  endDungeonTurn(story)
  expect([story.eventsOfKind('lost').map(({ why }) => why), story.game.earned]).toEqual([['destroyed'], []])
  story.waitsFor('Anna')
})

test('Pro Move: not for the hero of a player who concedes', () => {
  const story = oneLeft(HEALING)
  story.raider('Bert').concedes()
  endDungeonTurn(story)
  expect([story.eventsOfKind('lost').map(({ why }) => why), story.game.earned]).toEqual([['conceded'], []])
  story.waitsFor('Anna')
})

test('Pro Move: not for a moment in a raider’s turn', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: HEALING, Bert: { damage: 26 } },
    dungeon: { below: 0 },
    marked: 'Anna',
    turn: 'Anna',
  })
  story.raider('Anna').plays('Flash Heal', { on: 'Bert' }).story.resolveAll()
  story.turnOf('Anna')
  expect([story.damage('Bert'), story.game.earned]).toEqual([22, []])
  story.waitsFor('Anna')
})

test.each([
  ['Dungeon', [SCRATCH, MOVE]],
  ['Anna', [SCRATCH]],
])('Pro Move: the raiders win with such a hero in a turn of %s: %j', (turn, earned) => {
  const dungeon = { damage: 48, filler: 'Life ... and Death', deck: ['Dark Influence'] }
  const story = shadowfangKeepStory({
    raiders: { Anna: DRAIN, Bert: { damage: 26 } },
    dungeon,
    turn,
    marked: 'Anna',
  })
  story.raider('Anna').plays('Drain Essence', { on: 'Dungeon' }).story.resolve()
  expect(story.game.earned).toEqual(earned)
  story.isOver('raiders')
})

test('Pro Move counts raiding heroes, and not before the Dungeon’s turn', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: { damage: 26 } },
    dungeon: { damage: 45, play: [{ card: 'Mindless Horror', damage: 9 }] },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Oruk Starstorm', 'Dungeon')
  story.turnOf('Bert')
  expect([story.damage('Dungeon'), story.game.earned]).toEqual([49, []])
  story.waitsFor('Bert')
})
