/**
 * Pre-priority checks: dying characters, loose attachments, stray damage and counters, one location per player
 * (410.6).
 */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  any,
  atkAndHealthBonus,
  isDestroyed,
  location,
  numberedCardsOfSet,
  pay,
  putToken,
  quest,
  self,
  target,
  thatTarget,
  thisTurn,
  token,
  when,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutChecksBeforePriority } from '../../../scenarios/test-cards/checks.ts'
import { exampleCardsAboutCosts } from '../../../scenarios/test-cards/costs.ts'
import { exampleCardsAboutObjects } from '../../../scenarios/test-cards/objects.ts'

const instant = { cost: 0, instant: true } as const
const EX = (n: number): string => `EX-checks-${n}`
const NALONAE = exampleCardsAboutCosts.find(({ name }) => name === 'Nalonae')?.id ?? ''
const DRAGONLING = 'EX-objects-21'
const cards = [
  ...exampleCardsAboutChecksBeforePriority,
  ...exampleCardsAboutObjects,
  ...numberedCardsOfSet('OWN', {
    1: ability('Singe', instant, '', yourHero.deals(1, 'fire').to(target(any.ally))),
    2: ability('Wither', instant, '', thisTurn(target(any.ally).has(atkAndHealthBonus(0, -9)))),
    3: ally(
      'Avenger',
      { melee: 1, health: 9 },
      '',
      when(isDestroyed(any.ally, { by: any.hero }), you.draw(1)),
    ),
    4: ability('Conjure', instant, '', putToken(token('Treant', { melee: 1, health: 1 }))),
    5: quest('Errand', 0, {}, you.draw(1)),
    6: ability('Note', instant, '', addCounters('clue', 2, target(any.quest))),
    7: location('Mine', {}, ''),
    9: ally('Weakling', { melee: 1, health: 1 }, ''),
    10: ability(
      'Blight',
      instant,
      '',
      yourHero.deals(1, 'fire').to(target(any.ally)),
      thisTurn(thatTarget.has(atkAndHealthBonus(0, -9))),
    ),
    8: location('Mill', {}, '', pay(0).to(addCounters('flour', 1, self))),
  }),
]

test('Chain Lightning on three Ironforge Guards: after each wave, the next one has too little health (410.6a, example)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { hand: [EX(2), 'Rend'], resources: 5 },
      Bert: { play: [EX(1), EX(1), EX(1)] },
    },
  })
  expect(story.health('Ironforge Guards')).toBe(3)
  story.pick('play Chain Lightning')
  const guards = story.game.play.filter((id) => story.cardName(id) === 'Ironforge Guards')
  story.pick(...guards.map((id) => `o${id}`))
  story.resolve()
  expect(story.eventsOfKind('damaged').map(({ amount }) => amount)).toEqual([3, 2, 1])
  const fallen = story.eventsOfKind('moved').filter((one) => one.why === 'destroyed')
  expect(fallen.map((one) => one.was)).toEqual(guards)
  expect(fallen.map((one) => one.by?.length)).toEqual([1, 1, 1])
  story.waitsFor('Anna')
})

test.each<[string, number]>([
  ['Singe', 2],
  ['Wither', 1],
])(
  '%s: fatal damage dealt since the last check destroys a character; with 0 health it has no cause (410.6a)',
  (card, hand) => {
    const story = scenario({
      cards,
      players: { Anna: { play: ['Avenger'], hand: ['Singe', 'Wither'] }, Bert: { play: ['OWN-9'] } },
    })
    story.raider('Anna').plays(card, { on: 'Weakling' })
    story.resolveAll()
    expect([story.isInPlay('Weakling'), story.cards('Anna', 'hand').length]).toEqual([false, hand])
    story.waitsFor('Anna')
  },
)

test('damage dealt together with the loss of all health isn’t the cause of the destruction (410.6a)', () => {
  const story = scenario({
    cards,
    players: { Anna: { play: ['Avenger'], hand: ['Blight', 'Rend'] }, Bert: { play: ['OWN-9'] } },
  })
  story.raider('Anna').plays('Blight', { on: 'Weakling' })
  story.resolveAll()
  expect([story.isInPlay('Weakling'), story.cards('Anna', 'hand')]).toEqual([false, ['Rend']])
  story.waitsFor('Anna')
})

test('Turn the Blade stays attached to an Arcanite Dragonling that is no longer an ally (410.6c, example)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { hand: [EX(3), 'Rend'], resources: 1 },
      Bert: { play: [DRAGONLING], resources: 1, hand: ['Rend'] },
    },
  })
  story.passUntil(() => story.decision?.seat === 1)
  story.raider('Bert').uses('Arcanite Dragonling')
  story.resolve()
  story.raider('Anna').plays('Turn the Blade', { on: 'Arcanite Dragonling' })
  story.resolve()
  expect(story.host('Turn the Blade')).toBe('Arcanite Dragonling')
  story.nextTurn()
  expect(story.host('Turn the Blade')).toBe('Arcanite Dragonling')
  story.waitsFor('Bert')
})

test('412.1b, example: with Readiness, a face-down ability that is destroyed for Nalonae still enters the graveyard', () => {
  const story = scenario({
    cards: [...cards, ...exampleCardsAboutCosts],
    players: { Anna: { hand: [EX(4), NALONAE, 'Rend', 'Gouge'], resources: 3 }, Bert: {} },
  })
  const anna = story.raider('Anna').places('Rend')
  story.resolve()
  anna.plays('Readiness')
  story.resolve()
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'removed')]).toEqual([[], ['Readiness']])
  const rend = story.game.play.find((id) => story.cardName(id) === 'Rend')
  anna.plays('Nalonae')
  story.pick(`o${rend}`)
  expect(story.cards('Anna', 'graveyard')).toEqual(['Rend'])
  expect(story.cards('Anna', 'removed')).toEqual(['Readiness'])
  story.resolve()
  story.waitsFor('Anna')
})

test('damage on an Arcanite Dragonling is removed by the next checks after it stops being an ally (410.6e)', () => {
  const story = scenario({
    cards,
    players: { Anna: { play: [DRAGONLING], resources: 1, hand: ['Singe', 'Rend'] }, Bert: {} },
  })
  story.raider('Anna').uses('Arcanite Dragonling')
  story.resolve()
  story.raider('Anna').plays('Singe', { on: 'Arcanite Dragonling' })
  story.resolve()
  expect(story.damage('Arcanite Dragonling')).toBe(1)
  story.nextTurn()
  expect(story.damage('Arcanite Dragonling')).toBe(0)
  expect(story.eventsOfKind('damagePut')).toMatchObject([{ amount: -1 }])
  story.waitsFor('Bert')
})

test('a token that has left play ceases to exist (410.6d)', () => {
  const story = scenario({ cards, players: { Anna: { hand: ['Conjure', 'Singe', 'Rend'] }, Bert: {} } })
  story.raider('Anna').plays('Conjure')
  story.resolve()
  story.raider('Anna').plays('Singe', { on: 'Treant' })
  story.resolve()
  expect([story.isInPlay('Treant'), story.cards('Anna', 'graveyard')]).toEqual([false, ['Conjure', 'Singe']])
  story.waitsFor('Anna')
})

test('a quest that is turned face down loses its counters, and the event doesn’t reveal its name (404.1b, 410.6f)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Note', 'Rend'], quests: ['Errand'] }, Bert: {} },
  })
  story.raider('Anna').plays('Note', { on: 'Errand' })
  story.resolve()
  expect(story.counters('Errand')).toEqual({ clue: 2 })
  story.raider('Anna').completes('Errand')
  story.resolve()
  expect(story.counters('Errand')).toEqual({})
  expect(story.eventsOfKind('counters').map(({ n, card }) => [n, card])).toEqual([
    [2, 'OWN-5'],
    [-2, ''],
  ])
  story.waitsFor('Anna')
})

test('a player with two locations chooses one and turns the other face down before anybody gets priority (410.6g)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Mill', 'Rend'], quests: ['Mine'] }, Bert: { quests: ['Mill'] } },
  })
  story.raider('Anna').places('Mill', 'up')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['choose', ['Mine', 'Mill']])
  story.pick('Mill')
  expect(['Anna', 'Mine', 'Mill'].map((name) => story.isFaceDown(name))).toEqual([false, true, false])
  expect(story.resources('Anna').total).toBe(2)
  story.waitsFor('Anna')
})

test('each player chooses one location, and all others turn face down at the same time (410.6g)', () => {
  const story = scenario({
    cards,
    players: { Anna: { quests: ['Mine', 'Mill'], hand: ['Rend'] }, Bert: { quests: ['Mill', 'Mine'] } },
  })
  expect(story.decision?.seat).toBe(0)
  story.pick('Mine')
  expect([story.decision?.seat, story.eventsOfKind('turnedFaceDown')]).toEqual([1, []])
  story.pick('Mine')
  expect(story.eventsOfKind('turnedFaceDown')).toHaveLength(2)
  story.waitsFor('Anna')
})
