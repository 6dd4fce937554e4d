/** The Dungeon's turn: ready, Level Up, MARKED, Flip, attack (Dungeon Deck Rules). */
import { describe, expect, test } from 'vitest'
import {
  always,
  any,
  attacksForTheFirstTime,
  each,
  named,
  opposing,
  ready,
  thatCard,
  when,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'

const gouger = { hand: ['Gouge'], resources: 1 }
const OAF = 'Lumbering Oaf'

test('in this order: ready, Level Up, MARKED, flips, attacks', () => {
  const story = scenario({
    raiders: { Anna: { damage: 10 } },
    dungeon: { play: ['Defias Envoker'], deck: ['Vapor', 'Ogre Bodyguard'], exhausted: true },
    turn: DUNGEON_NAME,
  })
  const told = ['turnStarted', 'readied', 'levelled', 'marked', 'flipped', 'attacking', 'turnOver']
  const kinds = story.log.map((event) => event.kind).filter((kind) => told.includes(kind))
  expect(kinds.slice(0, 9)).toEqual([
    'turnStarted',
    'readied',
    'levelled',
    'marked',
    'flipped',
    'flipped',
    'attacking',
    'attacking',
    'turnOver',
  ])
  story.waitsFor('Anna')
})

test('several levels in one step, and damage, attachments and orientation stay (Level Up Rules)', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { damage: 20 }, Cleo: { hand: ['Brigg'] } },
    dungeon: { damage: 7, below: 20 },
    marked: 'Anna',
  })
  const hero = story.find(DUNGEON_NAME)
  story.raider('Cleo').concedes()
  story.turnOf('Bert')
  story.nextTurn()
  expect(story.eventsOfKind('levelled').map((one) => one.level)).toEqual([2, 3, 4])
  expect([story.find(DUNGEON_NAME), story.damage(DUNGEON_NAME), story.health(DUNGEON_NAME)]).toEqual([
    hero,
    7,
    50,
  ])
  story.waitsFor('Anna')
})

test.each<[string, PartySetup, number[]]>([
  ['destroyed', { damage: 30 }, [4]],
  ['conceded', {}, [4]],
  ['decked', { below: 0 }, []],
])('the last level comes when a raiding hero was destroyed or given up: %s (102.1a)', (why, bert, levels) => {
  const story = scenario({
    level: 3,
    raiders: { Anna: { below: 20 }, Bert: bert },
    dungeon: { below: 20, filler: 'Vapor' },
    marked: 'Anna',
  })
  if (why === 'conceded') story.raider('Bert').concedes()
  story.passUntil(() => story.eventsOfKind('stepStarted').some(({ step }) => step === 'flip'))
  expect(story.eventsOfKind('lost').map((one) => one.why)).toEqual([why])
  expect(story.eventsOfKind('levelled').map((one) => one.level)).toEqual(levels)
  story.waitsFor('Anna')
})

test('attachments of the hero stay when it levels up', () => {
  const story = scenario({
    raiders: { Anna: { damage: 10, play: [{ card: 'Rend', on: DUNGEON_NAME }], hand: ['Brigg'] } },
  })
  expect(story.damage(DUNGEON_NAME)).toBe(1)
  story.nextTurn()
  expect([story.host('Rend'), story.damage(DUNGEON_NAME), story.eventsOfKind('levelled').length]).toEqual([
    DUNGEON_NAME,
    2,
    1,
  ])
  story.waitsFor('Anna')
})

test('MARKED lasts through the raiders’ turns until the next Dungeon turn marks again', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {}, Cleo: {} }, turn: DUNGEON_NAME, marked: 'Cleo' })
  story.turnOf('Bert')
  expect(story.marked).toBe('Cleo')
  story.turnOf('Cleo')
  expect([story.marked, story.eventsOfKind('marked').length]).toEqual(['Cleo', 1])
  story.nextTurn()
  expect(story.eventsOfKind('marked')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('each raiding hero is MARKED about as often as the others', () => {
  const times = [0, 0, 0]
  for (let seed = 1; seed <= 90; seed++) {
    const story = scenario({
      raiders: { Anna: {}, Bert: {}, Cleo: {} },
      dungeon: { below: 0 },
      turn: DUNGEON_NAME,
      seed,
    })
    const [mark] = story.eventsOfKind('marked')
    times[mark?.seat ?? 0]! += 1
    story.ended = true
  }
  for (const count of times) expect(count).toBeGreaterThan(15)
})

test('when the MARKED hero falls, another is MARKED at once, and is attacked by those who haven’t attacked yet', () => {
  const story = scenario({
    raiders: { Anna: { damage: 25 }, Bert: {} },
    dungeon: { play: ['Ogre Bodyguard', 'Defias Envoker'], below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  expect(story.eventsOfKind('marked').map((one) => one.seat)).toEqual([0, 1])
  expect([story.marked, story.damage('Bert')]).toEqual(['Bert', 7])
  story.waitsFor('Bert')
})

test('a raider who concedes is no longer MARKED', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg'] }, Bert: {} }, marked: 'Bert' })
  story.raider('Bert').concedes()
  expect(story.marked).toBe('Anna')
  story.waitsFor('Anna')
})

test('the cards are flipped one at a time, each on the chain with the raiders responding', () => {
  const story = scenario({
    raiders: { Anna: gouger },
    dungeon: { deck: ['Vapor', "Cookie's Cauldron", 'Ogre Bodyguard'] },
  })
  story.passUntil(() => story.chain.includes('Vapor'))
  expect([story.chain, story.party(DUNGEON_NAME).length]).toEqual([['Vapor'], 1])
  story.resolve()
  expect(story.party(DUNGEON_NAME)).toContain('Vapor')
  story.passUntil(() => story.chain.includes("Cookie's Cauldron"))
  expect(story.cards(DUNGEON_NAME, 'deck')[0]).toBe('Ogre Bodyguard')
  story.waitsFor('Anna')
})

test('the hero attacks first, then the allies in the order they entered play', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { play: ['Ogre Bodyguard', 'Vapor', 'Defias Envoker'], below: 0 },
    turn: DUNGEON_NAME,
  })
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual([
    'DDD-1',
    'DDD-16',
    'DDD-17',
    'DDD-10',
  ])
  story.waitsFor('Anna')
})

test('an ally does not attack in the turn it entered play, but in the next', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ['Vapor'], below: 0 },
    turn: DUNGEON_NAME,
  })
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual(['DDD-1'])
  story.nextTurn()
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual(['DDD-1', 'DDD-1', 'DDD-17'])
  story.waitsFor('Anna')
})

test('a Dungeon character that an effect readies attacks again', () => {
  const whip: Card = {
    id: 'OWN-1',
    set: 'OWN',
    no: '1',
    name: 'Whip',
    type: 'equipment',
    tags: [],
    powers: [when(attacksForTheFirstTime(any.hero), ready(thatCard))],
  }
  const story = scenario({
    cards: [whip],
    raiders: { Anna: {} },
    dungeon: { play: ['OWN-1'], below: 0 },
    turn: DUNGEON_NAME,
  })
  expect([story.eventsOfKind('attacking').length, story.exhausted(DUNGEON_NAME)]).toEqual([2, true])
  story.waitsFor('Anna')
})

test('while a Boss is in play only abilities reach the Dungeon hero', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Sinister Strike', 'Brigg'], resources: 2, play: ['Scarlet Kris', 'Zulanji'] },
    },
    dungeon: { play: [OAF] },
  })
  story.pick('attack Zulanji')
  expect(story.offers).toEqual([OAF])
  story.pick('back')
  story.raider('Anna').plays('Sinister Strike', { on: DUNGEON_NAME })
  story.resolve()
  expect(story.damage(DUNGEON_NAME)).toBe(2)
  story.waitsFor('Anna')
})

test('a Boss that a raider controls doesn’t prevent attacks on the Dungeon hero', () => {
  const story = scenario({ raiders: { Anna: { play: [OAF] } } })
  story.pick(`attack ${OAF}`)
  expect(story.offers).toEqual([DUNGEON_NAME])
  story.waitsFor('Anna', 'defender')
})

describe('difficulty modes', () => {
  test.each([
    ['novice', 'DDD-1', 'Anna'],
    ['experienced', 'DDD-1', DUNGEON_NAME],
    ['heroic', 'DDD-2', DUNGEON_NAME],
    ['legendary', 'DDD-3', DUNGEON_NAME],
  ])('%s: the hero is %s and %s begins', (mode, hero, first) => {
    const story = scenario({ raiders: { Anna: {} }, dungeon: { below: 0 }, mode })
    expect(story.game.objects[story.find(DUNGEON_NAME)]?.card).toBe(hero)
    const [begun] = story.eventsOfKind('turnStarted')
    expect(story.name(begun?.seat ?? -1)).toBe(first)
    story.waitsFor('Anna')
  })
})

test.each([1, 2, 3, 4, 5])('with %i seats all raiders have their turns, then the Dungeon', (n) => {
  const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'].slice(0, n)
  const story = scenario({
    raiders: Object.fromEntries(names.map((name) => [name, {}])),
    dungeon: { below: 0 },
  })
  for (let i = 1; i < n; i++) story.nextTurn()
  story.nextTurn()
  expect(story.eventsOfKind('turnStarted').map((one) => one.seat)).toEqual([...names.keys(), n, 0])
  expect(story.eventsOfKind('flipped')).toEqual([])
  story.waitsFor('Anna')
})

test('600.2b: "can attack only" on a raider’s card takes precedence over attacking the MARKED hero', () => {
  const taunt: Card = {
    id: 'OWN-1',
    set: 'OWN',
    no: '1',
    name: 'Taunt',
    type: 'ally',
    atk: 0,
    health: 20,
    tags: [],
    powers: [always(each(opposing.heroOrAlly).canAttackOnly(named('Taunt')))],
  }
  const story = scenario({
    cards: [taunt],
    raiders: { Anna: {}, Bert: { play: ['OWN-1'] } },
    dungeon: { play: ['Admiral Ripsnarl'], below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  expect([story.damage('Taunt'), story.damage('Anna')]).toEqual([9, 0])
  story.waitsFor('Anna')
})
