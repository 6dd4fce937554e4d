/** Shows, edits and imports decks. A deck that isn't legal, not owned or not automated changes nothing. */
import { cardMeant, deckOfList, MOST_CARDS, notOwned, type ReadDeck } from '../../campaign/building.ts'
import { addCopies, type Copies, countOf, subtractCopies } from '../../campaign/copies.ts'
import { type Decklist, type ListFault, readDecklist } from '../../campaign/decklist.ts'
import { contains, nearestNames } from '../../cards/known-names/nearest.ts'
import { byTypeAndCost } from '../../cards/pool/legal.ts'
import { cardFacts, isPlayable } from '../../cards/pool/playable.ts'
import type { Card } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, type UserText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { type DeckContext, deckContextOf } from './bench.ts'
import type { CardCopies, ChangedDeck, DeckCard, DeckChange, WhichDeck } from './contract.ts'
import { lockNewcomer } from './who.ts'

export async function showDeck(tx: Tx, whose: CharacterOwner, which: WhichDeck): Promise<DeckCard> {
  return deckCard(await deckContextOf(tx, whose, which))
}

function deckCard({ owner, deck, owned, named, constructed, pool, findings }: DeckContext): DeckCard {
  return {
    owner,
    cards: listed(deck),
    spare: listed(subtractCopies(owned, deck)),
    named: listed(named),
    findings: findings(deck),
    constructed,
    pool: constructed ? pool.map(({ id }) => id) : [],
  }
}

/** Sorts by type, cost and name. */
export const listed = (copies: Copies): CardCopies[] =>
  Object.entries(copies)
    .map(([card, n]) => ({ card, copies: n, facts: cardFacts(card) ?? unknownFacts(card) }))
    .sort((a, b) => byTypeAndCost(a.facts, b.facts))
    .map(({ card, copies: n }) => ({ card, copies: n }))

/** A card that isn't there any more is listed first, under its id. */
const unknownFacts = (id: string): Pick<Card, 'name' | 'type' | 'cost'> => ({ name: id, type: 'rule' })

export async function edit(
  tx: Tx,
  whose: CharacterOwner,
  which: WhichDeck,
  change: DeckChange,
): Promise<ChangedDeck> {
  await lockNewcomer(tx, whose)
  const deckContext = await deckContextOf(tx, whose, which)
  const { cardIn, cardOut, copies } = change
  if (cardIn === null && cardOut === null) throw new Rejection(texts.characterAnswers.nothingToChange())
  const out = cardOut === null ? {} : { [inDeck(deckContext, cardOut, copies)]: copies }
  const into = cardIn === null ? {} : { [cardForDeck(deckContext, cardIn).id]: copies }
  return saveChangedDeck(deckContext, addCopies(subtractCopies(deckContext.deck, out), into))
}

/** Returns the card that the text means. @throws Rejection if it can't be in a deck */
export function cardForDeck(
  { owned, deck, pool }: Pick<DeckContext, 'owned' | 'deck'> & Partial<Pick<DeckContext, 'pool'>>,
  text: string,
): Card {
  const byId = isPlayable(text) ? cardFacts(text) : undefined
  const meant = byId
    ? ({ kind: 'card', card: byId } as const)
    : cardMeant({ name: text }, addCopies(deck, owned), pool)
  if (meant.kind === 'card') return meant.card
  if (meant.kind === 'hero') throw new Rejection(texts.characterAnswers.heroInDeck(meant.name))
  if (meant.kind === 'notAutomated') throw new Rejection(texts.characterAnswers.notAutomated([meant.name]))
  throw new Rejection(unknownCard(meant.name))
}

function inDeck(deckContext: DeckContext, text: string, copies: number): string {
  const { id, name } = cardForDeck(deckContext, text)
  const there = deckContext.deck[id] ?? 0
  if (there < copies) throw new Rejection(texts.characterAnswers.notInDeck(name, copies, there))
  return id
}

export async function importList(
  tx: Tx,
  whose: CharacterOwner,
  which: WhichDeck,
  text: string,
): Promise<ChangedDeck> {
  await lockNewcomer(tx, whose)
  const deckContext = await deckContextOf(tx, whose, which)
  const { deck, named } = understood(deckContext, text)
  const kept = await saveChangedDeck(deckContext, deck)
  if (named === null) return kept
  await deckContext.keepNamed(named)
  return { ...kept, named: listed(named), namedAnew: true }
}

export async function checkDeckChange(
  tx: Tx,
  whose: CharacterOwner,
  which: WhichDeck,
  text: string,
): Promise<ChangedDeck> {
  const deckContext = await deckContextOf(tx, whose, which)
  const { deck } = understood(deckContext, text)
  refuseUnfit(deckContext, deck)
  return changed(deckContext, deck)
}

interface Understood {
  readonly deck: Copies
  /** The collection in the list; null if there is none, or if decks are built from owned cards. */
  readonly named: Copies | null
}

/** Returns the cards of a list. @throws Rejection with all faults of the list */
function understood(deckContext: DeckContext, text: string): Understood {
  const list = readDecklist(text)
  refuseOtherText(list)
  const owned = addCopies(deckContext.deck, deckContext.owned)
  const read = deckOfList(list, owned, deckContext.pool)
  const beside = list.side && deckOfList(list.side, owned)
  const side = deckContext.constructed ? beside : null
  const unread = [...list.unread, ...(side ? (list.side?.unread ?? []) : [])]
  const wrong = [
    ...whatIsMissing({ unread }, side ? both(read, side) : read),
    ...otherHeroes(deckContext, [...read.heroes, ...(beside?.heroes ?? [])]),
    ...tooMuch(side?.deck ?? {}),
    ...(list.unchecked > 0 ? [texts.characterAnswers.unchecked(list.unchecked)] : []),
  ]
  if (wrong.length > 0) throw deckRefusal([...wrong, ...deckFaults(deckContext, read.deck)])
  return { deck: read.deck, named: side?.deck ?? null }
}

/** @throws Rejection for a text that is no decklist, or a list without cards */
function refuseOtherText({ fault, cards, unread, unchecked }: Decklist): void {
  if (fault) throw deckRefusal([wordsFor(fault), texts.deck.readable])
  if (cards.length > 0 || unchecked > 0) return
  throw deckRefusal([
    ...(unread.length > 0 ? [texts.characterAnswers.unread(unread.map(toMarkup))] : []),
    texts.characterAnswers.emptyList(texts.deck.readable),
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
  countOf(named) > MOST_CARDS ? [texts.characterAnswers.collectionTooBig(countOf(named), MOST_CARDS)] : []

/** The most faults of a kind that are named. */
const TOLD = 12

function whatIsMissing({ unread }: Pick<Decklist, 'unread'>, { unknown, notAutomated }: ReadDeck): string[] {
  const names = [...new Set(notAutomated)]
  return [
    ...(unread.length > 0 ? [texts.characterAnswers.unread(unread.slice(0, TOLD).map(toMarkup))] : []),
    ...unknown.slice(0, TOLD).map(unknownCard),
    ...(unknown.length > TOLD ? [texts.characterAnswers.left(unknown.length - TOLD)] : []),
    ...(names.length > 0 ? [texts.characterAnswers.notAutomated(names.slice(0, 3 * TOLD))] : []),
    ...(names.length > 3 * TOLD ? [texts.characterAnswers.left(names.length - 3 * TOLD)] : []),
  ]
}

/** The search for similar names takes time, so it runs only for names that are shown. */
function unknownCard(name: UserText): string {
  const nearest = nearestNames(rawText(name))
  const [contained] = nearest.filter((near) => contains(rawText(name), near))
  return contained === undefined
    ? texts.characterAnswers.unknownCard(toMarkup(name), nearest)
    : texts.characterAnswers.moreThanName(toMarkup(name), contained)
}

function otherHeroes({ owner }: DeckContext, heroes: readonly string[]): string[] {
  const own = cardFacts(owner.hero)?.name ?? toMarkup(owner.name)
  return [...new Set(heroes)]
    .filter((name) => name !== own)
    .map((name) => texts.characterAnswers.otherHero(name, own))
}

/** Returns why such a deck can't be played, in sentences. */
export function deckFaults({ owned, constructed, findings }: DeckContext, deck: Copies): string[] {
  const lacks = constructed ? [] : notOwned(deck, owned)
  return [
    ...findings(deck),
    ...(lacks.length > 0 ? [texts.characterAnswers.notOwned(lacks.slice(0, TOLD))] : []),
    ...(lacks.length > TOLD ? [texts.characterAnswers.left(lacks.length - TOLD)] : []),
  ]
}

function refuseUnfit(deckContext: DeckContext, deck: Copies): void {
  const wrong = deckFaults(deckContext, deck)
  if (wrong.length > 0) throw deckRefusal(wrong)
}

export const deckRefusal = (wrong: readonly string[]): Rejection =>
  new Rejection([...wrong, texts.characterAnswers.unchanged()].join('\n'))

/** Saves the deck. @throws Rejection if it can't be played */
export async function saveChangedDeck(deckContext: DeckContext, deck: Copies): Promise<ChangedDeck> {
  refuseUnfit(deckContext, deck)
  await deckContext.keep(deck)
  return changed(deckContext, deck)
}

const changed = (deckContext: DeckContext, deck: Copies): ChangedDeck => ({
  ...deckCard({ ...deckContext, deck }),
  cardsIn: listed(subtractCopies(deck, deckContext.deck)),
  cardsOut: listed(subtractCopies(deckContext.deck, deck)),
  namedAnew: false,
})
