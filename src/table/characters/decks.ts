/** Loads, edits and imports decks. An edit or import changes nothing if the resulting deck can't be played. */
import {
  cardsNotOwned,
  cardsWithoutAutomatedText,
  type DeckFromList,
  deckFromList,
  MAX_DECK_CARDS,
  matchListedCard,
} from '../../campaign/building.ts'
import { addCopies, type CopiesByCardId, subtractCopies, totalCopies } from '../../campaign/copies.ts'
import { type DecklistFault, type ParsedDecklist, readDecklist } from '../../campaign/decklist.ts'
import { type PreconstructedDeck, starterDecks } from '../../cards/index.ts'
import { cardFactsOf, isAutomatedCard } from '../../cards/pool/automated.ts'
import { hasCompiledCard } from '../../cards/pool/compiled.ts'
import { compareByTypeAndCost } from '../../cards/pool/legal.ts'
import { containsWordsOfName, nearestCardNames } from '../../cards/printed-names/nearest.ts'
import { isRaiderHero } from '../../cards/raider-cards.ts'
import type { Card } from '../../engine/index.ts'
import { charactersOfPlayer } from '../../store/characters/characters.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { ensureGuild } from '../../store/people/people.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, toMarkup, type UserText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { createCharacterWithDefaultName } from './characters.ts'
import { editableConstructedDeck } from './constructed.ts'
import type { CardCopies, DeckChange, DeckChangeResult, DeckInfo, DeckSelector } from './contract.ts'
import type { EditableDeck } from './editable-deck.ts'
import { loadEditableDeck, requireHeroCard } from './load-editable-deck.ts'
import { constructedDeckOf, ensureAndLockPlayer, requireCharacter } from './stored-characters.ts'

export async function loadDeckInfo(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
): Promise<DeckInfo> {
  return deckCard(await loadEditableDeck(tx, whose, which))
}

function deckCard(context: EditableDeck): DeckInfo {
  const { owner, deck, side, owned, named, constructed, pool, findings } = context
  return {
    owner,
    cards: sortedCardCopies(deck),
    side: sortedCardCopies(side ?? {}),
    byHand: owner.isConstructed
      ? cardsWithoutAutomatedText([owner.hero, ...Object.keys(deck)]).map(({ name }) => name)
      : [],
    spare: sortedCardCopies(subtractCopies(owned, deck)),
    named: sortedCardCopies(named),
    findings: findings(deck),
    constructed,
    pool: constructed ? pool.map(({ id }) => id) : [],
  }
}

/** Converts copies to a list that is sorted by the cards' type, cost and name. */
export const sortedCardCopies = (copies: CopiesByCardId): CardCopies[] =>
  Object.entries(copies)
    .map(([card, n]) => ({ card, copies: n, facts: cardFactsOf(card) ?? unknownFacts(card) }))
    .sort((a, b) => compareByTypeAndCost(a.facts, b.facts))
    .map(({ card, copies: n }) => ({ card, copies: n }))

/** Returns the facts by which a card that no longer exists is listed: first, under its id. */
const unknownFacts = (id: string): Pick<Card, 'name' | 'type' | 'cost'> => ({ name: id, type: 'rule' })

export async function editDeck(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
  change: DeckChange,
): Promise<DeckChangeResult> {
  await ensureAndLockPlayer(tx, whose)
  const deckContext = await loadEditableDeck(tx, whose, which)
  const { cardIn, cardOut, copies } = change
  if (cardIn === null && cardOut === null) throw new Rejection(texts.characterAnswers.nothingToChange())
  const out = cardOut === null ? {} : { [inDeck(deckContext, cardOut, copies)]: copies }
  const into = cardIn === null ? {} : { [requireCardForDeck(deckContext, cardIn).id]: copies }
  return saveChangedDeck(deckContext, addCopies(subtractCopies(deckContext.deck, out), into))
}

type ForCard = Pick<EditableDeck, 'owned' | 'deck'> & Partial<Pick<EditableDeck, 'pool' | 'owner'>>

/**
 * Returns the card that an id or a typed name means.
 * @throws Rejection if it is no card's name, a hero's, or that of a card whose text isn't automated
 */
export function requireCardForDeck({ owned, deck, pool, owner }: ForCard, text: string): Card {
  const byId = isAutomatedCard(text) ? cardFactsOf(text) : undefined
  const meant = byId
    ? ({ kind: 'card', card: byId } as const)
    : matchListedCard({ name: text }, addCopies(deck, owned), pool)
  if (meant.kind === 'notAutomated' && meant.card && owner?.isConstructed) return meant.card
  if (meant.kind === 'card') return meant.card
  if (meant.kind === 'hero') throw new Rejection(texts.characterAnswers.heroInDeck(meant.hero.name))
  if (meant.kind === 'notAutomated') throw new Rejection(texts.characterAnswers.notAutomated([meant.name]))
  throw new Rejection(unknownCard(meant.name))
}

function inDeck(deckContext: EditableDeck, text: string, copies: number): string {
  const { id, name } = requireCardForDeck(deckContext, text)
  const there = deckContext.deck[id] ?? 0
  if (there < copies) throw new Rejection(texts.characterAnswers.notInDeck(name, copies, there))
  return id
}

export async function importDecklist(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
  text: string,
): Promise<DeckChangeResult> {
  await ensureAndLockPlayer(tx, whose)
  if (which === null) await withCharacter(tx, whose, text)
  const { deckContext, deck, named, whyNotOwn } = await listFor(tx, whose, which, text)
  const kept = { ...(await saveChangedDeck(deckContext, deck)), whyNotOwn }
  if (named === null) return kept
  await deckContext.saveNamedCollection(named)
  return { ...kept, named: sortedCardCopies(named), isCollectionChanged: true }
}

/**
 * Creates a character for a person who has none, with a starter deck of the faction and class of the hero in the
 * list.
 */
async function withCharacter(
  tx: Transaction,
  { guildId, personId: id, name }: CharacterOwner,
  text: string,
): Promise<void> {
  if (name === undefined || (await charactersOfPlayer(tx, guildId, id)).length > 0) return
  const list = readDecklist(text)
  const parts = [list, ...(list.side ? [list.side] : [])]
  const [hero] = parts.flatMap((part) => deckFromList(part, {}, [], 'byHandToo').heroes)
  const starter = hero && starterLike(hero)
  if (!starter) return
  await ensureGuild(tx, guildId)
  await createCharacterWithDefaultName(tx, guildId, { id, name }, starter)
}

function starterLike({ faction, classes = [] }: Card): PreconstructedDeck | undefined {
  const own = starterDecks.filter(
    ({ hero }) => faction === undefined || cardFactsOf(hero)?.faction === faction,
  )
  const isOfClass = ({ hero }: PreconstructedDeck) =>
    cardFactsOf(hero)?.classes?.some((one) => classes.includes(one)) === true
  return own.find(isOfClass) ?? own[0]
}

export async function checkDecklist(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
  text: string,
): Promise<DeckChangeResult> {
  const { deckContext, deck, whyNotOwn } = await listFor(tx, whose, which, text)
  return { ...changed(deckContext, deck), whyNotOwn }
}

/** A decklist that can become the deck that a person edits. */
interface FittingList {
  readonly deckContext: EditableDeck
  readonly deck: CopiesByCardId
  /** The collection in the list; null if the list has none, or if decks are built from owned cards. */
  readonly named: CopiesByCardId | null
  readonly whyNotOwn: string[]
}

/**
 * Returns the deck that a list replaces: the character's own deck if the list can be that, and otherwise the
 * constructed deck.
 * @throws Rejection with all faults of the list
 */
async function listFor(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
  text: string,
): Promise<FittingList> {
  const list = readDecklist(text)
  refuseOtherText(list)
  const isOwn = typeof which !== 'object' || which === null
  if (!isOwn && 'constructed' in which)
    return fittingConstructed(await requireCharacter(tx, whose, which.constructed), { tx, list })
  const deckContext = await loadEditableDeck(tx, whose, which)
  const { deck, named, wrong, heroes } = understood(deckContext, list)
  if (wrong.length === 0) return { deckContext, deck, named, whyNotOwn: [] }
  if (!isOwn) throw deckRejection(wrong)
  const character = await requireCharacter(tx, whose, which)
  const otherwise = heroes.some(({ id }) => id !== character.heroCardId) ? [] : wrong
  const whyNotOwn = otherwise.length > 0 ? wrong : otherHeroes(deckContext, heroes)
  return { ...fittingConstructed(character, { tx, list, otherwise }), whyNotOwn }
}

interface ListOfHero {
  readonly tx: Transaction
  readonly list: ParsedDecklist
  /**
   * The faults to report if the list can't be the constructed deck either. If this is empty, the faults of the
   * constructed deck are reported.
   */
  readonly otherwise?: readonly string[]
}

/** Returns a list as a constructed deck. Its hero is the hero in the list, or else the hero of the present deck. */
function fittingConstructed(character: Character, { tx, list, otherwise = [] }: ListOfHero): FittingList {
  const read = deckFromList(list, {}, [], 'byHandToo')
  const beside = list.side && deckFromList(list.side, {}, [], 'byHandToo')
  const all = beside ? both(read, beside) : read
  const [hero = heroWithoutList(character), ...others] = all.heroes
  const side = beside && totalCopies(beside.deck) > 0 ? beside.deck : null
  const context = editableConstructedDeck(tx, character, hero, {
    ...presentDeck(character, hero),
    side,
    draft: null,
  })
  const wrong = [
    ...whatIsMissing({ unread: [...list.unread, ...(list.side?.unread ?? [])] }, all),
    ...(others.length > 0 ? [texts.constructed.severalHeroes(all.heroes.map(({ name }) => name))] : []),
    ...(leadsDecks(hero) ? [] : [texts.constructed.notARaider(hero.name)]),
    ...(list.unchecked > 0 ? [texts.characterAnswers.unchecked(list.unchecked)] : []),
    ...context.findings(read.deck),
  ]
  if (wrong.length > 0) throw deckRejection(otherwise.length > 0 ? otherwise : wrong)
  return { deckContext: context, deck: read.deck, named: null, whyNotOwn: [] }
}

const heroWithoutList = (character: Character): Card =>
  requireHeroCard(constructedDeckOf(character)?.hero ?? character.heroCardId)

const leadsDecks = (hero: Card): boolean =>
  isRaiderHero(hero) || hasCompiledCard(hero.id) || hero.byHand === true

/** Returns the saved cards of the deck, which the answer compares with the new ones. Empty for another hero's deck. */
function presentDeck(character: Character, { id }: Card): { cards: CopiesByCardId } {
  const saved = constructedDeckOf(character)
  return { cards: saved?.hero === id ? saved.cards : {} }
}

interface Understood {
  readonly deck: CopiesByCardId
  /** The collection in the list; null if the list has none, or if decks are built from owned cards. */
  readonly named: CopiesByCardId | null
  readonly heroes: readonly Card[]
  /** The reasons why the list can't be this deck, in sentences. */
  readonly wrong: string[]
}

/** Returns the cards of a list, and all its faults. */
function understood(deckContext: EditableDeck, list: ParsedDecklist): Understood {
  const owned = addCopies(deckContext.deck, deckContext.owned)
  const read = deckFromList(list, owned, deckContext.pool)
  const beside = list.side && deckFromList(list.side, owned)
  const side = deckContext.constructed ? beside : null
  const unread = [...list.unread, ...(side ? (list.side?.unread ?? []) : [])]
  const heroes = [...read.heroes, ...(beside?.heroes ?? [])]
  const wrong = [
    ...whatIsMissing({ unread }, side ? both(read, side) : read),
    ...otherHeroes(deckContext, heroes),
    ...tooMuch(side?.deck ?? {}),
    ...(list.unchecked > 0 ? [texts.characterAnswers.unchecked(list.unchecked)] : []),
    ...deckAndOwnershipFaults(deckContext, read.deck),
  ]
  return { deck: read.deck, named: side?.deck ?? null, heroes, wrong }
}

/** Refuses a text that is no decklist, or a list without cards. @throws Rejection */
function refuseOtherText({ fault, cards, unread, unchecked }: ParsedDecklist): void {
  if (fault) throw deckRejection([wordsFor(fault), texts.deck.readable])
  if (cards.length > 0 || unchecked > 0) return
  throw deckRejection([
    ...(unread.length > 0 ? [texts.characterAnswers.unread(unread.map(toMarkup))] : []),
    texts.characterAnswers.emptyList(texts.deck.readable),
  ])
}

function wordsFor(fault: DecklistFault): string {
  const t = texts.deck.noDecklist
  if (fault.kind === 'xml') return t.xml(toMarkup(fault.root))
  return fault.kind === 'brokenXml' ? t.brokenXml(fault.line) : t[fault.kind]()
}

/**
 * Adds the heroes, the unknown cards and the cards without automated text of a sideboard to those of the list. Magic
 * Workstation puts the hero into the sideboard.
 */
const both = (read: DeckFromList, side: DeckFromList): DeckFromList => ({
  ...read,
  heroes: [...new Map([...read.heroes, ...side.heroes].map((hero) => [hero.name, hero])).values()],
  unknown: [...new Set([...read.unknown, ...side.unknown])],
  notAutomated: [...read.notAutomated, ...side.notAutomated],
})

const tooMuch = (named: CopiesByCardId): string[] =>
  totalCopies(named) > MAX_DECK_CARDS
    ? [texts.characterAnswers.collectionTooBig(totalCopies(named), MAX_DECK_CARDS)]
    : []

/** The most faults of a kind that are named. */
const MOST_NAMED = 12

function whatIsMissing(
  { unread }: Pick<ParsedDecklist, 'unread'>,
  { unknown, notAutomated }: DeckFromList,
): string[] {
  const names = [...new Set(notAutomated)]
  return [
    ...(unread.length > 0 ? [texts.characterAnswers.unread(unread.slice(0, MOST_NAMED).map(toMarkup))] : []),
    ...unknown.slice(0, MOST_NAMED).map(unknownCard),
    ...(unknown.length > MOST_NAMED ? [texts.characterAnswers.left(unknown.length - MOST_NAMED)] : []),
    ...(names.length > 0 ? [texts.characterAnswers.notAutomated(names.slice(0, 3 * MOST_NAMED))] : []),
    ...(names.length > 3 * MOST_NAMED ? [texts.characterAnswers.left(names.length - 3 * MOST_NAMED)] : []),
  ]
}

/** The search for similar names takes time, so it runs only for names that are shown. */
function unknownCard(name: UserText): string {
  const nearest = nearestCardNames(rawText(name))
  const [contained] = nearest.filter((near) => containsWordsOfName(rawText(name), near))
  return contained === undefined
    ? texts.characterAnswers.unknownCard(toMarkup(name), nearest)
    : texts.characterAnswers.moreThanName(toMarkup(name), contained)
}

function otherHeroes({ owner }: EditableDeck, heroes: readonly Card[]): string[] {
  const own = cardFactsOf(owner.hero)?.name ?? toMarkup(owner.name)
  return [...new Set(heroes.map(({ name }) => name))]
    .filter((name) => name !== own)
    .map((name) => texts.characterAnswers.otherHero(name, own))
}

/**
 * Returns the reasons why the owner can't play a deck, in sentences: its faults, and the cards that the owner lacks.
 */
export function deckAndOwnershipFaults(
  { owned, constructed, findings }: EditableDeck,
  deck: CopiesByCardId,
): string[] {
  const lacks = constructed ? [] : cardsNotOwned(deck, owned)
  return [
    ...findings(deck),
    ...(lacks.length > 0 ? [texts.characterAnswers.notOwned(lacks.slice(0, MOST_NAMED))] : []),
    ...(lacks.length > MOST_NAMED ? [texts.characterAnswers.left(lacks.length - MOST_NAMED)] : []),
  ]
}

function refuseUnfit(deckContext: EditableDeck, deck: CopiesByCardId): void {
  const wrong = deckAndOwnershipFaults(deckContext, deck)
  if (wrong.length > 0) throw deckRejection(wrong)
}

export const deckRejection = (wrong: readonly string[]): Rejection =>
  new Rejection([...wrong, texts.characterAnswers.unchanged()].join('\n'))

/** Saves the deck. @throws Rejection if it can't be played */
export async function saveChangedDeck(
  deckContext: EditableDeck,
  deck: CopiesByCardId,
): Promise<DeckChangeResult> {
  refuseUnfit(deckContext, deck)
  await deckContext.saveDeck(deck)
  return changed(deckContext, deck)
}

const changed = (deckContext: EditableDeck, deck: CopiesByCardId): DeckChangeResult => ({
  ...deckCard({ ...deckContext, deck }),
  cardsIn: sortedCardCopies(subtractCopies(deck, deckContext.deck)),
  cardsOut: sortedCardCopies(subtractCopies(deckContext.deck, deck)),
  isCollectionChanged: false,
  whyNotOwn: [],
})
