/**
 * Decks that are turned over (415.3d), decks whose top card may be looked at or is revealed (415.3e, 415.3f), and
 * revealed cards.
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  mayLookAtTopCard,
  numberedCardsOfSet,
  opponents,
  put,
  reveal,
  revealedCards,
  target,
  topCardRevealed,
  topCards,
  you,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { viewFor } from '../view/view.ts'

const cards = numberedCardsOfSet('OWN', {
  'open-1': ally('Seer', { cost: 1, melee: 1, health: 3 }, '', mayLookAtTopCard(you, opponents)),
  'open-2': ally('Dreamer', { cost: 1, melee: 1, health: 3 }, '', topCardRevealed(you)),
  'open-4': ability('Fortune Telling', { cost: 0 }, '', you.turnDeckOver()),
  'open-5': ability('Bury', { cost: 0 }, '', put(target(any.ally), 'deckTop')),
  'open-6': ability('Unearth', { cost: 0 }, '', reveal(topCards(1, you)), put(revealedCards, 'hand')),
  'open-3': ability('Study', { cost: 0, instant: true }, '', you.draw(2)),
})
const duel = (anna: PartySetup, bert: PartySetup = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })
/** Returns the top card of a deck as Anna, Bert and the table see it. */
const tops = (story: Story, seat: number) =>
  [0, 1, null].map((viewer) => viewFor(story.game, viewer).seats[seat]?.deckTop?.name)
const drawn = (story: Story) =>
  story.eventsOfKind('moved').flatMap(({ why, seenBy }) => (why === 'drawn' ? [seenBy ?? 'all'] : []))

test('a player who may look at a top card at any time sees it while they have priority, and nobody else does (415.3e)', () => {
  const story = duel({ play: ['Seer'], hand: ['Study'] }, { deck: ['Brigg', 'Wysko'], hand: ['Study'] })
  expect([tops(story, 1), tops(story, 0)]).toEqual([
    ['Brigg', undefined, undefined],
    [undefined, undefined, undefined],
  ])
  story.raider('Anna').plays('Study')
  expect([story.decision?.seat, tops(story, 1)]).toEqual([1, [undefined, undefined, undefined]])
  story.raider('Bert').plays('Study')
  story.resolveAll()
  expect(drawn(story)).toEqual([[1], [1], [0], [0]])
  story.waitsFor('Anna')
})

test('everybody sees a revealed top card, and the cards that are then drawn (415.3f, 415.9f)', () => {
  const story = duel({ play: ['Dreamer'], hand: ['Study', 'Study'], deck: ['Brigg', 'Wysko', 'Seer'] })
  expect(tops(story, 0)).toEqual(['Brigg', 'Brigg', 'Brigg'])
  story.raider('Anna').plays('Study')
  story.resolve()
  expect(drawn(story)).toEqual(['all', 'all'])
  expect([tops(story, 0), tops(story, 1)]).toEqual([
    ['Seer', 'Seer', 'Seer'],
    [undefined, undefined, undefined],
  ])
  story.waitsFor('Anna')
})

test('a player draws from the other end of a deck that was turned over, and all its cards are public (415.3d, Fortune Telling)', () => {
  const story = duel({
    hand: ['Fortune Telling', 'Fortune Telling', 'Study', 'Bury'],
    deck: ['Brigg', 'Wysko'],
    play: ['Seer'],
    below: 2,
  })
  const before = story.cards('Anna', 'deck')
  const open = () =>
    [0, 1, null].map((viewer) => viewFor(story.game, viewer).seats[0]?.deckCards?.map(({ name }) => name))
  expect(open()).toEqual([undefined, undefined, undefined])
  const anna = story.raider('Anna').plays('Fortune Telling')
  story.resolve()
  expect(story.eventsOfKind('deckTurned')).toMatchObject([{ seat: 0, faceUp: true }])
  expect(story.cards('Anna', 'deck')).toEqual(before.toReversed())
  expect(open()).toEqual([before.toReversed(), before.toReversed(), before.toReversed()])
  anna.plays('Bury', { on: 'Seer' })
  story.resolve()
  expect(open()[1]?.[0]).toBe('Seer')
  anna.plays('Study')
  story.resolve()
  expect([drawn(story), story.cards('Anna', 'hand')[1]]).toEqual([['all', 'all'], 'Seer'])
  anna.plays('Fortune Telling')
  story.resolve()
  expect([open(), story.cards('Anna', 'deck').slice(0, 2)]).toEqual([
    [undefined, undefined, undefined],
    ['Brigg', 'Wysko'],
  ])
  story.waitsFor('Anna')
})

test('everybody sees which revealed card goes to a hand, as long as the text runs (415.4a)', () => {
  const story = duel({ hand: ['Unearth', 'Study'], deck: ['Brigg', 'Wysko'] })
  const anna = story.raider('Anna').plays('Unearth')
  story.resolve()
  const toHand = story.eventsOfKind('moved').filter(({ to, why }) => to === 'hand' && why === 'put')
  expect(toHand.map(({ card, seenBy }) => [story.name(0), card !== '', seenBy])).toEqual([
    ['Anna', true, undefined],
  ])
  anna.plays('Study')
  story.resolve()
  expect(drawn(story)).toEqual([[0], [0]])
  expect(story.game.shown).toBeUndefined()
  story.waitsFor('Anna')
})
