/**
 * The Achievements of Scarlet Monastery: earned when their event happens, or as soon as their condition holds, and
 * once a run.
 */
import { expect, test } from 'vitest'
import {
  ability,
  any,
  destroy,
  each,
  named,
  target,
  thatTarget,
  theDungeon,
  yourHero,
} from '../../../cards/builders.ts'
import type { Card, DamageType } from '../../../engine/index.ts'
import type { Story } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { HARMLESS_CARD, scarletMonasteryStory, storyWithAttackers } from './table.testkit.ts'

const DOWN = 'DSM-41'
const HOUSE = 'DSM-42'
const FRIEND = 'DSM-43'
const JUDGED = 'DSM-44'
const PAINT = 'DSM-45'
const RESOURCES = 'DSM-46'

test.each([
  [19, 18, 18, true],
  [19, 18, 17, false],
])(
  'Down But Not Out: with %i, %i and %i damage before Mograine deals 5 more: %s',
  (anna, bert, cleo, earned) => {
    const story = storyWithAttackers([], {
      Anna: { damage: anna },
      Bert: { damage: bert },
      Cleo: { damage: cleo },
    })
    story.idleUntil(() => story.eventsOfKind('attacking').length > 0)
    expect(story.game.earned.includes(DOWN)).toBe(earned)
    story.waitsFor('Anna')
  },
)

test('Down But Not Out: not by damage that destroys a raiding hero', () => {
  const story = storyWithAttackers([], { Anna: { damage: 15 }, Bert: { damage: 25 }, Cleo: { damage: 15 } })
  expect([story.eventsOfKind('lost').length, story.game.earned]).toEqual([1, []])
  story.waitsFor('Anna')
})

test.each([
  [20, 20, [DOWN]],
  [20, 19, []],
])('Down But Not Out: %i, %i and 18 damage, and 2 more that are put, not dealt', (bert, cleo, earned) => {
  const story = scarletMonasteryStory({
    raiders: {
      Anna: { damage: 18, hand: ['Life Tap'], resources: 2 },
      Bert: { damage: bert },
      Cleo: { damage: cleo },
    },
  })
  expect(story.game.earned).toEqual([])
  story.raider('Anna').plays('Life Tap')
  expect([story.damage('Anna'), story.eventsOfKind('damaged'), story.game.earned]).toEqual([20, [], earned])
  story.waitsFor('Anna')
})

test('Down But Not Out: not while a hero that is about to be destroyed has some of it', () => {
  const story = storyWithAttackers([], { Anna: { damage: 17 }, Bert: { damage: 26 }, Cleo: { damage: 16 } })
  story.idleUntil(() => story.eventsOfKind('lost').length > 0)
  expect([story.damage('Anna') + story.damage('Cleo'), story.game.earned]).toEqual([33, []])
  story.waitsFor('Anna')
})

type Fate = 'here' | 'fallen' | 'decked' | 'conceded'

/** Begins a story in which Anna has destroyed the Dungeon hero. `fate` says what happened to Bert before. */
function lastBlow(fate: Fate): Story {
  const bert = { damage: fate === 'fallen' ? 27 : 0, below: fate === 'decked' ? 0 : 9 }
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Oruk Starstorm'], below: 20 }, Bert: bert },
    dungeon: { damage: 49, filler: 'Scarlet Monk' },
  })
  if (fate === 'conceded') story.raider('Bert').concedes()
  if (fate === 'decked') story.turnOf('Anna')
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
  return story
}

test.each<[Fate, string[], string[]]>([
  ['here', [], [HOUSE]],
  ['fallen', ['destroyed'], []],
  ['decked', ['decked'], [HOUSE]],
  ['conceded', ['conceded'], []],
])('Fall of the House of Mograine: won, and Bert is %s', (fate, why, earned) => {
  const story = lastBlow(fate)
  expect(story.eventsOfKind('lost').flatMap((one) => (one.side === 'raiders' ? [one.why] : []))).toEqual(why)
  expect(story.game.earned).toEqual(earned)
  story.isOver('raiders')
})

test.each([
  ['Dark Ranger Velonara', [FRIEND]],
  ['Joseph the Insane', [FRIEND]],
  ['Brigg', []],
])('A Friend in Need: %s deals a Boss fatal damage', (friend, earned) => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: [friend] } },
    dungeon: { play: [{ card: 'Herod, The Scarlet Champion', damage: 7 }] },
  })
  story.raider('Anna').attacks(friend, 'Herod, The Scarlet Champion')
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('A Friend in Need needs a Boss', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Dark Ranger Velonara'] } },
    dungeon: { play: ['Scarlet Conjuror'] },
  })
  story.raider('Anna').attacks('Dark Ranger Velonara', 'Scarlet Conjuror')
  expect([story.cards(DUNGEON_NAME, 'graveyard'), story.game.earned]).toEqual([['Scarlet Conjuror'], []])
  story.waitsFor('Anna')
})

/**
 * Returns an ability: allies of this name deal 1 damage to a target ally, and then the player's hero deals 9 damage
 * to that ally, or in the opposite order.
 */
const strikeTwice = (
  id: string,
  name: string,
  types: [DamageType, DamageType],
  first: 'ally' | 'hero',
): Card => {
  const blows = [
    each(named(name)).deals(1, types[0]).to(target(any.ally)),
    yourHero.deals(9, types[1]).to(thatTarget),
  ]
  const both = [
    yourHero.deals(9, types[1]).to(target(any.ally)),
    each(named(name)).deals(1, types[0]).to(thatTarget),
  ]
  return own(id, ability('Two Blows', {}, '', ...(first === 'ally' ? blows : both)))
}

test.each<['ally' | 'hero', string[]]>([
  ['hero', [FRIEND]],
  ['ally', []],
])(
  'A Friend in Need: the friend’s damage must be fatal; the first damage is dealt by the %s',
  (first, earned) => {
    const story = scarletMonasteryStory({
      cards: [strikeTwice('OWN-1', 'Joseph the Insane', ['melee', 'melee'], first)],
      raiders: { Anna: { hand: ['OWN-1'], play: ['Joseph the Insane'] } },
      dungeon: { play: [{ card: 'Herod, The Scarlet Champion', damage: first === 'ally' ? 0 : 2 }] },
    })
    story.raider('Anna').plays('Two Blows', { on: 'Herod, The Scarlet Champion' }).story.resolve()
    expect([story.cards(DUNGEON_NAME, 'graveyard'), story.game.earned]).toEqual([
      ['Herod, The Scarlet Champion'],
      earned,
    ])
    story.waitsFor('Anna')
  },
)

test.each([
  ['Zulanji', 'Bloodmage Thalnos', [JUDGED]],
  ['Karrok Scarrend', 'Bloodmage Thalnos', []],
  ['Zulanji', 'Scarlet Champion', []],
])('Judged by the Light: %s destroys %s', (raider, victim, earned) => {
  const damage = victim === 'Scarlet Champion' ? 0 : 9
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: [raider] } },
    dungeon: { play: [{ card: victim, damage }] },
  })
  story.raider('Anna').attacks(raider, victim)
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual([victim])
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test.each<[DamageType, DamageType, string[]]>([
  ['melee', 'holy', [JUDGED]],
  ['holy', 'melee', []],
])('Judged by the Light: the holy damage must be fatal: %s, then %s', (first, then, earned) => {
  const story = scarletMonasteryStory({
    cards: [strikeTwice('OWN-1', 'Joseph the Insane', [first, then], 'ally')],
    raiders: { Anna: { hand: ['OWN-1'], play: ['Joseph the Insane'] } },
    dungeon: { play: [{ card: 'Bloodmage Thalnos', damage: 1 }] },
  })
  story.raider('Anna').plays('Two Blows', { on: 'Bloodmage Thalnos' }).story.resolve()
  expect([story.cards(DUNGEON_NAME, 'graveyard'), story.game.earned]).toEqual([['Bloodmage Thalnos'], earned])
  story.waitsFor('Anna')
})

const own = (id: string, card: Omit<Card, 'id' | 'set' | 'no'>): Card => ({ ...card, id, set: 'OWN', no: id })
const slay = (id: string): Card => own(id, ability('Slay', {}, '', destroy(target(any.ally))))
const betray = (id: string): Card =>
  own(id, ability('Betrayal', {}, '', theDungeon.gainControlOf(target(any.ally))))

const buried = (allies: number) => Array<string>(allies).fill('Scarlet Monk')

test.each([
  [9, [PAINT]],
  [8, []],
])('Paint It Red: an ally joins %i others in the Dungeon graveyard', (others, earned) => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { play: ['Scarlet Monk'], graveyard: [...buried(others), HARMLESS_CARD, HARMLESS_CARD] },
  })
  story.raider('Anna').attacks('Brigg', 'Scarlet Monk')
  expect(story.game.earned).toEqual(earned)
  story.waitsFor('Anna')
})

test('Paint It Red: an ally that raiders controlled counts when it is in the Dungeon graveyard', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { hand: ['OWN-1'] }, Bert: {} },
    dungeon: { deck: ['Joseph the Insane'], graveyard: buried(9) },
    cards: [slay('OWN-1')],
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  story.idleUntil(() => story.isCalm())
  expect([story.controller('Joseph the Insane'), story.game.earned]).toEqual(['Bert', []])
  story.raider('Anna').plays('Slay', { on: 'Joseph the Insane' }).story.resolve()
  expect([story.cards(DUNGEON_NAME, 'graveyard').at(-1), story.game.earned]).toEqual([
    'Joseph the Insane',
    [PAINT],
  ])
  story.waitsFor('Anna')
})

test('Paint It Red: a raider’s ally that the Dungeon gained goes to its owner’s graveyard, and doesn’t count', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { hand: ['OWN-2', 'OWN-1'], play: ['Brigg'] } },
    dungeon: { graveyard: buried(9) },
    cards: [slay('OWN-1'), betray('OWN-2')],
  })
  story.raider('Anna').plays('Betrayal', { on: 'Brigg' }).story.resolve()
  expect(story.controller('Brigg')).toBe(DUNGEON_NAME)
  story.raider('Anna').plays('Slay', { on: 'Brigg' }).story.resolve()
  expect([story.cards('Anna', 'graveyard').includes('Brigg'), story.game.earned]).toEqual([true, []])
  story.waitsFor('Anna')
})

test('Resourcefulness: the twentieth resource that raiders control', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { resources: 9, hand: ['Rend'] }, Bert: { resources: 9, hand: ['Rend'] } },
    dungeon: { filler: HARMLESS_CARD },
  })
  story.raider('Anna').places('Rend')
  story.resolveAll()
  expect(story.game.earned).toEqual([])
  story.turnOf('Bert')
  story.raider('Bert').places('Rend')
  story.resolveAll()
  expect(story.game.earned).toEqual([RESOURCES])
  story.waitsFor('Bert')
})
