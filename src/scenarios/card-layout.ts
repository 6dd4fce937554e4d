/**
 * Lays out a story's cards, with the engine's own functions: cards in play and their state, hands, decks, graveyards.
 */
import {
  type CardType,
  type Counter,
  type Game,
  type ObjectId,
  objectById,
  playerInSeat,
  printedCard,
  type Seat,
  type StopSetting,
} from '../engine/index.ts'
import { applyAtoms, inPlayStateOf, type Move, pileOfCard } from '../engine/internals.ts'
import { cardIdByName } from './names.ts'

/** A card in play when the story begins: its name, or its name with its state. */
export type CardInPlaySetup = string | CardWithState

interface CardWithState {
  card: string
  damage?: number
  exhausted?: true
  /** The card to which this card is attached. */
  on?: string
  /** The lair's row of the card. With `faceDown`, the card lies there face down. */
  row?: string
  faceDown?: true
  /** The deck of the card's owner from which it comes. */
  deck?: string
  /** The card's owner, if it isn't its controller. */
  owner?: string
  /** Named counters on the card, by name. */
  counters?: Record<string, number>
  /** Unnamed counters on the card. */
  boosts?: { counter: Exclude<Counter, string>; n: number }[]
}

/** A player's cards when the story begins, and their state. */
export interface PartySetup {
  hero?: string
  hand?: string[]
  play?: CardInPlaySetup[]
  /** The number of fillers that lie face down as resources. */
  resources?: number
  /** The quests and other face-up cards in the player's resource row. */
  quests?: CardInPlaySetup[]
  /** Cards that lie face down as resources, in addition to the fillers. */
  faceDown?: CardInPlaySetup[]
  /**
   * The number of all these resources that are exhausted, beginning with the last ones. The turn player readies their
   * resources.
   */
  spent?: number
  graveyard?: string[]
  /** The cards that the player owns outside of the game. */
  collection?: string[]
  /** The cards of the deck, the top card first. Fillers lie below them. */
  deck?: string[]
  /** The number of fillers at the bottom of the deck. */
  below?: number
  /** The filler card. `NOTHING_CARD_NAME` is a filler to which no other card reacts. */
  filler?: string
  damage?: number
  exhausted?: true
  handSize?: number
  /** The windows in which the player is asked for priority: all by default. */
  stops?: StopSetting
  bonusHealth?: number
  /** Whether the player has conceded before the story begins. */
  out?: true
}

/** The name of the player in a seat, with the player's cards. */
export interface SeatWithPartySetup {
  name: string
  party: PartySetup & { filler: string }
}

const FILLED_UP = 12

/**
 * Returns the names of all cards in this seat's main deck: the cards that the seat lays out and owns, and its cards
 * that other seats lay out.
 */
export function mainDeckCardNamesOf(
  { name, party }: SeatWithPartySetup,
  all: readonly SeatWithPartySetup[],
): string[] {
  const { hand = [], resources = 0, graveyard = [], deck = [], filler } = party
  const own = laidBy(party).filter((lying) => deckOf(lying) === undefined && !ownerOf(lying))
  const lent = all.flatMap((other) => laidBy(other.party)).filter((lying) => ownerOf(lying) === name)
  const filling = resources + (party.below ?? FILLED_UP)
  return [...hand, ...[...own, ...lent].map(nameOf), ...graveyard, ...deck, ...Array(filling).fill(filler)]
}

function laidBy({ play = [], quests = [], faceDown = [] }: PartySetup): CardInPlaySetup[] {
  return [...play, ...quests, ...faceDown]
}

const nameOf = (lying: CardInPlaySetup): string => so(lying).card
const deckOf = (lying: CardInPlaySetup): string | undefined => so(lying).deck
const ownerOf = (lying: CardInPlaySetup): string | undefined => so(lying).owner
const hostOf = (lying: CardInPlaySetup): string | undefined => so(lying).on
const so = (lying: CardInPlaySetup): CardWithState => (typeof lying === 'string' ? { card: lying } : lying)

/** Lays out the cards of all seats. Attachments come last, when all their hosts are in play. */
export function layOutCards(game: Game, all: readonly SeatWithPartySetup[]): void {
  for (const { seat } of game.players) putBackHand(game, seat)
  for (const [seat, { party }] of all.entries()) layParty(game, seat, party, all)
  for (const [seat, { party }] of all.entries())
    for (const lying of party.play ?? []) if (hostOf(lying)) attach(game, seat, lying, all)
}

function putBackHand(game: Game, seat: Seat): void {
  for (const id of [...playerInSeat(game, seat).hand])
    applyAtoms(game, [{ atom: 'move', object: id, to: 'deck', why: 'put' }])
}

function layParty(
  game: Game,
  seat: Seat,
  party: SeatWithPartySetup['party'],
  all: readonly SeatWithPartySetup[],
): void {
  const { hand = [], play = [], graveyard = [], deck = [] } = party
  for (const lying of play) if (!hostOf(lying)) lay(game, seat, lying, lies(game, lying), all)
  layResources(game, seat, party, all)
  stack(game, seat, deck)
  for (const name of hand) move(game, fromDeck(game, seat, name), 'hand')
  for (const name of graveyard) move(game, fromDeck(game, seat, name), 'graveyard')
  const hero = inPlayStateOf(game, playerInSeat(game, seat).hero)
  hero.damage = party.damage ?? 0
  hero.exhausted = party.exhausted ?? false
}

function layResources(
  game: Game,
  seat: Seat,
  party: SeatWithPartySetup['party'],
  all: readonly SeatWithPartySetup[],
): void {
  const { resources = 0, quests = [], faceDown = [], filler, spent = 0 } = party
  for (const quest of quests) lay(game, seat, quest, { row: 'resource' }, all)
  for (const lying of [...faceDown, ...Array<CardInPlaySetup>(resources).fill(filler)])
    lay(game, seat, lying, { row: 'resource', faceDown: true }, all)
  exhaustResources(game, seat, spent)
}

/** Exhausts resources, the last ready ones first. Throws if there are fewer than `n`. */
export function exhaustResources(game: Game, seat: Seat, n: number): void {
  const ready = game.play
    .map((id) => inPlayStateOf(game, id))
    .filter((play) => play.controller === seat && play.row === 'resource' && !play.exhausted)
  if (ready.length < n) throw new Error(`seat ${seat} has only ${ready.length} ready resources`)
  for (const play of ready.slice(ready.length - n)) play.exhausted = true
}

function attach(game: Game, seat: Seat, lying: CardInPlaySetup, all: readonly SeatWithPartySetup[]): void {
  const on = hostOf(lying) ?? ''
  const owner = all.findIndex(({ name }) => name === on)
  const host =
    owner >= 0
      ? playerInSeat(game, owner).hero
      : game.play.find((id) => objectById(game, id).card === cardIdByName(on))
  if (host === undefined) throw new Error(`there is no ${on} to attach to`)
  lay(game, seat, lying, { row: 'attached', host }, all)
}

type Enter = NonNullable<Move['enter']>

/** The rows of some card types. All other types lie in the hero's row. */
const ROWS: Readonly<Partial<Record<CardType, string>>> = { ally: 'ally', rune: 'runes', blood: 'bloods' }

function lies(game: Game, lying: CardInPlaySetup): Omit<Enter, 'under'> {
  const { card, row, faceDown = false } = so(lying)
  const { type } = printedCard(game, cardIdByName(card))
  return { row: row ?? ROWS[type] ?? 'hero', faceDown }
}

function lay(
  game: Game,
  under: Seat,
  lying: CardInPlaySetup,
  where: Omit<Enter, 'under'>,
  all: readonly SeatWithPartySetup[],
): void {
  const { card, deck, owner, damage = 0, exhausted = false, counters = {}, boosts = [] } = so(lying)
  const object = fromDeck(game, owner === undefined ? under : seatOf(all, owner), card, deck)
  const enter = { faceDown: false, ...where, under }
  const [event] = applyAtoms(game, [{ atom: 'move', object, to: 'play', why: 'entered', enter }])
  if (event?.kind !== 'moved') throw new Error(`${card} doesn’t enter play`)
  Object.assign(inPlayStateOf(game, event.object), { damage, exhausted })
  if (PILED.has(printedCard(game, cardIdByName(card)).type)) objectById(game, event.object).token = true
  for (const [counter, n] of Object.entries(counters)) count(game, event.object, counter, n)
  for (const { counter, n } of boosts) count(game, event.object, counter, n)
}

/** The types of cards that come from piles beside the game. They exist only in play (R402.2c). */
const PILED: ReadonlySet<CardType> = new Set(['blood', 'cube', 'lair'])

function seatOf(all: readonly SeatWithPartySetup[], name: string): Seat {
  const seat = all.findIndex((sitting) => sitting.name === name)
  if (seat < 0) throw new Error(`nobody here is called ${name}`)
  return seat
}

function count(game: Game, object: ObjectId, counter: Counter, n: number): void {
  applyAtoms(game, [{ atom: 'counter', object, counter, n }])
}

function move(game: Game, object: ObjectId, to: 'hand' | 'graveyard'): void {
  applyAtoms(game, [{ atom: 'move', object, to, why: 'put' }])
}

/** Takes a card from the bottom of a deck, so that stacked cards stay on top. */
function fromDeck(game: Game, seat: Seat, name: string, deck?: string): ObjectId {
  const pile = pileOfCard(game, { owner: seat, ...(deck === undefined ? {} : { deck }) }, 'deck')
  const found = pile.find((id) => objectById(game, id).card === cardIdByName(name))
  if (found === undefined) throw new Error(`no ${name} is left in the deck of seat ${seat}`)
  return found
}

/** Puts the named cards on top of the deck, the first one topmost. */
function stack(game: Game, seat: Seat, names: readonly string[]): void {
  const { deck } = playerInSeat(game, seat)
  for (const name of [...names].reverse()) {
    const id = deck.find((one) => objectById(game, one).card === cardIdByName(name))
    if (id === undefined) throw new Error(`no ${name} is left to be stacked`)
    deck.splice(deck.indexOf(id), 1)
    deck.push(id)
  }
}
