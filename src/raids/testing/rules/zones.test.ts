/** Zones (415): whose they are, who may look, in what order, and what goes from one to another; searching (413). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsOf,
  destroyed,
  ifYouDo,
  inGraveyard,
  moved,
  named,
  put,
  search,
  self,
  target,
  the,
  thisTurn,
  top,
  when,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import type { Card } from '../../../engine/effects/card.ts'
import { mayKnow, viewFor } from '../../../engine/view/view.ts'
import { type Story, scenario } from '../scenario.ts'
import type { Party } from '../setting.ts'

const instant = { cost: 0, instant: true } as const
const cards = cardsOf('OWN', {
  1: ability('Bury', instant, '', put(target(any.ally), 'graveyard')),
  2: ability('Banish', instant, '', put(target(any.resource), 'removed')),
  3: ability('Recall', instant, '', put(top(2, you), 'deckBottom')),
  4: ability('Seek', instant, '', search(you, you, named('Brigg')), put(the('found'), 'hand')),
  5: ability('Raise', instant, '', put(inGraveyard(you), 'play')),
  6: ability('Spill', instant, '', ifYouDo(you.discard('hand'), you.draw(2))),
  7: ally(
    'Martyr',
    { melee: 1, health: 1 },
    'Human',
    when(destroyed(self), yourHero.heals(1).from(yourHero)),
  ),
  8: ally(
    'Picker',
    { melee: 1, health: 1 },
    'Human',
    when(moved(any.card, 'hand', 'graveyard', you), yourHero.heals(1).from(yourHero)),
  ),
  9: ability('Charm', instant, '', thisTurn(target(any.ally).has({ kind: 'control', by: you.are }))),
})
const table = (anna: Party, bert: Party = {}, more: Card[] = []) =>
  scenario({ cards: [...cards, ...more], players: { Anna: anna, Bert: bert } })
/** Who may know a card: Anna, Bert, the table. */
const known = (story: Story, id: number) => [0, 1, null].map((viewer) => mayKnow(story.game, viewer, id))

test('a card on top of a deck is drawn next, one at its bottom last (415.1, 415.9f)', () => {
  const story = table({ hand: ['Recall', 'Spill'], deck: ['Rend', 'Execute', 'Brigg', 'Zulanji'], below: 0 })
  story.raider('Anna').plays('Recall')
  story.resolve()
  story.pick('Execute', 'Rend')
  expect(story.cards('Anna', 'deck')).toEqual(['Brigg', 'Zulanji', 'Execute', 'Rend'])
  story.raider('Anna').plays('Spill')
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.cards('Anna', 'deck')]).toEqual([
    ['Brigg', 'Zulanji'],
    ['Execute', 'Rend'],
  ])
  expect(story.told('moved').filter(({ why }) => why === 'drawn')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('cards that go to a deck together are arranged, and nobody else sees how (415.3c)', () => {
  const story = table({ hand: ['Recall', 'Rend'], deck: ['Rend', 'Execute', 'Brigg'], below: 0 })
  story.raider('Anna').plays('Recall')
  expect([story.decision?.kind, story.offers]).toEqual(['order', ['Rend', 'Execute']])
  story.pick('Execute', 'Rend')
  expect(story.told('moved', story.latest).filter(({ to }) => to === 'deck')).toMatchObject([
    { seenBy: [] },
    { seenBy: [] },
  ])
  story.waitsFor('Anna')
})

test('a card goes to its owner’s graveyard, whoever controlled it (415.2)', () => {
  const story = table({ hand: ['Charm', 'Bury', 'Rend'] }, { play: ['Brigg'] })
  story.raider('Anna').plays('Charm', { on: 'Brigg' })
  story.resolve()
  expect(story.controller('Brigg')).toBe('Anna')
  story.raider('Anna').plays('Bury', { on: 'Brigg' })
  story.resolve()
  expect(story.cards('Bert', 'graveyard')).toEqual(['Brigg'])
  story.waitsFor('Anna')
})

test('decks are hidden from all, hands from others, graveyards from nobody (415.3a, 415.4a, 415.5a); how many cards there are is public', () => {
  const story = table({ hand: ['Rend', 'Execute'], graveyard: ['Brigg'], below: 5 })
  const [anna] = story.game.players
  const first = (zone: 'deck' | 'hand' | 'graveyard') => known(story, anna?.[zone][0] ?? 0)
  expect([first('deck'), first('hand'), first('graveyard')]).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, true],
  ])
  const [seen] = viewFor(story.game, 1).seats
  expect([seen?.deck, seen?.hand, seen?.graveyard.map(({ name }) => name)]).toEqual([
    5,
    { count: 2, cards: [] },
    ['Brigg'],
  ])
  story.waitsFor('Anna')
})

test('links are public, but for a resource that is placed face down (415.6a)', () => {
  const story = table({ hand: ['Bury', 'Rend', 'Bury'], play: ['Brigg'] }, { hand: ['Bury'] })
  story.raider('Anna').places('Rend')
  const names = (viewer: number) => viewFor(story.game, viewer).chain.map(({ name }) => name)
  expect([names(0), names(1)]).toEqual([['Rend'], ['']])
  story.raider('Anna').plays('Bury', { on: 'Brigg' })
  expect([names(0), names(1)]).toEqual([
    ['Rend', 'Bury'],
    ['', 'Bury'],
  ])
  story.waitsFor('Anna')
})

test('a face-down resource is known to its controller only (415.8c), also once it is removed from the game (415.7a, 415.7b)', () => {
  const story = table({ hand: ['Banish', 'Banish', 'Rend'], quests: ['Entrenched'], resources: 1 })
  const down = story.game.play.find((id) => story.game.objects[id]?.play?.faceDown) ?? 0
  expect(known(story, down)).toEqual([true, false, false])
  story.raider('Anna').plays('Banish').answers(`o${down}`)
  story.resolve()
  story.raider('Anna').plays('Banish', { on: 'Entrenched' })
  story.resolve()
  const removed = story.game.players[0]?.removed ?? []
  expect(removed.map((id) => known(story, id))).toEqual([
    [true, false, false],
    [true, true, true],
  ])
  story.waitsFor('Anna')
})

test('allies lie in the ally row, all else that is not attached in the hero row (302.1, 303.1, 304.1, 305.2c, 415.8a)', () => {
  const story = table({
    hand: ['Brigg', 'Scarlet Kris', 'Golem Skull Helm', 'Battle Shout', 'Rend', 'Gouge'],
    resources: 20,
  })
  const anna = story.raider('Anna')
  for (const card of ['Brigg', 'Scarlet Kris', 'Golem Skull Helm', 'Battle Shout']) {
    anna.plays(card)
    story.resolve()
  }
  anna.plays('Rend', { on: 'Bert' })
  story.resolve()
  const rows = ['Brigg', 'Scarlet Kris', 'Golem Skull Helm', 'Battle Shout', 'Rend', 'Anna']
  expect(rows.map((name) => story.object(name).play?.row)).toEqual([
    'ally',
    'hero',
    'hero',
    'hero',
    'attached',
    'hero',
  ])
  story.waitsFor('Anna')
})

test('a non-ongoing ability doesn’t enter play: it stays where it is (415.8d)', () => {
  const story = table({ hand: ['Raise', 'Rend'], graveyard: ['Gouge', 'Brigg', 'Battle Shout'] })
  story.raider('Anna').plays('Raise')
  story.resolve()
  expect([story.cards('Anna', 'graveyard'), story.party('Anna').slice(1)]).toEqual([
    ['Gouge', 'Raise'],
    ['Brigg', 'Battle Shout'],
  ])
  story.waitsFor('Anna')
})

test('whatever goes from play to a graveyard is destroyed (415.9d)', () => {
  const story = table({ hand: ['Bury', 'Rend'], play: ['Martyr'], damage: 3 })
  story.raider('Anna').plays('Bury', { on: 'Martyr' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(2)
  story.waitsFor('Anna')
})

test('a hand is discarded card by card, and each discard is seen (415.9e)', () => {
  const story = table({
    hand: ['Spill', 'Rend', 'Execute'],
    play: ['Picker'],
    damage: 3,
    deck: ['Spill', 'Gouge'],
  })
  story.raider('Anna').plays('Spill')
  story.resolveAll()
  story.pick('t0')
  story.resolveAll()
  expect([story.damage('Anna'), story.cards('Anna', 'hand')]).toEqual([1, ['Spill', 'Gouge']])
  story.waitsFor('Anna')
})

test('a search looks through the whole deck, which is shuffled then (413.1, 413.2, 415.3b); who looks for a described card may fail (413.3)', () => {
  const story = table({ hand: ['Seek', 'Seek', 'Rend'], deck: ['Brigg', 'Zulanji', 'Brigg'], below: 1 })
  story.raider('Anna').plays('Seek')
  story.resolve()
  expect([story.offers, story.decision?.min]).toEqual([['Brigg', 'Brigg'], 0])
  story.pick()
  expect(story.told('shuffled')).toHaveLength(1)
  story.raider('Anna').plays('Seek')
  story.pick('Brigg')
  expect([story.told('shuffled').length, story.cards('Anna', 'hand')]).toEqual([2, ['Rend', 'Brigg']])
  story.waitsFor('Anna')
})
