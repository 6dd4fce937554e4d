/**
 * Modifiers for players: hand size (415.4b), more resources each turn (412.1), and things that players can't do
 * (103.2).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asLongAs,
  attachTo,
  cant,
  controllerOf,
  each,
  entersPlayWith,
  everyone,
  hasTakenFirstTurn,
  hostCard,
  numberedCardsOfSet,
  ongoing,
  opponents,
  self,
  target,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Hoarder', { melee: 1, health: 1 }, 'Human', you.hasHandSize({ more: 2 })),
  2: ally('Taxman', { melee: 1, health: 1 }, 'Human', opponents.hasHandSize({ less: 4 })),
  3: ally('Dragon', { melee: 1, health: 1 }, 'Dragonkin', you.hasHandSize({ none: true })),
  4: ability(
    'Satchel',
    { cost: 0 },
    '',
    attachTo(target(any.hero)),
    ongoing(controllerOf(hostCard).hasHandSize({ more: 3 })),
  ),
  5: ally('Farmer', { melee: 1, health: 1 }, 'Human', you.mayPlaceMore()),
  6: ally('Miser', { melee: 1, health: 1 }, 'Human', everyone.cant('draw')),
  7: ally('Clerk', { melee: 1, health: 1 }, 'Human', opponents.cant('draw', 1)),
  8: ally('Keeper', { melee: 1, health: 1 }, 'Human', you.cant('discard')),
  9: ally('Herald', { melee: 1, health: 1 }, 'Human', everyone.cant('placeFaceDown')),
  10: ally(
    'Usher',
    { melee: 1, health: 1 },
    'Human',
    each(any.quest).has(cant('bePlacedFaceUp', { by: opponents })),
  ),
  11: ability('Windfall', { cost: 0 }, '', you.draw(2)),
  12: ability('Fright', { cost: 0 }, '', opponents.discard(1)),
  13: ally(
    'Latecomer',
    { melee: 1, health: 9 },
    'Human',
    asLongAs(hasTakenFirstTurn(opponents), self.has(entersPlayWith({ damage: 3 }))),
  ),
  14: ally('Idler', { melee: 1, health: 3 }, 'Human'),
  15: ability('Freeze', { cost: 0 }, '', attachTo(target(any.card)), ongoing(hostCard.cant('beReadied'))),
  16: ability('Peace', { cost: 0 }, '', attachTo(target(any.card)), ongoing(hostCard.cant('dealDamage'))),
  17: ability('Zap', { cost: 0 }, '', yourHero.deals(2, 'fire').to(target(any.ally))),
})
const nine = Array<string>(9).fill('Brigg')

test.each([
  ['is larger by two', ['Hoarder'], 0],
  ['is larger by three', [{ card: 'Satchel', on: 'Anna' }], -1],
  ['has no limit', ['Dragon'], -1],
])('a maximum hand size %s (415.4b)', (_, play, excess) => {
  const story = scenario({ cards, players: { Anna: { hand: nine, play }, Bert: {} } })
  story.passUntil(() => story.game.turn.player === 1 || story.decision?.kind === 'handSize')
  expect([story.decision?.kind === 'handSize', excess <= 0]).toEqual([false, true])
  story.waitsFor('Bert')
})

test('a maximum hand size can be smaller for opponents (415.4b)', () => {
  const story = scenario({ cards, players: { Anna: { hand: nine }, Bert: { play: ['Taxman'] } } })
  story.raider('Anna').passes()
  story.passUntil(() => story.decision?.kind === 'handSize')
  expect(story.decision).toMatchObject({ seat: 0, min: 6 })
  story.waitsFor('Anna', 'handSize')
})

test('a player places more than one resource per turn if a card says so (412.1)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Brigg', 'Brigg', 'Brigg'], play: ['Farmer'] }, Bert: {} },
  })
  const anna = story.raider('Anna').places('Brigg')
  story.resolve()
  expect(anna.may('place Brigg')).toBe(true)
  anna.places('Brigg')
  story.resolve()
  expect([anna.may('place Brigg'), story.resources('Anna').total]).toEqual([false, 2])
  story.waitsFor('Anna')
})

test('a player who can’t draw cards draws none (103.2)', () => {
  const story = scenario({ cards, players: { Anna: { hand: ['Windfall'], play: ['Miser'] }, Bert: {} } })
  story.raider('Anna').plays('Windfall')
  story.resolve()
  story.turnOf('Bert')
  expect([story.cards('Anna', 'hand'), story.cards('Bert', 'hand')]).toEqual([[], []])
  story.waitsFor('Bert')
})

test('a player who can’t draw more than one card each turn draws one (103.2)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Windfall', 'Windfall'] }, Bert: { play: ['Clerk'] } },
  })
  story.raider('Anna').plays('Windfall')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.raider('Anna').plays('Windfall')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('a player who can’t discard cards discards none, and keeps a large hand (103.2, 503.2a)', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Fright'] }, Bert: { hand: nine, play: ['Keeper'] } },
  })
  story.raider('Anna').plays('Fright')
  story.resolve()
  expect(story.cards('Bert', 'hand')).toHaveLength(9)
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(story.cards('Bert', 'hand')).toHaveLength(10)
  story.waitsFor('Anna')
})

test('resources can’t be placed face down, or quests face up, if a card says so (103.2)', () => {
  const down = scenario({
    cards,
    players: { Anna: { hand: ['Brigg', 'A Bird in Hand'], play: ['Herald'] }, Bert: {} },
  })
  expect(down.offers.filter((offer) => offer.startsWith('place'))).toEqual(['place A Bird in Hand'])
  down.waitsFor('Anna')
  const up = scenario({
    cards,
    players: { Anna: { hand: ['A Bird in Hand', 'Idler'] }, Bert: { play: ['Usher'] } },
  })
  const placings = up.decision?.options.flatMap((one) => (one.kind === 'place' ? [one.faceUp] : []))
  expect(placings).toEqual([false, false])
  up.waitsFor('Anna')
})

test.each([
  ['Anna', 0],
  ['Bert', 3],
])('a card asks whether an opponent took the first turn (101.2): %s plays it', (name, damage) => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Latecomer', 'Idler'] }, Bert: { hand: ['Latecomer', 'Idler'] } },
  })
  story.turnOf(name)
  story.raider(name).plays('Latecomer')
  story.resolve()
  expect(story.damage('Latecomer')).toBe(damage)
  story.waitsFor(name)
})

test('a card that can’t ready stays exhausted in the ready step and when a text readies it (103.2)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: {
        hand: ['Idler'],
        play: [
          { card: 'Idler', exhausted: true },
          { card: 'Freeze', on: 'Idler' },
        ],
      },
      Bert: {},
    },
  })
  story.turnOf('Bert')
  story.turnOf('Anna')
  expect(story.exhausted('Idler')).toBe(true)
  story.waitsFor('Anna')
})

test('a character that can’t deal damage deals none (103.2)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { hand: ['Zap', 'Idler'], play: [{ card: 'Peace', on: 'Anna' }] },
      Bert: { play: ['Idler'] },
    },
  })
  story.raider('Anna').plays('Zap', { on: 'Idler' })
  story.resolve()
  expect(story.damage('Idler')).toBe(0)
  story.waitsFor('Anna')
})
