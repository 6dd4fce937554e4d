/** Determines the cards that the deck builder lists: all that pass the filters, or the results of a search. */
import { type DeckInBuilder, whyCardCantBeAdded } from '../../campaign/building.ts'
import { type ScarceKind, scarceKindsOfDeck } from '../../campaign/scarce-kinds.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import { type CardQuery, matchRank, parseCardQuery } from '../../cards/pool/card-query.ts'
import { searchCardIdsByName } from '../../cards/pool/search.ts'
import { cacheSearchTexts } from '../../cards/pool/searched-texts.ts'
import { isCardForRaiders } from '../../cards/raider-cards.ts'
import type { Card, CardId } from '../../engine/index.ts'
import type { CardCopies, UnsavedDeck } from '../../table/characters/contract.ts'
import { deckFilterMask, passesDeckFilters } from './filters.ts'

/** The filters of a panel, and the words of a search if there is one. */
export interface DeckBuilderSearch {
  readonly filters: number
  readonly text: string
}

/** A card in the deck builder's list, with the reason if it can't be added. */
export interface DeckBuilderCandidate extends CardCopies {
  readonly why: string | null
}

/** Generates the texts of cards that a search looks through. Each is generated once, in small parts. */
export async function cacheDeckSearchTexts(
  { cards, mayComeIn }: UnsavedDeck,
  { text }: DeckBuilderSearch,
): Promise<void> {
  if (parseCardQuery(text).words.length === 0) return
  await cacheSearchTexts([...cards, ...mayComeIn].map(({ card }) => card))
}

/**
 * Returns the cards that can be added, the best matches first. After them come cards of that name that can't be
 * added.
 */
export function deckBuilderCandidates(
  building: UnsavedDeck,
  listing: DeckBuilderSearch,
): DeckBuilderCandidate[] {
  const query = parseCardQuery(listing.text)
  const able = passing(building, building.mayComeIn, listing)
  const found = matching(query, able).map((one) => ({ ...one, why: null }))
  return query.words.length === 0 ? found : [...found, ...othersNamed(building, listing, query, able, found)]
}

/** Returns the cards of the deck that pass the filters and the search. The filter for owned cards doesn't apply. */
export const removableDeckCards = (
  building: UnsavedDeck,
  { filters, text }: DeckBuilderSearch,
): CardCopies[] =>
  matching(parseCardQuery(text), passing(building, building.cards, { filters: filters & ~OWNED, text }))

const OWNED = deckFilterMask(['owned'])

/** Returns the kinds of cards of which the deck has too few; none for a Boss, who has no starter decks. */
export const scarceKindsOfUnsavedDeck = ({ owner, cards }: UnsavedDeck): ScarceKind[] =>
  owner.boss === null ? scarceKindsOfDeck(copiesIn(cards), owner.class) : []

function passing(
  building: UnsavedDeck,
  cards: readonly CardCopies[],
  { filters }: DeckBuilderSearch,
): CardCopies[] {
  if (filters === 0) return [...cards]
  const { owner, spare, constructed } = building
  const asked = {
    className: owner.class,
    owns: ({ id: card }: { id: CardId }) => !constructed || (spare[card] ?? 0) > 0,
    lacks: scarceKindsOfUnsavedDeck(building),
  }
  return cards.filter(({ card }) => {
    const facts = cardFactsOf(card)
    return facts === undefined || passesDeckFilters(filters, facts, asked)
  })
}

/** Returns the cards that match a search, the best first. */
function matching(query: CardQuery, cards: readonly CardCopies[]): CardCopies[] {
  if (query.words.length + query.costs.length === 0) return [...cards]
  return cards
    .flatMap((one) => {
      const facts = cardFactsOf(one.card)
      const rank = facts ? matchRank(query, facts) : null
      return rank === null ? [] : [{ one, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/**
 * Returns cards with the typed or a similar name that aren't in the list, with the reasons why they can't be added.
 */
function othersNamed(
  building: UnsavedDeck,
  listing: DeckBuilderSearch,
  query: CardQuery,
  able: readonly CardCopies[],
  found: readonly CardCopies[],
): DeckBuilderCandidate[] {
  if (building.owner.boss !== null) return []
  const builder = builderOf(building)
  const listed = new Set(found.map(({ card }) => card))
  const copies = new Map(able.map((one) => [one.card, one.copies]))
  const named = searchCardIdsByName(query.words.join(' '), MOST_NAMED).filter(
    (id) => !listed.has(id) && isCardForRaiders(id),
  )
  const asCopies = named.map((card) => ({ card, copies: 1 }))
  return passing(building, asCopies, listing)
    .map(({ card }) => card)
    .flatMap((id): DeckBuilderCandidate[] => {
      const card = cardFactsOf(id)
      if (!card || !hasCost(query, card)) return []
      const why = builder && !copies.has(id) ? whyCardCantBeAdded(builder, card) : null
      return [{ card: id, copies: copies.get(id) ?? (why === null ? 1 : 0), why }]
    })
    .sort((a, b) => Number(a.why !== null) - Number(b.why !== null))
}

const MOST_NAMED = 25

const hasCost = ({ costs }: CardQuery, card: Card): boolean => matchRank({ words: [], costs }, card) !== null

/** Returns the reason why a card can't be added to the deck, in a sentence; null if it can. */
export function whyUnsavedDeckRejectsCard(building: UnsavedDeck, id: CardId): string | null {
  const [builder, card] = [builderOf(building), cardFactsOf(id)]
  if (!builder || !card || building.mayComeIn.some((one) => one.card === id)) return null
  return whyCardCantBeAdded(builder, card)
}

function builderOf({ owner, cards, spare, constructed }: UnsavedDeck): DeckInBuilder | null {
  const hero = cardFactsOf(owner.hero)
  if (!hero || owner.boss !== null) return null
  const allowed = owner.isConstructed ? 'byHandToo' : 'automated'
  return { hero, deck: copiesIn(cards), spare: constructed ? null : spare, allowed }
}

const copiesIn = (cards: readonly CardCopies[]): Record<CardId, number> =>
  Object.fromEntries(cards.map(({ card, copies }) => [card, copies]))
