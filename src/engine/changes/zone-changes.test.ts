/** Zone changes (415.9): becoming a different card, destroying, discarding and drawing. */
import { expect, test } from 'vitest'
import {
  ability,
  activeInZone,
  addCounters,
  ally,
  alsoHasCardType,
  any,
  armor,
  atkAndHealthBonus,
  attachTo,
  CardNoun,
  destroy,
  each,
  entersParty,
  hostCard,
  ifYouDo,
  isDestroyed,
  movesBetweenZones,
  named,
  numberedCardsOfSet,
  ongoing,
  put,
  restOfGame,
  self,
  target,
  targetInGraveyard,
  thisTurn,
  topCards,
  when,
  whileCardsRemain,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { cardOf } from '../model/state/objects.ts'

const cards = numberedCardsOfSet('OWN', {
  'moves-1': ability('Recall', { cost: 0, instant: true }, '', put(target(any.ally), 'hand')),
  'moves-2': ability(
    'Bless',
    { cost: 0, instant: true },
    '',
    restOfGame(target(any.ally).has(atkAndHealthBonus(3, 3))),
  ),
  'moves-3': ability('Mark', { cost: 0 }, '', addCounters('mark', 2, target(any.ally))),
  'moves-4': ability('Web', { cost: 0 }, '', attachTo(target(any.ally)), ongoing(hostCard.cant('protect'))),
  'moves-5': ability('Bury', { cost: 0 }, '', put(target(any.ally), 'graveyard')),
  'moves-6': ally('Martyr', { cost: 0, melee: 1, health: 1 }, '', when(isDestroyed(self), you.draw(1))),
  'moves-7': ability('Kill', { cost: 0 }, '', destroy(target(any.ally))),
  'moves-8': ability('Exhume', { cost: 0 }, '', destroy(targetInGraveyard(you, any.ally))),
  'moves-9': ability('Empty', { cost: 0 }, '', ifYouDo(you.discard('hand'), you.draw(2))),
  'moves-10': ability('Drop', { cost: 0 }, '', you.discard(2)),
  'moves-11': ally(
    'Scout',
    { cost: 0, melee: 1, health: 9 },
    '',
    wouldDraw(you, yourHero.heals(1).from(yourHero)),
  ),
  'moves-12': ability('Study', { cost: 0 }, '', you.draw(3)),
  'moves-13': ability('Take', { cost: 0 }, '', put(topCards(1, you), 'hand')),
  'moves-14': ability('Rack', { cost: 0 }, '', { kind: 'putResource', what: target(any.ally).is }),
  'moves-15': ally(
    'Mourner',
    { cost: 0, melee: 1, health: 1 },
    '',
    activeInZone('graveyard', when(movesBetweenZones(named('Brigg'), 'hand', 'graveyard', you), you.draw(1))),
  ),
  'moves-16': ability('Charm', { cost: 0 }, '', you.gainControlOf(target(any.ally))),
  'moves-17': ally('Host', { cost: 1, melee: 1, health: 3 }, '', when(entersParty(any.ally), you.draw(1))),
  'moves-18': ability(
    'Bond',
    { cost: 0 },
    '',
    whileCardsRemain(target(any.ally), your.ally, each(your.hero).has(atkAndHealthBonus(0, 5))),
  ),
  'moves-19': ability(
    'Animate',
    { cost: 0 },
    '',
    thisTurn(target(any.equipment).has(alsoHasCardType('ally', { melee: 2, health: 2 }))),
  ),
  'moves-20': armor('Cap', { cost: 0, def: 1 }, 'Head (1)'),
  'moves-21': ability('Scour', { cost: 0 }, '', put(target(any.resource), 'removed')),
  'moves-22': ability(
    'Return',
    { cost: 0 },
    '',
    put(new CardNoun({ kind: 'all', filter: any.card, zone: 'removed', of: you.are }), 'play'),
  ),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: { resources: 4, ...anna }, Bert: { resources: 4, ...bert } } })

test('a card that returns is a different card, without damage, counters, attachments and modifiers (415.9a)', () => {
  const story = duel({ hand: ['Bless', 'Mark', 'Web', 'Recall'], play: [{ card: 'Brigg', damage: 1 }] })
  const anna = story.raider('Anna')
  const printed = story.health('Brigg')
  for (const card of ['Bless', 'Mark', 'Web']) {
    anna.plays(card, { on: 'Brigg' })
    story.resolve()
  }
  const before = story.find('Brigg')
  expect([story.health('Brigg'), story.host('Web'), story.counters('Brigg')]).toEqual([
    printed + 3,
    'Brigg',
    { mark: 2 },
  ])
  anna.plays('Recall', { on: 'Brigg' })
  story.resolve()
  anna.plays('Brigg')
  story.resolve()
  expect([story.health('Brigg'), story.damage('Brigg'), story.counters('Brigg')]).toEqual([printed, 0, {}])
  expect(story.cards('Anna', 'graveyard')).toContain('Web')
  expect(story.find('Brigg')).not.toBe(before)
  story.waitsFor('Anna')
})

test('a card that changed zones is no longer a legal target of the link that targets it, and has left combat (415.9a)', () => {
  const story = duel({ hand: ['Bless', 'Recall'], play: ['Brigg'] })
  const anna = story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  expect(story.game.combat?.attacker).toBe(story.find('Brigg'))
  anna.plays('Bless', { on: 'Brigg' })
  anna.plays('Recall', { on: 'Brigg' })
  story.resolve()
  expect(story.game.combat?.attacker ?? null).toBe(null)
  story.resolve()
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ byGame: true }])
  story.fight()
  story.waitsFor('Anna')
})

test('a card in play that enters a resource row becomes a different card, although it was in play before (415.9a)', () => {
  const story = duel({ hand: ['Bless', 'Rack'], play: [{ card: 'Brigg', damage: 1 }] })
  const anna = story.raider('Anna').plays('Bless', { on: 'Brigg' })
  story.resolve()
  const before = story.find('Brigg')
  anna.plays('Rack', { on: 'Brigg' })
  story.resolve()
  const { id, play } = story.object('Brigg')
  expect([id === before, play?.row, play?.damage]).toEqual([false, 'resource', 0])
  story.waitsFor('Anna')
})

test('a card enters a party when its player gains control of it, and leaves the other party (415.8b)', () => {
  const story = duel({ hand: ['Charm', 'Bond'], play: ['Brigg'] }, { play: ['Host'], hand: ['Charm'] })
  const anna = story.raider('Anna').plays('Bond', { on: 'Brigg' })
  story.resolve()
  const health = story.health('Anna')
  anna.plays('Charm', { on: 'Host' })
  story.resolveAll()
  expect([story.party('Anna').slice(1), story.cards('Anna', 'hand').length]).toEqual([['Brigg', 'Host'], 1])
  story.turnOf('Bert')
  story.raider('Bert').plays('Charm', { on: 'Brigg' })
  story.resolveAll()
  expect(story.health('Anna')).toBe(health - 5)
  story.waitsFor('Bert')
})

test('a card that becomes an ally in a party doesn’t enter the party (415.8b)', () => {
  const story = duel({ hand: ['Animate', 'Rend'], play: ['Host', 'Cap'] })
  story.raider('Anna').plays('Animate', { on: 'Cap' })
  story.resolveAll()
  expect([story.characteristics('Cap').types, story.cards('Anna', 'hand')]).toEqual([
    ['equipment', 'ally'],
    ['Rend'],
  ])
  story.waitsFor('Anna')
})

test('a card that goes from play to a graveyard is destroyed, whatever moves it (415.9d)', () => {
  const story = duel({ hand: ['Bury', 'Kill'], play: ['Martyr', 'Martyr'] })
  const anna = story.raider('Anna').plays('Bury', { on: 'Martyr' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  anna.plays('Kill', { on: 'Martyr' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('only a card in play can be destroyed (415.9d)', () => {
  const story = duel({ hand: ['Exhume', 'Rend'], graveyard: ['Martyr', 'Brigg'] })
  story.raider('Anna').plays('Exhume', { on: 'Martyr' })
  story.resolveAll()
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand')]).toEqual([
    ['Martyr', 'Brigg', 'Exhume'],
    ['Rend'],
  ])
  story.waitsFor('Anna')
})

test('several cards are discarded one after the other: the first is in the graveyard before the second is discarded (415.9e)', () => {
  for (const [order, drawn] of [
    [['Mourner', 'Brigg'], 1],
    [['Brigg', 'Mourner'], 0],
  ] as const) {
    const story = duel({ hand: ['Drop', 'Mourner', 'Brigg', 'Web'] })
    story.raider('Anna').plays('Drop')
    story.resolve()
    story.raider('Anna').answers(...order)
    story.resolveAll()
    expect(story.cards('Anna', 'graveyard')).toEqual([...order, 'Drop'])
    expect(story.cards('Anna', 'hand')).toHaveLength(1 + drawn)
    story.waitsFor('Anna')
  }
})

test('an empty hand can be discarded, and “if you do” is satisfied (415.9e)', () => {
  for (const hand of [['Empty'], ['Empty', 'Rend', 'Web']]) {
    const story = duel({ hand })
    story.raider('Anna').plays('Empty')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toEqual(['Oruk Starstorm', 'Oruk Starstorm'])
    story.waitsFor('Anna')
  }
})

test('cards are drawn one by one, so that each draw can be replaced (415.9f)', () => {
  const story = duel({ hand: ['Study', 'Rend'], play: ['Scout'], damage: 5 })
  story.raider('Anna').plays('Study')
  story.resolve()
  expect([story.damage('Anna'), story.cards('Anna', 'hand')]).toEqual([2, ['Rend']])
  story.waitsFor('Anna')
})

test('a card that a text puts from a deck into a hand isn’t drawn (415.9f)', () => {
  const story = duel({ hand: ['Take', 'Rend'], play: ['Scout'], deck: ['Brigg'], damage: 5 })
  story.raider('Anna').plays('Take')
  story.resolve()
  expect([story.damage('Anna'), story.cards('Anna', 'hand')]).toEqual([5, ['Rend', 'Brigg']])
  story.waitsFor('Anna')
})

test('a card that was removed from the game face down is blank, and returns as a face-down resource (415.7b)', () => {
  const story = duel({ hand: ['Scour', 'Return', 'Rend'], resources: 1 })
  const anna = story.raider('Anna').plays('Scour', { on: 'Oruk Starstorm' })
  story.resolve()
  const [removed = 0] = story.game.players[0]?.removed ?? []
  expect([cardOf(story.game, removed).name, cardOf(story.game, removed).powers]).toEqual(['', []])
  anna.plays('Return')
  story.resolve()
  expect(story.object('Oruk Starstorm').play).toMatchObject({ row: 'resource', faceDown: true })
  expect(story.resources('Anna').total).toBe(1)
  story.waitsFor('Anna')
})
