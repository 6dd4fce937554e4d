/** Finds the cards that the lines of a decklist name, and checks whether a deck is legal. */
import { allCards } from '../cards/index.ts'
import { bossDeckFaults, deckFaults, reasonsAgainstCardInDeck } from '../cards/legality.ts'
import {
  cardFactsOf,
  isAutomatedCard,
  isPlayedFromCompiledData,
  manuallyPlayedCard,
  manuallyPlayedCardOfEntry,
} from '../cards/pool/automated.ts'
import { printedEntriesNamed, printedFacts } from '../cards/pool/printed.ts'
import { nameKey, printedCardsByNameKey } from '../cards/printed-names/printed-names.ts'
import { raiderCardsNamed } from '../cards/raider-cards.ts'
import { type BuiltBossDeckRules, type Card, type CardId, lookUpOwnProperty } from '../engine/index.ts'
import { truncate } from '../texts/cut.ts'
import { texts } from '../texts/texts.ts'
import { type UserText, userText } from '../texts/user-text.ts'
import { addCopies, type CopiesByCardId, cardIdOfEachCopy, missingCopies, totalCopies } from './copies.ts'
import { findCardByName } from './decklist/names.ts'
import type { ListedCard, ParsedDecklist } from './decklist.ts'

/** The most cards of a deck. The limit is our own, because a larger deck no longer fits on one screen. */
export const MAX_DECK_CARDS = 100

const MOST_COPIES = 4

/**
 * Returns the number of copies of a card that the deck may still add. A deck may have four cards of one name (100.4).
 */
export const remainingAllowedCopies = (deck: CopiesByCardId, card: Card, most = MOST_COPIES): number =>
  createRemainingCopiesCounter(deck, most)(card)

/** Returns a function that computes `remainingAllowedCopies` for a card. Use it for many cards of the same deck. */
export function createRemainingCopiesCounter(
  deck: CopiesByCardId,
  most = MOST_COPIES,
): (card: Card) => number {
  const copiesOf = new Map<string, number>()
  for (const [id, copies] of Object.entries(deck)) {
    const name = cardFactsOf(id)?.name ?? id
    copiesOf.set(name, (copiesOf.get(name) ?? 0) + copies)
  }
  return ({ name, unlimited }) => (unlimited ? most : most - (copiesOf.get(name) ?? 0))
}

/** Whether a deck may contain cards whose text isn't automated. */
export type AllowedCardAutomation = 'automated' | 'byHandToo'

/** Returns sentences that say why a deck is illegal for this hero. The list is empty for a legal deck. */
export function faultsOfDeckInWords(
  hero: Card,
  deck: CopiesByCardId,
  {
    side = null,
    allowed = 'automated',
  }: { side?: CopiesByCardId | null; allowed?: AllowedCardAutomation } = {},
): string[] {
  const beside = side === null ? {} : { side: cardsIn(side) }
  return [
    ...(manuallyPlayedCard(hero.id) ? [texts.legality.unknownHero(hero.name)] : []),
    ...goneFrom(side ?? {}, allowed),
    ...allFindings(deck, (cards) => deckFaults({ hero, cards, ...beside }), allowed),
  ]
}

/** Returns sentences that say why a main deck that a Boss player has built is illegal. */
export const faultsOfBossDeckInWords = (
  { name }: Pick<Card, 'name'>,
  deck: CopiesByCardId,
  rules: BuiltBossDeckRules,
): string[] => allFindings(deck, (cards) => bossDeckFaults(cards, rules, name))

function allFindings(
  deck: CopiesByCardId,
  ruled: (cards: readonly Card[]) => string[],
  allowed: AllowedCardAutomation = 'automated',
): string[] {
  return [
    ...goneFrom(deck, allowed),
    ...(totalCopies(deck) > MAX_DECK_CARDS ? [texts.legality.tooBig(totalCopies(deck), MAX_DECK_CARDS)] : []),
    ...ruled(cardsIn(deck)),
  ]
}

const cardsIn = (deck: CopiesByCardId): Card[] =>
  cardIdOfEachCopy(deck).flatMap((id) => cardFactsOf(id) ?? [])

/**
 * Returns a sentence for each card that the deck may not contain any more, because its text is no longer automated:
 * its data turned out to be wrong.
 */
function goneFrom(deck: CopiesByCardId, allowed: AllowedCardAutomation): string[] {
  const unknown = Object.keys(deck).filter((id) => !isAutomatedCard(id))
  const manual = allowed === 'byHandToo' ? unknown.filter(manuallyPlayedCard) : []
  return unknown.filter((id) => !manual.includes(id)).map(texts.legality.noCard)
}

/** A deck to which cards are added. */
export interface DeckInBuilder {
  readonly hero: Card
  readonly deck: CopiesByCardId
  /** The owned cards that aren't in the deck; null where decks are built from all cards. */
  readonly spare: CopiesByCardId | null
  readonly allowed: AllowedCardAutomation
}

/** Returns a sentence that says why no copy of a card can be added (100.2, 100.4), or null if one can. */
export function whyCardCantBeAdded({ hero, deck, spare, allowed }: DeckInBuilder, card: Card): string | null {
  const [unfit] = reasonsAgainstCardInDeck(hero, card)
  if (unfit !== undefined) return unfit
  if (remainingAllowedCopies(deck, card) <= 0) return texts.legality.enoughCopies(card.name)
  const isKnown =
    isAutomatedCard(card.id) || (allowed === 'byHandToo' && manuallyPlayedCard(card.id) !== undefined)
  if (!isKnown) return texts.legality.unknownText(card.name)
  return spare !== null && (lookUpOwnProperty(spare, card.id) ?? 0) === 0
    ? texts.legality.notOwned(card.name)
    : null
}

/** Returns the cards of a deck, with its hero, whose text isn't automated. */
export const cardsWithoutAutomatedText = (ids: Iterable<CardId>): Card[] =>
  [...new Set(ids)].flatMap((id) => manuallyPlayedCard(id) ?? [])

export type ListedCardMatch =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'hero'; readonly hero: Card }
  /** A name that fits a card which isn't automated. The card is undefined if a fact that the game needs is unknown. */
  | { readonly kind: 'notAutomated'; readonly name: string; readonly card: Card | undefined }
  | { readonly kind: 'unknown'; readonly name: UserText }

/** Names that match no card are cut to this length in the answer. */
const LONGEST_NAME = 80

/**
 * Finds the card that a line of a list means. If several cards have the name, the result is the print that the line
 * gives, else one that the person owns, else any.
 * @param pool cards to search before all cards of raiders
 */
export function matchListedCard(
  listed: Omit<ListedCard, 'copies'>,
  owned: CopiesByCardId,
  pool: readonly Card[] = [],
): ListedCardMatch {
  const { name, set, no } = listed
  const key = nameKey(name)
  const compiled = compiledNamed(name)
  const named = [
    ...pool.filter((one) => keyOf(one) === key),
    ...raiderCardsNamed(name),
    ...compiled.filter((one) => !isHero(one)),
  ]
  const card =
    named.find((one) => one.set === set && (no === undefined || one.no === no)) ??
    named.find((one) => owned[one.id] !== undefined) ??
    named[0]
  if (card) return { kind: 'card', card }
  const hero = heroes().get(key) ?? compiled.find(isHero)
  if (hero) return { kind: 'hero', hero }
  const printed = printedCardsByNameKey().get(key)
  if (printed) return { kind: 'notAutomated', name: printed.name, card: unknownNamed(name) }
  const noted = findCardByName(name)
  if (noted && nameKey(noted.name) !== key) return matchListedCard({ ...listed, ...noted }, owned, pool)
  return { kind: 'unknown', name: userText(truncate(name, LONGEST_NAME)) }
}

/**
 * Returns the facts of the compiled cards with a name. Each has the id of one printing, so the printing in a list
 * doesn't matter.
 */
const compiledNamed = (name: string): Card[] =>
  printedEntriesNamed(name).filter(isPlayedFromCompiledData).map(printedFacts)

/** Returns the first card with a name whose text isn't automated. */
const unknownNamed = (name: string): Card | undefined =>
  printedEntriesNamed(name)
    .map(manuallyPlayedCardOfEntry)
    .find((card) => card !== undefined)

/** Whether a card is a hero that can't be in a deck. A Master Hero can be in a deck (100.1). */
const isHero = ({ type, master }: Card): boolean => type === 'hero' && !master

const keys = new WeakMap<Card, string>()

/**
 * Returns the key of a card's name, computed once per card because each line of a list is compared with all cards of
 * the pool.
 */
function keyOf(card: Card): string {
  const known = keys.get(card)
  if (known !== undefined) return known
  const key = nameKey(card.name)
  keys.set(card, key)
  return key
}

let heroesByName: ReadonlyMap<string, Card> | undefined

/** Returns all heroes by the key of their name. A hero with several printings has the first one. */
function heroes(): ReadonlyMap<string, Card> {
  heroesByName ??= new Map(
    [...allCards.values()]
      .filter(({ type }) => type === 'hero')
      .reverse()
      .map((card) => [keyOf(card), card]),
  )
  return heroesByName
}

/** The cards that a list names, and the names that match no usable card. */
export interface DeckFromList {
  readonly deck: CopiesByCardId
  /** The heroes in the list. */
  readonly heroes: readonly Card[]
  readonly notAutomated: readonly string[]
  readonly unknown: readonly UserText[]
}

export function deckFromList(
  { cards }: Pick<ParsedDecklist, 'cards'>,
  owned: CopiesByCardId,
  pool: readonly Card[] = [],
  allowed: AllowedCardAutomation = 'automated',
): DeckFromList {
  let deck: CopiesByCardId = {}
  const heroes = new Map<string, Card>()
  const notAutomated: string[] = []
  const unknown: UserText[] = []
  for (const listed of cards) {
    const meant = withByHand(matchListedCard(listed, owned, pool), allowed)
    if (meant.kind === 'card') deck = addCopies(deck, { [meant.card.id]: listed.copies })
    else if (meant.kind === 'hero') heroes.set(meant.hero.name, meant.hero)
    else if (meant.kind === 'notAutomated') notAutomated.push(meant.name)
    else unknown.push(meant.name)
  }
  return { deck, heroes: [...heroes.values()], notAutomated, unknown: [...new Set(unknown)] }
}

/** Treats cards that aren't automated as normal cards if they are allowed. */
function withByHand(meant: ListedCardMatch, allowed: AllowedCardAutomation): ListedCardMatch {
  if (meant.kind !== 'notAutomated' || !meant.card || allowed === 'automated') return meant
  const { card } = meant
  return isHero(card) ? { kind: 'hero', hero: card } : { kind: 'card', card }
}

/** Lists the cards of the deck that the character doesn't own, with the number of missing copies. */
export function cardsNotOwned(
  deck: CopiesByCardId,
  owned: CopiesByCardId,
): { name: string; copies: number }[] {
  return Object.entries(missingCopies(deck, owned)).map(([id, copies]) => ({
    name: cardFactsOf(id)?.name ?? id,
    copies,
  }))
}
