/** Decks: shown, edited and imported. What isn't legal, not owned or not automated changes nothing. */
import { cardMeant, deckFindings, deckOfList, notOwned, type ReadDeck } from '../../campaign/building.ts'
import { type Copies, minus, plus } from '../../campaign/copies.ts'
import { type Decklist, readDecklist } from '../../campaign/decklist.ts'
import { allCards } from '../../cards/index.ts'
import type { Card } from '../../engine/index.ts'
import type { Character } from '../../store/generated/client.ts'
import { gainedBy, saveDeck } from '../../store/levels.ts'
import type { Tx } from '../../store/open.ts'
import { texts } from '../../texts/texts.ts'
import { Rejection } from '../rejection.ts'
import type { CardCopies, ChangedDeck, DeckCard, DeckChange, Whose } from './contract.ts'
import { isConstructed } from './rules.ts'
import { characterCard, deckCopies, findCharacter, lockPlayer, starterOf } from './who.ts'

/** A character with what is its own. */
export interface Owner {
  readonly character: Character
  readonly hero: Card
  readonly deck: Copies
  /** The starter's cards, what levels brought, and treasure. */
  readonly owned: Copies
  readonly constructed: boolean
}

export async function ownerOf(tx: Tx, whose: Whose, wanted: string | null): Promise<Owner> {
  const character = await findCharacter(tx, whose, wanted)
  const hero = allCards.get(character.heroCardId)
  if (!hero) throw new Error(`the hero ${character.heroCardId} is gone`)
  const gained = await gainedBy(tx, character.id)
  const owned = collected(starterOf(character)?.copies ?? {}, gained)
  const constructed = await isConstructed(tx, whose.guildId)
  return { character, hero, deck: deckCopies(character), owned, constructed }
}

export const collected = (starter: Copies, gained: readonly { cardId: string; copies: number }[]): Copies =>
  gained.reduce<Copies>((all, { cardId, copies }) => plus(all, { [cardId]: copies }), starter)

export async function show(tx: Tx, whose: Whose, wanted: string | null): Promise<DeckCard> {
  return deckCard(tx, await ownerOf(tx, whose, wanted))
}

async function deckCard(tx: Tx, { character, hero, deck, owned, constructed }: Owner): Promise<DeckCard> {
  return {
    character: await characterCard(tx, character),
    cards: listed(deck),
    spare: listed(minus(owned, deck)),
    findings: deckFindings(hero, deck),
    constructed,
  }
}

const TYPES: readonly string[] = ['ability', 'ally', 'equipment', 'quest', 'location']

/** By type, cost and name. */
export function listed(copies: Copies): CardCopies[] {
  const rank = ({ card }: CardCopies) => {
    const { type = '', cost = 0, name = card } = allCards.get(card) ?? {}
    return `${TYPES.indexOf(type)} ${String(cost).padStart(3, '0')} ${name}`
  }
  return Object.entries(copies)
    .map(([card, n]) => ({ card, copies: n }))
    .sort((a, b) => rank(a).localeCompare(rank(b)))
}

export async function edit(
  tx: Tx,
  whose: Whose,
  wanted: string | null,
  change: DeckChange,
): Promise<ChangedDeck> {
  await lockPlayer(tx, whose.personId)
  const owner = await ownerOf(tx, whose, wanted)
  const { cardIn, cardOut, copies } = change
  if (cardIn === null && cardOut === null) throw new Rejection(texts.raider.nothingToChange())
  const out = cardOut === null ? {} : { [inDeck(owner, cardOut, copies)]: copies }
  const into = cardIn === null ? {} : { [theCard(owner, cardIn).id]: copies }
  return keep(tx, owner, plus(minus(owner.deck, out), into))
}

/** The card that somebody means. @throws Rejection when it is none that can be in a deck */
export function theCard({ owned, deck }: Owner, text: string): Card {
  const byId = allCards.get(text)
  const meant = byId ? ({ kind: 'card', card: byId } as const) : cardMeant({ name: text }, plus(deck, owned))
  if (meant.kind === 'card') return meant.card
  if (meant.kind === 'hero') throw new Rejection(texts.raider.heroInDeck(meant.name))
  if (meant.kind === 'notAutomated') throw new Rejection(texts.raider.notAutomated([meant.name]))
  throw new Rejection(texts.raider.unknownCard(meant.name, meant.nearest))
}

function inDeck(owner: Owner, text: string, copies: number): string {
  const { id, name } = theCard(owner, text)
  const there = owner.deck[id] ?? 0
  if (there < copies) throw new Rejection(texts.raider.notInDeck(name, copies, there))
  return id
}

export async function importList(
  tx: Tx,
  whose: Whose,
  wanted: string | null,
  text: string,
): Promise<ChangedDeck> {
  await lockPlayer(tx, whose.personId)
  const owner = await ownerOf(tx, whose, wanted)
  return keep(tx, owner, understood(owner, text))
}

export async function check(tx: Tx, whose: Whose, wanted: string | null, text: string): Promise<ChangedDeck> {
  const owner = await ownerOf(tx, whose, wanted)
  const deck = understood(owner, text)
  refuseUnfit(owner, deck)
  return changed(tx, owner, deck)
}

/** The deck that a list names. @throws Rejection that tells all that is wrong with it */
function understood(owner: Owner, text: string): Copies {
  const list = readDecklist(text)
  if (list.cards.length === 0) throw new Rejection(texts.raider.emptyList())
  const read = deckOfList(list, plus(owner.deck, owner.owned))
  const wrong = [...whatIsMissing(list, read), ...otherHeroes(owner, read)]
  if (wrong.length > 0) throw refusal([...wrong, ...unfit(owner, read.deck)])
  return read.deck
}

/** So many of a kind are told. */
const TOLD = 12

function whatIsMissing({ unread }: Decklist, { unknown, notAutomated }: ReadDeck): string[] {
  const names = [...new Set(notAutomated)]
  const strange = unknown.map(({ name, nearest }) => texts.raider.unknownCard(name, nearest))
  return [
    ...(unread.length > 0 ? [texts.raider.unread(unread.slice(0, TOLD))] : []),
    ...strange.slice(0, TOLD),
    ...(strange.length > TOLD ? [texts.raider.left(strange.length - TOLD)] : []),
    ...(names.length > 0 ? [texts.raider.notAutomated(names.slice(0, 3 * TOLD))] : []),
    ...(names.length > 3 * TOLD ? [texts.raider.left(names.length - 3 * TOLD)] : []),
  ]
}

function otherHeroes({ hero }: Owner, { heroes }: ReadDeck): string[] {
  return heroes.filter((name) => name !== hero.name).map((name) => texts.raider.otherHero(name, hero.name))
}

/** Why the character can't play such a deck, in sentences. */
export function unfit({ hero, owned, constructed }: Owner, deck: Copies): string[] {
  const lacks = constructed ? [] : notOwned(deck, owned)
  return [
    ...deckFindings(hero, deck),
    ...(lacks.length > 0 ? [texts.raider.notOwned(lacks.slice(0, TOLD))] : []),
    ...(lacks.length > TOLD ? [texts.raider.left(lacks.length - TOLD)] : []),
  ]
}

function refuseUnfit(owner: Owner, deck: Copies): void {
  const wrong = unfit(owner, deck)
  if (wrong.length > 0) throw refusal(wrong)
}

export const refusal = (wrong: readonly string[]): Rejection =>
  new Rejection([...wrong, texts.raider.unchanged()].join('\n'))

/** The character has this deck from now on. @throws Rejection when it can't be played */
export async function keep(tx: Tx, owner: Owner, deck: Copies): Promise<ChangedDeck> {
  refuseUnfit(owner, deck)
  await saveDeck(tx, owner.character.id, deck)
  return changed(tx, owner, deck)
}

async function changed(tx: Tx, owner: Owner, deck: Copies): Promise<ChangedDeck> {
  const character = { ...owner.character, deck }
  return {
    ...(await deckCard(tx, { ...owner, character, deck })),
    cardsIn: listed(minus(deck, owner.deck)),
    cardsOut: listed(minus(owner.deck, deck)),
  }
}
