/** Shows, edits and imports decks. A deck that isn't legal, not owned or not automated changes nothing. */
import { cardMeant, deckOfList, MOST_CARDS, notOwned, type ReadDeck } from '../../campaign/building.ts'
import { type Copies, countOf, minus, plus } from '../../campaign/copies.ts'
import { type Decklist, type ListFault, readDecklist } from '../../campaign/decklist.ts'
import { allCards } from '../../cards/index.ts'
import { contains, nearestNames } from '../../cards/pool/nearest.ts'
import type { Card } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, type UserText } from '../../texts/user-text.ts'
import type { Whose } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { type Bench, benchOf } from './bench.ts'
import type { CardCopies, ChangedDeck, DeckCard, DeckChange, WhichDeck } from './contract.ts'
import { lockNewcomer } from './who.ts'

export async function show(tx: Tx, whose: Whose, which: WhichDeck): Promise<DeckCard> {
  return deckCard(await benchOf(tx, whose, which))
}

function deckCard({ owner, deck, owned, named, constructed, pool, findings }: Bench): DeckCard {
  return {
    owner,
    cards: listed(deck),
    spare: listed(minus(owned, deck)),
    named: listed(named),
    findings: findings(deck),
    constructed,
    pool: constructed ? pool.map(({ id }) => id) : [],
  }
}

const TYPES: readonly string[] = ['ability', 'ally', 'equipment', 'quest', 'location']

/** Sorts by type, cost and name. */
export function listed(copies: Copies): CardCopies[] {
  const rank = ({ card }: CardCopies) => {
    const { type = '', cost = 0, name = card } = allCards.get(card) ?? {}
    return `${TYPES.indexOf(type)} ${String(cost).padStart(3, '0')} ${name}`
  }
  return Object.entries(copies)
    .map(([card, n]) => ({ card, copies: n }))
    .sort((a, b) => rank(a).localeCompare(rank(b)))
}

export async function edit(tx: Tx, whose: Whose, which: WhichDeck, change: DeckChange): Promise<ChangedDeck> {
  await lockNewcomer(tx, whose)
  const bench = await benchOf(tx, whose, which)
  const { cardIn, cardOut, copies } = change
  if (cardIn === null && cardOut === null) throw new Rejection(texts.raider.nothingToChange())
  const out = cardOut === null ? {} : { [inDeck(bench, cardOut, copies)]: copies }
  const into = cardIn === null ? {} : { [theCard(bench, cardIn).id]: copies }
  return keep(bench, plus(minus(bench.deck, out), into))
}

/** Returns the card that the text means. @throws Rejection if it can't be in a deck */
export function theCard(
  { owned, deck, pool }: Pick<Bench, 'owned' | 'deck'> & Partial<Pick<Bench, 'pool'>>,
  text: string,
): Card {
  const byId = allCards.get(text)
  const meant = byId
    ? ({ kind: 'card', card: byId } as const)
    : cardMeant({ name: text }, plus(deck, owned), pool)
  if (meant.kind === 'card') return meant.card
  if (meant.kind === 'hero') throw new Rejection(texts.raider.heroInDeck(meant.name))
  if (meant.kind === 'notAutomated') throw new Rejection(texts.raider.notAutomated([meant.name]))
  throw new Rejection(unknownCard(meant.name))
}

function inDeck(bench: Bench, text: string, copies: number): string {
  const { id, name } = theCard(bench, text)
  const there = bench.deck[id] ?? 0
  if (there < copies) throw new Rejection(texts.raider.notInDeck(name, copies, there))
  return id
}

export async function importList(tx: Tx, whose: Whose, which: WhichDeck, text: string): Promise<ChangedDeck> {
  await lockNewcomer(tx, whose)
  const bench = await benchOf(tx, whose, which)
  const { deck, named } = understood(bench, text)
  const kept = await keep(bench, deck)
  if (named === null) return kept
  await bench.keepNamed(named)
  return { ...kept, named: listed(named), namedAnew: true }
}

export async function check(tx: Tx, whose: Whose, which: WhichDeck, text: string): Promise<ChangedDeck> {
  const bench = await benchOf(tx, whose, which)
  const { deck } = understood(bench, text)
  refuseUnfit(bench, deck)
  return changed(bench, deck)
}

interface Understood {
  readonly deck: Copies
  /** The collection in the list; null if there is none, or if decks are built from owned cards. */
  readonly named: Copies | null
}

/** Returns the cards of a list. @throws Rejection with all faults of the list */
function understood(bench: Bench, text: string): Understood {
  const list = readDecklist(text)
  refuseOtherText(list)
  const owned = plus(bench.deck, bench.owned)
  const read = deckOfList(list, owned, bench.pool)
  const beside = list.side && deckOfList(list.side, owned)
  const side = bench.constructed ? beside : null
  const unread = [...list.unread, ...(side ? (list.side?.unread ?? []) : [])]
  const wrong = [
    ...whatIsMissing({ unread }, side ? both(read, side) : read),
    ...otherHeroes(bench, [...read.heroes, ...(beside?.heroes ?? [])]),
    ...tooMuch(side?.deck ?? {}),
    ...(list.unchecked > 0 ? [texts.raider.unchecked(list.unchecked)] : []),
  ]
  if (wrong.length > 0) throw refusal([...wrong, ...unfit(bench, read.deck)])
  return { deck: read.deck, named: side?.deck ?? null }
}

/** @throws Rejection for a text that is no decklist, or a list without cards */
function refuseOtherText({ fault, cards, unread, unchecked }: Decklist): void {
  if (fault) throw refusal([wordsFor(fault), texts.deck.readable])
  if (cards.length > 0 || unchecked > 0) return
  throw refusal([
    ...(unread.length > 0 ? [texts.raider.unread(unread.map(toMarkup))] : []),
    texts.raider.emptyList(texts.deck.readable),
  ])
}

function wordsFor(fault: ListFault): string {
  const t = texts.deck.noDecklist
  if (fault.kind === 'xml') return t.xml(toMarkup(fault.root))
  return fault.kind === 'brokenXml' ? t.brokenXml(fault.line) : t[fault.kind]()
}

/** Combines the heroes of both parts: Magic Workstation has them in the sideboard. */
const both = (read: ReadDeck, side: ReadDeck): ReadDeck => ({
  ...read,
  unknown: [...new Set([...read.unknown, ...side.unknown])],
  notAutomated: [...read.notAutomated, ...side.notAutomated],
})

const tooMuch = (named: Copies): string[] =>
  countOf(named) > MOST_CARDS ? [texts.raider.collectionTooBig(countOf(named), MOST_CARDS)] : []

/** The most faults of a kind that are named. */
const TOLD = 12

function whatIsMissing({ unread }: Pick<Decklist, 'unread'>, { unknown, notAutomated }: ReadDeck): string[] {
  const names = [...new Set(notAutomated)]
  return [
    ...(unread.length > 0 ? [texts.raider.unread(unread.slice(0, TOLD).map(toMarkup))] : []),
    ...unknown.slice(0, TOLD).map(unknownCard),
    ...(unknown.length > TOLD ? [texts.raider.left(unknown.length - TOLD)] : []),
    ...(names.length > 0 ? [texts.raider.notAutomated(names.slice(0, 3 * TOLD))] : []),
    ...(names.length > 3 * TOLD ? [texts.raider.left(names.length - 3 * TOLD)] : []),
  ]
}

/** The search for similar names takes time, so it runs only for names that are shown. */
function unknownCard(name: UserText): string {
  const nearest = nearestNames(rawText(name))
  const [contained] = nearest.filter((near) => contains(rawText(name), near))
  return contained === undefined
    ? texts.raider.unknownCard(toMarkup(name), nearest)
    : texts.raider.moreThanName(toMarkup(name), contained)
}

function otherHeroes({ owner }: Bench, heroes: readonly string[]): string[] {
  const own = allCards.get(owner.hero)?.name ?? toMarkup(owner.name)
  return [...new Set(heroes)].filter((name) => name !== own).map((name) => texts.raider.otherHero(name, own))
}

/** Returns why such a deck can't be played, in sentences. */
export function unfit({ owned, constructed, findings }: Bench, deck: Copies): string[] {
  const lacks = constructed ? [] : notOwned(deck, owned)
  return [
    ...findings(deck),
    ...(lacks.length > 0 ? [texts.raider.notOwned(lacks.slice(0, TOLD))] : []),
    ...(lacks.length > TOLD ? [texts.raider.left(lacks.length - TOLD)] : []),
  ]
}

function refuseUnfit(bench: Bench, deck: Copies): void {
  const wrong = unfit(bench, deck)
  if (wrong.length > 0) throw refusal(wrong)
}

export const refusal = (wrong: readonly string[]): Rejection =>
  new Rejection([...wrong, texts.raider.unchanged()].join('\n'))

/** Saves the deck. @throws Rejection if it can't be played */
export async function keep(bench: Bench, deck: Copies): Promise<ChangedDeck> {
  refuseUnfit(bench, deck)
  await bench.keep(deck)
  return changed(bench, deck)
}

const changed = (bench: Bench, deck: Copies): ChangedDeck => ({
  ...deckCard({ ...bench, deck }),
  cardsIn: listed(minus(deck, bench.deck)),
  cardsOut: listed(minus(bench.deck, deck)),
  namedAnew: false,
})
