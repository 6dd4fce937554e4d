/** The options with which a story sets its table: each has exactly its described effect. */
import { describe, expect, test } from 'vitest'
import { addCounters, location, numberedCardsOfSet, pay } from '../cards/builders.ts'
import { viewFor } from '../engine/index.ts'
import { type Story, scenario } from './scenario.ts'
import { DUNGEON_NAME, idOfDungeonHeroAtLevel, NOTHING_CARD_NAME } from './table-setup.ts'

const gouger = { hand: ['Gouge'], resources: 1 }

describe('a card that another player owns', () => {
  test('is controlled by the player who laid it, and goes to its owner’s graveyard', () => {
    const story = scenario({
      raiders: {
        Anna: { play: [{ card: 'Brigg', owner: 'Bert' }], hand: ['Rend'] },
        Bert: {},
      },
    })
    expect([story.controller('Brigg'), story.owner('Brigg')]).toEqual(['Anna', 'Bert'])
    expect([story.party('Anna'), story.party('Bert')]).toEqual([
      ['Frizlix of Kezan', 'Brigg'],
      ['Frizlix of Kezan'],
    ])
    story.raider('Bert').concedes()
    expect(story.isInPlay('Brigg')).toBe(false)
    story.waitsFor('Anna')
  })

  test('may belong to the Dungeon, be attached, be a resource, or be taken out of an opening hand', () => {
    const story = scenario({
      raiders: {
        Anna: {
          play: [
            { card: 'Defias Pirate', owner: DUNGEON_NAME },
            { card: 'Rend', on: DUNGEON_NAME, owner: 'Bert' },
          ],
          faceDown: [{ card: 'Execute', owner: 'Bert' }],
          hand: ['Brigg'],
        },
        Bert: { below: 0 },
      },
    })
    expect(
      ['Defias Pirate', 'Rend', 'Execute'].map((name) => [story.controller(name), story.owner(name)]),
    ).toEqual([
      ['Anna', DUNGEON_NAME],
      ['Anna', 'Bert'],
      ['Anna', 'Bert'],
    ])
    expect([story.cards('Bert', 'hand'), story.cards('Bert', 'deck')]).toEqual([[], []])
    story.waitsFor('Anna')
  })
})

describe('everyWindow', () => {
  const windows = (everyWindow?: true): Story =>
    scenario({
      raiders: { Anna: { hand: ['Rend', 'Brigg'], resources: 1 }, Bert: {} },
      ...(everyWindow ? { everyWindow } : {}),
    })
  const askedForRend = (story: Story): unknown =>
    story.askedWhile(() => {
      story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
      story.resolve()
    })

  test('asks players who can only pass', () => {
    const story = windows(true)
    expect(askedForRend(story)).toEqual([
      ['Anna', 'target'],
      ['Anna', 'priority'],
      ['Bert', 'priority'],
      ['Anna', 'priority'],
    ])
    story.waitsFor('Anna')
  })

  test('is off by default', () => {
    const story = windows()
    expect(askedForRend(story)).toEqual([
      ['Anna', 'target'],
      ['Anna', 'priority'],
    ])
    story.waitsFor('Anna')
  })
})

test('counters can be put on cards in play, named and unnamed', () => {
  const mine = location(
    'Mine',
    { capacity: { counter: 'Ore', most: 3 } },
    '',
    pay(0).to(addCounters('Ore', 1)),
  )
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: mine }),
    raiders: {
      Anna: {
        quests: [{ card: 'Mine', counters: { Ore: 2 } }],
        play: ['Zulanji', { card: 'Brigg', boosts: [{ counter: { atk: 1, health: 2 }, n: 2 }] }],
      },
    },
  })
  expect(['Mine', 'Brigg', 'Zulanji'].map((name) => story.counters(name))).toEqual([
    { Ore: 2 },
    { '+1 / +2': 2 },
    {},
  ])
  for (const more of [3, 3]) {
    story.raider('Anna').uses('Mine')
    story.resolve()
    expect(story.counters('Mine')).toEqual({ Ore: more })
  }
  expect([story.atk('Brigg'), story.health('Brigg')]).toEqual([3, 6])
  story.waitsFor('Anna')
})

describe('resources', () => {
  test('some can be exhausted, and no play that they could have paid for is offered', () => {
    const story = scenario({
      raiders: {
        Anna: { hand: ['Rend'] },
        Bert: { hand: ['Gouge'], resources: 3, quests: ['A Bird in Hand'], spent: 4 },
      },
    })
    expect(story.resources('Bert')).toEqual({ ready: 0, total: 4 })
    story.waitsFor('Anna')
  })

  test('the turn player readies theirs, as the rules demand', () => {
    const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 2, spent: 2 } } })
    expect(story.resources('Anna')).toEqual({ ready: 2, total: 2 })
    story.waitsFor('Anna')
  })

  test('exhausting more of them than there are throws', () => {
    expect(() => scenario({ raiders: { Anna: { resources: 1, spent: 2 } } })).toThrow('only 1 ready')
  })

  test('the story chooses which card lies face down, and other players don’t see it', () => {
    const story = scenario({
      raiders: {
        Anna: { hand: ['Brigg'], faceDown: ['Execute', { card: 'Rend', exhausted: true }], resources: 1 },
        Bert: {},
      },
      turn: 'Bert',
    })
    expect(story.faceDown('Anna')).toEqual(['Execute', 'Rend', 'Oruk Starstorm'])
    expect([story.isFaceDown('Execute'), story.isFaceDown('Anna'), story.faceDown('Bert')]).toEqual([
      true,
      false,
      [],
    ])
    expect([story.exhausted('Execute'), story.exhausted('Rend')]).toEqual([false, true])
    expect(JSON.stringify(viewFor(story.game, story.seat('Bert')))).not.toContain('Execute')
    story.nextTurn()
    story.waitsFor('Anna')
  })
})

describe('a raider who is out', () => {
  test('has left the game with their cards before the story begins', () => {
    const story = scenario({
      raiders: { Anna: { hand: ['Brigg'] }, Bert: { out: true, play: ['Zulanji'], ...gouger }, Cleo: {} },
    })
    expect([story.game.players[1]?.out, story.isInPlay('Zulanji'), story.eventsOfKind('lost')]).toEqual([
      true,
      false,
      [],
    ])
    expect(story.asked.some(([name]) => name === 'Bert')).toBe(false)
    story.turnOf('Cleo')
    expect(story.eventsOfKind('turnStarted').map(({ seat }) => story.name(seat))).toEqual(['Anna', 'Cleo'])
    story.waitsFor('Cleo')
  })

  test('counts as fallen when the Dungeon hero levels up (Level Up Rules)', () => {
    const story = scenario({
      raiders: { Anna: {}, Bert: { out: true } },
      dungeon: { filler: NOTHING_CARD_NAME },
      level: 3,
      turn: DUNGEON_NAME,
    })
    expect(story.eventsOfKind('levelled').map(({ level }) => level)).toEqual([4])
    story.waitsFor('Anna')
  })
})

describe('the filler NOTHING', () => {
  test('is flipped and resolves, and no raider is asked or dealt damage by it', () => {
    const story = scenario({
      raiders: {
        Anna: { filler: NOTHING_CARD_NAME, resources: 9 },
        Bert: { filler: NOTHING_CARD_NAME, hand: ['Brigg'] },
      },
      dungeon: { filler: NOTHING_CARD_NAME, exhausted: true },
      level: 4,
      turn: 'Bert',
      marked: 'Anna',
    })
    story.nextTurnUnprotected()
    expect(story.eventsOfKind('flipped').map(({ card }) => card)).toEqual(Array(4).fill('STORY-0'))
    expect(story.eventsOfKind('damaged').filter(({ combat }) => !combat)).toEqual([])
    expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual(Array(4).fill(NOTHING_CARD_NAME))
    expect([story.cards('Anna', 'hand'), story.offers.filter((offer) => offer.startsWith('play'))]).toEqual([
      [NOTHING_CARD_NAME],
      [],
    ])
    story.waitsFor('Anna')
  })
})

test.each([64_000, 128_000])(
  'the level of a Boss is the last number of its id, even if it is %i digits long',
  (length) => {
    const digits = '1'.repeat(length)
    expect(idOfDungeonHeroAtLevel('DDD-10', 2)).toBe('DDD-2')
    expect(idOfDungeonHeroAtLevel(`DDD-${digits}`, 2)).toBe('DDD-2')
    expect(idOfDungeonHeroAtLevel(`DDD-${digits}x`, 2)).toBe(`DDD-${digits}x`)
  },
)
