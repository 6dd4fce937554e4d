/** Kinds of modifiers (713, 714) and their timestamps (718). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  asItEnters,
  atkAndHealthBonus,
  becomesDamageType,
  cardsInGraveyard,
  each,
  everyone,
  numberedCardsOfSet,
  put,
  restOfGame,
  target,
  thisTurn,
  underOwnersControl,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'

const kindler = ally(
  'Kindler',
  { cost: 0, melee: 1, health: 2 },
  '',
  always(each(any.ally).has(becomesDamageType('fire'))),
)
const chiller = ally(
  'Chiller',
  { cost: 0, melee: 1, health: 2 },
  '',
  always(each(any.ally).has(becomesDamageType('frost'))),
)
const cards = numberedCardsOfSet('OWN', {
  'stamps-1': kindler,
  'stamps-2': chiller,
  'stamps-3': ally(
    'Herald',
    { cost: 0, melee: 1, health: 2 },
    '',
    asItEnters(restOfGame(each(any.ally).has(becomesDamageType('holy')))),
  ),
  'stamps-4': ability(
    'Rise',
    { cost: 0 },
    '',
    underOwnersControl(put(cardsInGraveyard(everyone, any.ally), 'play')),
  ),
  'stamps-5': ability('Bolt', { cost: 0 }, '', yourHero.deals(1, 'fire').to(target(any.ally))),
  'stamps-6': ability('Drill', { cost: 0 }, '', thisTurn(target(any.ally).has(atkAndHealthBonus(0, 3)))),
  'stamps-7': ability('Refill', { cost: 0 }, '', you.drawUpTo(3)),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: { resources: 4, ...anna }, Bert: { resources: 4, ...bert } } })
const types = (story: Story, name: string) => story.characteristics(name).damageTypes

test('damage dealt by a one-shot modifier stays; a continuous modifier lasts for its duration (713.1, 714.1)', () => {
  const story = duel({ hand: ['Drill', 'Bolt', 'Rend'], play: ['Chiller'] })
  const anna = story.raider('Anna').plays('Drill', { on: 'Chiller' })
  story.resolve()
  anna.plays('Bolt', { on: 'Chiller' })
  story.resolve()
  expect([story.health('Chiller'), story.damage('Chiller')]).toEqual([5, 1])
  expect(story.game.modifiers).toHaveLength(1)
  story.turnOf('Anna')
  expect([story.health('Chiller'), story.damage('Chiller')]).toEqual([2, 1])
  expect([story.game.modifiers, types(story, 'Chiller')]).toEqual([[], ['frost']])
  story.waitsFor('Anna')
})

test('drawing up to a limit draws the missing cards, and nothing if the hand has that many or more (713.2)', () => {
  for (const [hand, after] of [
    [['Refill'], 3],
    [['Refill', 'Rend', 'Rend', 'Rend'], 3],
    [['Refill', 'Rend', 'Rend', 'Rend', 'Rend'], 4],
  ] as const) {
    const story = duel({ hand: [...hand] })
    story.raider('Anna').plays('Refill')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(after)
    story.waitsFor('Anna')
  }
})

test('a modifier that a card makes as it enters has the timestamp of that moment (718.2e)', () => {
  const story = duel({ hand: ['Kindler', 'Herald', 'Chiller', 'Rend'] })
  const seen = ['Kindler', 'Herald', 'Chiller'].map((card) => {
    story.raider('Anna').plays(card)
    story.resolve()
    return types(story, 'Kindler')
  })
  expect(seen).toEqual([['fire'], ['holy'], ['frost']])
  story.waitsFor('Anna')
})

test('a player chooses the order of modifiers that begin at the same time (718.3)', () => {
  for (const [order, then] of [
    [['Kindler', 'Chiller'], 'frost'],
    [['Chiller', 'Kindler'], 'fire'],
  ] as const) {
    const story = duel({ hand: ['Rise', 'Rend'], graveyard: ['Brigg', 'Kindler', 'Chiller'] })
    story.raider('Anna').plays('Rise')
    story.resolve()
    expect([story.decision?.kind, story.offers]).toEqual(['order', ['Kindler', 'Chiller']])
    story.raider('Anna').answers(...order)
    expect(types(story, 'Brigg')).toEqual([then])
    story.waitsFor('Anna')
  }
})

test('modifiers of the turn player begin before those of the next player (718.3)', () => {
  for (const turn of ['Anna', 'Bert']) {
    const story = scenario({
      cards,
      turn,
      players: {
        Anna: { hand: ['Rise', 'Rend'], graveyard: ['Kindler', 'Brigg'] },
        Bert: { hand: ['Rise', 'Rend'], graveyard: ['Chiller'] },
      },
    })
    story.raider(turn).plays('Rise')
    story.resolve()
    expect(types(story, 'Brigg')).toEqual([turn === 'Anna' ? 'frost' : 'fire'])
    story.waitsFor(turn)
  }
})
