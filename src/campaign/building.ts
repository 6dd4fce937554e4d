/** Building a deck: which cards a list means, and what is wrong with a deck. */
import { allCards } from '../cards/index.ts'
import { findings, findingsOfBoss } from '../cards/legality.ts'
import { nameKey, printedCards } from '../cards/pool/pool.ts'
import { raiderCardsNamed } from '../cards/raider-cards.ts'
import type { Card, OwnDeck } from '../engine/index.ts'
import { cut } from '../texts/cut.ts'
import { texts } from '../texts/texts.ts'
import { type UserText, userText } from '../texts/user-text.ts'
import { type Copies, countOf, idsOf, lacking, plus } from './copies.ts'
import type { Decklist, ListedCard } from './decklist.ts'

/** Ours: a deck that can still be read on one screen. */
export const MOST_CARDS = 100

const MOST_COPIES = 4

/** How many more copies of a card a deck may have: of a name there are four at most (100.4). */
export function roomFor(deck: Copies, card: Card, most = MOST_COPIES): number {
  if (card.unlimited) return most
  const there = Object.entries(deck).filter(([id]) => allCards.get(id)?.name === card.name)
  return most - there.reduce((sum, [, copies]) => sum + copies, 0)
}

/** What is wrong with a deck for this hero, in sentences; a legal deck has no findings. */
export const deckFindings = (hero: Card, deck: Copies): string[] =>
  allFindings(deck, (cards) => findings({ hero, cards }))

/** The same of a main deck that a Boss player has built. */
export const bossDeckFindings = ({ name }: Pick<Card, 'name'>, deck: Copies, rules: OwnDeck): string[] =>
  allFindings(deck, (cards) => findingsOfBoss(cards, rules, name))

function allFindings(deck: Copies, ruled: (cards: readonly Card[]) => string[]): string[] {
  const gone = Object.keys(deck).filter((id) => !allCards.has(id))
  return [
    ...gone.map(texts.legality.noCard),
    ...(countOf(deck) > MOST_CARDS ? [texts.legality.tooBig(countOf(deck), MOST_CARDS)] : []),
    ...ruled(idsOf(deck).flatMap((id) => allCards.get(id) ?? [])),
  ]
}

export type Meant =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'hero'; readonly name: string }
  | { readonly kind: 'notAutomated'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: UserText }

/** So much of what is no name is repeated. */
const LONGEST_NAME = 80

/**
 * Which card somebody means. Of several with one name: the print they say, else one they own, else any.
 * @param pool cards that come before all raiders'
 */
export function cardMeant(
  { name, set, no }: Omit<ListedCard, 'copies'>,
  owned: Copies,
  pool: readonly Card[] = [],
): Meant {
  const key = nameKey(name)
  const named = [...pool.filter((one) => keyOf(one) === key), ...raiderCardsNamed(name)]
  const card =
    named.find((one) => one.set === set && (no === undefined || one.no === no)) ??
    named.find((one) => owned[one.id] !== undefined) ??
    named[0]
  if (card) return { kind: 'card', card }
  const hero = heroes().get(key)
  if (hero) return { kind: 'hero', name: hero.name }
  const printed = printedCards().get(key)
  if (printed) return { kind: 'notAutomated', name: printed.name }
  return { kind: 'unknown', name: userText(cut(name, LONGEST_NAME)) }
}

const keys = new WeakMap<Card, string>()

/** The key of a card's name, computed once: each line of a list is compared with all cards of the pool. */
function keyOf(card: Card): string {
  const known = keys.get(card)
  if (known !== undefined) return known
  const key = nameKey(card.name)
  keys.set(card, key)
  return key
}

let heroesByName: ReadonlyMap<string, Card> | undefined

/** All heroes by the key of their name; of several prints the first. */
function heroes(): ReadonlyMap<string, Card> {
  heroesByName ??= new Map(
    [...allCards.values()]
      .filter(({ type }) => type === 'hero')
      .reverse()
      .map((card) => [keyOf(card), card]),
  )
  return heroesByName
}

/** A list, understood as far as it can be. */
export interface ReadDeck {
  readonly deck: Copies
  /** The heroes that the list names. */
  readonly heroes: readonly string[]
  readonly notAutomated: readonly string[]
  readonly unknown: readonly UserText[]
}

export function deckOfList(
  { cards }: Pick<Decklist, 'cards'>,
  owned: Copies,
  pool: readonly Card[] = [],
): ReadDeck {
  let deck: Copies = {}
  const heroes: string[] = []
  const notAutomated: string[] = []
  const unknown: UserText[] = []
  for (const listed of cards) {
    const meant = cardMeant(listed, owned, pool)
    if (meant.kind === 'card') deck = plus(deck, { [meant.card.id]: listed.copies })
    else if (meant.kind === 'hero') heroes.push(meant.name)
    else if (meant.kind === 'notAutomated') notAutomated.push(meant.name)
    else unknown.push(meant.name)
  }
  return { deck, heroes, notAutomated, unknown }
}

/** How many copies of which names the deck has beyond what is owned. */
export function notOwned(deck: Copies, owned: Copies): { name: string; copies: number }[] {
  return Object.entries(lacking(deck, owned)).map(([id, copies]) => ({
    name: allCards.get(id)?.name ?? id,
    copies,
  }))
}
