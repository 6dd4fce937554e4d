/**
 * Tables that are prepared for parts of cards that no table has seen at work. The decks are legal, but the table's
 * opening isn't: players begin with many resources, with a copy of each such card in hand, with other cards in play and
 * in graveyards, and with damage on their heroes.
 */
import { reasonsAgainstCardInDeck, talentAndReputationFaults } from '../../cards/legality.ts'
import { automatedCard } from '../../cards/pool/automated.ts'
import { legalCardsForHero } from '../../cards/pool/legal.ts'
import {
  type Card,
  type CardId,
  type Game,
  objectById,
  playerInSeat,
  printedCard,
  type Setup,
  startGame,
} from '../../engine/index.ts'
import { applyAtoms, derivedCacheOf, type Move } from '../../engine/internals.ts'
import { userText } from '../../texts/user-text.ts'
import { randomPartnerCards } from '../card-mutants/partners.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'
import { type CardPartId, cardIdOfPart } from './parts-at-work.ts'
import { type DeckWithHero, hashOfPoolAndOtherCards, heroesOfPool } from './pool-decks.ts'

/** A table that is prepared so that these parts of cards can have an effect. */
export interface PreparedTable {
  readonly seed: number
  /** The parts that the table should see at work. */
  readonly parts: readonly CardPartId[]
}

interface PreparedDeck extends DeckWithHero {
  readonly wanted: readonly CardId[]
}

const COPIES = 3
const PARTNERS = 24
const LEAST = 60
const RESOURCES = 18
const HAND = 30

/**
 * The numbers of allies in play and of cards in the graveyard with which a player begins, and the most damage on the
 * hero.
 */
const ALLIES = 3
const BURIED = 4
const MOST_DAMAGE = 6

/** Returns a hero and, after it, those of the cards that fit in one deck with the first of them. */
export function heroAndCardsForOneDeck(
  cards: readonly Card[],
  most: number,
  next: RandomNumberGenerator,
): Card[] {
  const [first] = cards
  if (!first) return []
  const hero = first.type === 'hero' ? first : heroFor(first, cards, next)
  if (!hero) return []
  const kinds: Card[] = []
  for (const card of cards) {
    if (kinds.length === most) break
    if (fits(hero, kinds, card)) kinds.push(card)
  }
  return [hero, ...kinds]
}

/** Returns a hero whose deck may contain the card. The hero is one of these cards if possible. */
function heroFor(card: Card, cards: readonly Card[], next: RandomNumberGenerator): Card | undefined {
  const fitting = heroesOfPool().filter((hero) => reasonsAgainstCardInDeck(hero, card).length === 0)
  const among = fitting.filter((hero) => cards.some(({ id }) => id === hero.id))
  return fitting.length > 0 ? randomElement(among.length > 0 ? among : fitting, next) : undefined
}

function fits(hero: Card, kinds: readonly Card[], card: Card): boolean {
  return (
    kinds.every(({ name }) => name !== card.name) &&
    reasonsAgainstCardInDeck(hero, card).length === 0 &&
    talentAndReputationFaults(hero, [...kinds, card]).length === 0
  )
}

/** Returns the setup of the table: a duel of two, in a quarter of the tables two teams of two. */
function setupOf({ seed, parts }: PreparedTable): { setup: Setup; decks: PreparedDeck[] } {
  const next = newRandomNumberGenerator(seed)
  const cards = [...new Set(parts.map(cardIdOfPart))].flatMap((id) => automatedCard(id) ?? [])
  const seats = next(4) === 0 ? 4 : 2
  const stops = next(2) === 0 ? 'few' : 'all'
  const decks = decksFor(cards, seats, next)
  const setup: Setup = {
    raid: 'duel',
    mode: 'duel',
    cards: hashOfPoolAndOtherCards(),
    seats: decks.map(({ hero, deck }, n) => ({
      name: userText(`Player ${n + 1}`),
      hero,
      deck,
      handSize: HAND,
      stops,
      ...(seats === 4 ? { side: `team ${1 + (n % 2)}` as const } : {}),
    })),
  }
  return { setup, decks }
}

/**
 * Divides the cards among the decks of the players. A player for whom no cards are left gets a further deck for the
 * same cards.
 */
function decksFor(cards: readonly Card[], seats: number, next: RandomNumberGenerator): PreparedDeck[] {
  let left = [...cards]
  return Array.from({ length: seats }, () => {
    const [hero, ...kinds] = heroAndCardsForOneDeck(left.length > 0 ? left : cards, cards.length, next)
    if (!hero) throw new Error('no hero may have these cards')
    const used = new Set([hero, ...kinds].map(({ id }) => id))
    left = left.filter(({ id }) => !used.has(id))
    return deckOf(hero, kinds, next)
  })
}

/** Builds a legal deck: three copies of each card, cards that give them something to do, and other cards. */
function deckOf(hero: Card, kinds: readonly Card[], next: RandomNumberGenerator): PreparedDeck {
  const deck = kinds.flatMap((card) => Array.from({ length: COPIES }, () => card))
  const legal = legalCardsForHero(hero, 'compiledToo')
  const asking = kinds.length > 0 ? kinds : [hero]
  const each = Math.ceil(PARTNERS / asking.length)
  const partners = asking.flatMap((card) => randomPartnerCards(card, legal, each, next))
  for (const card of partners) addCard(hero, deck, card)
  const least = Math.max(LEAST, kinds.length * COPIES + PARTNERS + RESOURCES + ALLIES)
  for (let tries = 0; deck.length < least && tries < 10 * least; tries++)
    addCard(hero, deck, randomElement(legal, next))
  return { hero: hero.id, deck: deck.map(({ id }) => id), wanted: kinds.map(({ id }) => id) }
}

/** Adds a copy of the card if the deck stays legal. */
function addCard(hero: Card, deck: Card[], card: Card): void {
  const copies = deck.filter(({ name }) => name === card.name).length
  const most = card.unlimited ? LEAST : 4
  const kinds = [...new Set(deck)]
  if (copies < most && talentAndReputationFaults(hero, [...kinds, card]).length === 0) deck.push(card)
}

/** Returns the setup of a prepared table. */
export const preparedSetup = (table: PreparedTable): Setup => setupOf(table).setup

/** Starts the game and prepares the opening, up to the first decision. */
export function startPreparedTable(table: PreparedTable): Game {
  const { setup, decks } = setupOf(table)
  const { game } = startGame(setup, table.seed)
  const next = newRandomNumberGenerator(table.seed + 1)
  for (const [seat, { wanted }] of decks.entries()) prepare(game, seat, new Set(wanted), next)
  derivedCacheOf(game).events = []
  return game
}

function prepare(game: Game, seat: number, wanted: ReadonlySet<CardId>, next: RandomNumberGenerator): void {
  const isWanted = ({ id }: Card): boolean => wanted.has(id)
  const isOther = (card: Card): boolean => !isWanted(card)
  for (const id of wanted) moveFromDeck(game, seat, 1, (card) => card.id === id, { to: 'hand' })
  moveFromDeck(game, seat, ALLIES, isPlainAlly, { to: 'play', enter: { under: seat, row: 'ally' } })
  moveFromDeck(game, seat, BURIED, isWanted, { to: 'graveyard' })
  moveFromDeck(game, seat, BURIED, isOther, { to: 'graveyard' })
  const enter = { under: seat, row: 'resource', faceDown: true }
  moveFromDeck(game, seat, RESOURCES, isOther, { to: 'play', hidden: true, enter })
  const { hero } = playerInSeat(game, seat)
  applyAtoms(game, [{ atom: 'putDamage', object: hero, amount: 1 + next(MOST_DAMAGE) }])
}

function moveFromDeck(
  game: Game,
  seat: number,
  count: number,
  fits: (card: Card) => boolean,
  move: Pick<Move, 'to' | 'enter' | 'hidden'>,
): void {
  const found = playerInSeat(game, seat).deck.filter((id) =>
    fits(printedCard(game, objectById(game, id).card)),
  )
  for (const object of found.slice(0, count))
    applyAtoms(game, [{ atom: 'move', object, why: 'put', ...move }])
}

/** Whether the card is an ally whose powers are only keywords and payment powers. */
const isPlainAlly = ({ type, powers }: Card): boolean =>
  type === 'ally' && powers.every(({ kind }) => kind === 'keyword' || kind === 'payment')
