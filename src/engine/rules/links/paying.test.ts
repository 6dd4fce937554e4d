/** The things with which costs can be paid (403.1, 403.4), and the cost of a card (201, 403.6a). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  addCounters,
  additionalCost,
  ally,
  always,
  any,
  cant,
  costsLess,
  destroy,
  destroying,
  destroySelf,
  discarding,
  divideCounters,
  each,
  eachPays,
  exhausting,
  friends,
  item,
  location,
  numberedCardsOfSet,
  numberOfCounters,
  optionally,
  pay,
  putTokenCopy,
  quest,
  rememberedNumber,
  removingCounters,
  self,
  target,
  targetsBetween,
  type UnnumberedCard,
  withoutPaying,
  withStat,
  wouldBeDestroyed,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { cardTextLines } from '../../../cards/text.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { statOf } from '../../queries/card-text/amounts.ts'

const OAF = 'Lumbering Oaf'
const saved = wouldBeDestroyed(yourHero.heals(1).from(yourHero))
const beast = (name: string, ...powers: Parameters<typeof ally>[3][]): UnnumberedCard =>
  ally(name, { cost: 2, melee: 2, health: 2 }, '', ...powers)

const own: Record<string, UnnumberedCard> = {
  Altar: item('Altar', { cost: 1 }, '', pay(destroying(each(your.ally))).to(you.draw(1))),
  Bomb: item('Bomb', { cost: 1 }, '', pay(destroySelf).to(you.draw(1))),
  Camp: item('Camp', { cost: 1 }, '', pay(exhausting(each(your.ally))).to(you.draw(1))),
  Pact: item('Pact', { cost: 1 }, '', pay(eachPays(friends, discarding(any.card))).to(you.draw(3))),
  Phoenix: beast('Phoenix', self.has(saved)),
  Ghost: beast('Ghost', optionally(self.has(saved))),
  Rock: beast('Rock', self.has(cant('beDestroyed'), cant('exhaust'))),
  Mechanic: beast('Mechanic', always(each(your.equipment).has(saved))),
  Stuck: beast('Stuck', always(each(any.resource).has(cant('exhaust')))),
  Spear: item(
    'Spear',
    { cost: 1 },
    '',
    pay(removingCounters('surge', 'all', 'surges')).to(you.draw(rememberedNumber('surges'))),
    pay(removingCounters('surge', 2)).to(yourHero.deals(1, 'frost').to(each(any.hero))),
  ),
  Surge: ability('Surge', { cost: 0 }, '', addCounters('surge', 1, target(any.equipment))),
  Free: ability(
    'Free',
    { cost: 5 },
    '',
    always(self.has(withoutPaying, additionalCost(destroying(each(your.ally))))),
    you.draw(1),
  ),
  Herald: beast('Herald', always(each(your.ally).has(costsLess(2)))),
  Purge: ability('Purge', { cost: 0 }, '', destroy(each(withStat(any.ally, 'cost', '<=', 1)))),
  Errand: quest('Errand', 3, {}, you.draw(1)),
  Harbor: location('Harbor', {}, ''),
  Mirror: ability('Mirror', { cost: 0 }, '', putTokenCopy(target(your.ally))),
  Spores: ability('Spores', { cost: 0 }, '', divideCounters('spore', 3, targetsBetween(1, 3, any.ally))),
  Ration: ability(
    'Ration',
    { cost: 0 },
    '',
    divideCounters('ration', numberOfCounters('surge', each(your.equipment)), targetsBetween(0, 3, any.ally)),
  ),
}

const cards = numberedCardsOfSet('OWN', own)
const table = (anna: PartySetup, bert?: PartySetup): Story =>
  scenario({
    cards,
    raiders: { Anna: { ...anna, hand: [...(anna.hand ?? []), 'Brigg'] }, ...(bert ? { Bert: bert } : {}) },
    dungeon: { play: [OAF] },
  })
const counted = (story: Story, name: string): unknown => story.counters(name)

describe('replaced and impossible payments (403.1)', () => {
  test('an ally whose destruction would be replaced can’t be destroyed as a cost, another ally can', () => {
    const alone = table({ play: ['Altar', 'Phoenix'] })
    expect(alone.raider('Anna').may('power Altar')).toBe(false)
    alone.waitsFor('Anna')
    const story = table({ play: ['Altar', 'Phoenix', 'Brigg'] })
    story.raider('Anna').uses('Altar')
    story.resolve()
    expect([story.cards('Anna', 'graveyard'), story.isInPlay('Phoenix')]).toEqual([['Brigg'], true])
    story.waitsFor('Anna')
  })

  test('an ally whose destruction may be replaced can be destroyed as a cost, and the replacement doesn’t apply', () => {
    const story = table({ play: ['Altar', 'Ghost'], damage: 3 })
    story.raider('Anna').uses('Altar')
    expect([story.cards('Anna', 'graveyard'), story.eventsOfKind('healed')]).toEqual([['Ghost'], []])
    story.waitsFor('Anna')
  })

  test('a card that can’t be destroyed or exhausted can’t pay such a cost', () => {
    const story = table({ play: ['Altar', 'Camp', 'Rock'] })
    const anna = story.raider('Anna')
    expect([anna.may('power Altar'), anna.may('power Camp')]).toEqual([false, false])
    story.waitsFor('Anna')
  })

  test('a card whose own destruction would be replaced can’t be destroyed for its own cost', () => {
    const story = table({ play: ['Bomb', 'Mechanic'] })
    expect(story.raider('Anna').may('power Bomb')).toBe(false)
    story.waitsFor('Anna')
    const without = table({ play: ['Bomb'] })
    expect(without.raider('Anna').may('power Bomb')).toBe(true)
    without.waitsFor('Anna')
  })

  test('resources that can’t be exhausted can’t pay', () => {
    const story = table({ resources: 3, play: ['Stuck'] })
    expect(story.raider('Anna').may('play Brigg')).toBe(false)
    story.waitsFor('Anna')
    const free = table({ resources: 3 })
    expect(free.raider('Anna').may('play Brigg')).toBe(true)
    free.waitsFor('Anna')
  })
})

describe('a cost that several players pay (403.1)', () => {
  test('if one player refuses, nothing happens, and the open question is asked again', () => {
    const story = table({ play: ['Pact'], hand: ['Gouge'] }, { hand: ['Gouge', 'Brigg'] })
    const anna = story.raider('Anna').uses('Pact').answers('Gouge')
    story.raider('Bert').answers('no')
    expect([story.cards('Anna', 'hand').length, story.chain]).toEqual([2, []])
    expect(anna.may('power Pact')).toBe(true)
    story.waitsFor('Anna')
  })

  test('if all agree, each pays a part', () => {
    const story = table({ play: ['Pact'], hand: ['Gouge'] }, { hand: ['Gouge', 'Brigg'] })
    story.raider('Anna').uses('Pact').answers('Gouge')
    expect(story.eventsOfKind('moved').filter(({ why }) => why === 'discarded')).toEqual([])
    story.raider('Bert').answers('yes').answers('Brigg')
    expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([
      ['Gouge'],
      ['Brigg'],
    ])
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(4)
    story.waitsFor('Anna')
  })

  test('is not offered if one of the players can’t pay', () => {
    const story = table({ play: ['Pact'] }, { hand: [] })
    expect(story.raider('Anna').may('power Pact')).toBe(false)
    story.waitsFor('Anna')
  })
})

describe('counters', () => {
  test('“all counters” are removed, even if there are none (403.4)', () => {
    const story = table({ play: ['Spear'], hand: ['Surge'] })
    const anna = story.raider('Anna')
    anna.uses('Spear')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(2)
    anna.plays('Surge', { on: 'Spear' })
    story.resolve()
    anna.uses('Spear')
    expect(counted(story, 'Spear')).toEqual({})
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(2)
    story.waitsFor('Anna')
  })

  test('a fixed number of counters must be present (403.1)', () => {
    const story = table({ play: ['Spear'], hand: ['Surge', 'Surge'] })
    const second = (): boolean =>
      story.decision?.options.some((option) => option.kind === 'power' && option.power === 1) ?? false
    for (const expected of [false, true]) {
      story.raider('Anna').plays('Surge', { on: 'Spear' })
      story.resolve()
      expect(second()).toBe(expected)
    }
    story.waitsFor('Anna')
  })

  test('counters are divided like damage: each target gets at least one (707.1d)', () => {
    const story = table({ play: ['Rock', 'Ghost', 'Phoenix'], hand: ['Spores'] })
    story.raider('Anna').plays('Spores', { on: ['Rock', 'Ghost'] })
    expect(story.decision).toMatchObject({ kind: 'divide', amounts: { min: 1, max: 3, sum: 3 } })
    story.pick('Rock=2', 'Ghost=1')
    story.resolve()
    expect([counted(story, 'Rock'), counted(story, 'Ghost')]).toEqual([{ spore: 2 }, { spore: 1 }])
    expect(counted(story, 'Phoenix')).toEqual({})
    story.waitsFor('Anna')
  })

  test('the amount to divide is read before the targets are chosen, and there is at least one target unless it is 0 (707.1d)', () => {
    const story = table({ play: ['Spear', 'Rock', 'Ghost', 'Phoenix'], hand: ['Surge', 'Ration', 'Ration'] })
    const anna = story.raider('Anna').plays('Ration')
    expect(story.decision).toMatchObject({ kind: 'target', min: 0 })
    anna.answers()
    story.resolve()
    anna.plays('Surge', { on: 'Spear' })
    story.resolve()
    anna.plays('Ration')
    expect(story.decision).toMatchObject({ kind: 'target', min: 1, max: 1 })
    anna.answers('Rock')
    story.resolve()
    expect(counted(story, 'Rock')).toEqual({ ration: 1 })
    story.waitsFor('Anna')
  })
})

describe('the cost of a card', () => {
  test('a player who plays a card without paying its cost still pays additional costs (403.6a)', () => {
    const story = table({ hand: ['Free'], play: ['Rock'] })
    expect(story.raider('Anna').may('play Free')).toBe(false)
    story.waitsFor('Anna')
    const paid = table({ hand: ['Free'], play: ['Ghost'] })
    paid.raider('Anna').plays('Free')
    expect(paid.cards('Anna', 'graveyard')).toEqual(['Ghost', 'Free'])
    paid.waitsFor('Anna')
  })

  test('texts that read a cost use the printed one, whatever was paid (201.1, 403.6a)', () => {
    const story = table({ hand: ['Ghost', 'Purge'], play: ['Herald'] })
    const anna = story.raider('Anna').plays('Ghost')
    story.resolve()
    anna.plays('Purge')
    story.resolve()
    expect(story.isInPlay('Ghost')).toBe(true)
    story.waitsFor('Anna')
  })

  test('a quest and a location have cost 0 and are never played (201.2)', () => {
    const story = table({ hand: ['Errand', 'Harbor'], resources: 5 })
    const anna = story.raider('Anna')
    const hand = story.game.players[0]?.hand ?? []
    expect(hand.slice(0, 2).map((id) => statOf(story.game, id, 'cost'))).toEqual([0, 0])
    expect([anna.may('play Errand'), anna.may('play Harbor')]).toEqual([false, false])
    expect([anna.may('place Errand'), anna.may('place Harbor')]).toEqual([true, true])
    story.waitsFor('Anna')
  })

  test('a token has cost 0, even as a copy of a card with another cost (201.4)', () => {
    const story = table({ hand: ['Mirror', 'Purge'], play: ['Ghost'] })
    const anna = story.raider('Anna').plays('Mirror', { on: 'Ghost' })
    story.resolve()
    anna.plays('Purge')
    story.resolve()
    story.pick('no')
    expect(story.party('Anna').filter((name) => name === 'Ghost')).toHaveLength(1)
    expect(story.object('Ghost').token).toBeUndefined()
    story.waitsFor('Anna')
  })
})

test('generates the texts of these costs', () => {
  const told = Object.fromEntries(cards.map((card) => [card.name, cardTextLines(card)]))
  expect(told.Pact).toEqual(['Each friendly player discards a card → Draw three cards.'])
  expect(told.Spear).toEqual([
    'Remove all surge counters → Draw that many cards.',
    'Remove two surge counters → Your hero deals each hero 1 frost damage.',
  ])
  expect(told.Spores).toEqual([
    'Put three spore counters, divided as you choose, on one to three target allies.',
  ])
})
