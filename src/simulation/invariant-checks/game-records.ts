/** The records with which `EventReplayer` follows a game, and functions that read the same records from a game. */
import {
  type CardId,
  type Combat,
  counterName,
  type Game,
  type GameObject,
  type GameOutcome,
  type InPlayState,
  type ObjectId,
  type Player,
  type Seat,
} from '../../engine/index.ts'
import { rawText } from '../../texts/user-text.ts'
import { firstDifference } from './violation.ts'

/**
 * The piles of one player: `deck`, `hand`, `graveyard`, `removed`. A Boss player has further ones (R101.3c), such as
 * `deck of Minions`.
 */
export type PilesOfPlayer = Record<string, ObjectId[]>

/** The record of a card in any zone. */
export interface CardRecord {
  card: CardId
  owner: Seat
  zone: string
  deck?: string // The name of the extra deck of its owner to which the card belongs.
  fleeting: boolean // Whether the card is a token or a copy on the chain, which ceases to exist as it leaves its zone.
  lying?: RecordInPlay
}

/** The state of a card in play, as a record has it. */
export interface RecordInPlay {
  controller: Seat
  damage: number
  exhausted: boolean
  faceDown: boolean
  counters: Record<string, number>
  host?: ObjectId
  copy?: string
}

/** All records of a game. They are built from the game at its beginning, and again for each comparison. */
export interface GameRecords {
  cards: Map<ObjectId, CardRecord>
  piles: PilesOfPlayer[] // The piles of each player, by seat.
  play: ObjectId[]
  chain: number[]
  turn: { number: number; player: Seat; step: string }
  combat: Pick<Combat, 'attacker' | 'proposed' | 'defender'> | null
  marks: Record<string, ObjectId>
  earned: string[]
  out: Seat[]
  ghosts: Seat[]
  names: string[]
  order: Seat[]
  outcome: GameOutcome | null
}

export type GameRecordsExceptCards = Omit<GameRecords, 'cards'>

/** Returns all records except those of the cards. The lists are the game's own arrays, not copies. */
export function gameRecordsExceptCards(game: Game): GameRecordsExceptCards {
  const { number, player, step } = game.turn
  return {
    piles: game.players.map(pilesOf),
    play: game.play,
    chain: game.chain.map((link) => link.id),
    turn: { number, player, step },
    combat: combatOf(game.combat),
    marks: game.marks,
    earned: game.earned,
    out: game.players.filter((one) => one.out).map((one) => one.seat),
    ghosts: game.players.filter((one) => one.ghost).map((one) => one.seat),
    names: game.players.map((one) => rawText(one.name)),
    order: game.order ?? game.players.map((one) => one.seat),
    outcome: game.outcome,
  }
}

function pilesOf({ deck, hand, graveyard, removed, collection = [], decks = {} }: Player): PilesOfPlayer {
  const piles: PilesOfPlayer = { deck, hand, graveyard, removed, collection }
  for (const [name, other] of Object.entries(decks)) {
    piles[pileName('deck', name)] = other.deck
    piles[pileName('graveyard', name)] = other.graveyard
  }
  return piles
}

/** Returns the name of a pile. Each deck has its own graveyard, but a player has only one hand. */
export function pileName(zone: string, deck: string | undefined): string {
  return deck !== undefined && (zone === 'deck' || zone === 'graveyard') ? `${zone} of ${deck}` : zone
}

/** Returns the records of all cards of a game, by object id. */
export function cardRecords(game: Game): Map<ObjectId, CardRecord> {
  const living = Object.values(game.objects).filter(
    (object) => object.zone !== 'gone' && !isTokenBeforePlay(object),
  )
  return new Map(living.map((object) => [object.id, cardRecordOf(object)]))
}

/** Whether the object is a token that hasn't entered play yet. No event has reported such a token. */
export function isTokenBeforePlay({ zone, token }: GameObject): boolean {
  return zone === 'chain' && token === true
}

function combatOf(combat: Combat | null): GameRecords['combat'] {
  if (!combat) return null
  const { attacker, proposed, defender } = combat
  return { attacker, proposed, defender }
}

/** Returns the record that an object should have. */
export function cardRecordOf({ card, owner, zone, deck, token, duplicate, play }: GameObject): CardRecord {
  const entry: CardRecord = { card, owner, zone, fleeting: token === true || duplicate === true }
  if (deck !== undefined) entry.deck = deck
  if (!play) return entry
  const { controller, damage, exhausted, faceDown, host, copy } = play
  entry.lying = { controller, damage, exhausted, faceDown, counters: countersOf(play) }
  if (host !== undefined) entry.lying.host = host
  if (copy !== undefined) entry.lying.copy = copy
  return entry
}

const NONE = {}

function countersOf({ counters, boosts }: InPlayState): Record<string, number> {
  if (!boosts) return counters ? { ...counters } : NONE
  return { ...counters, ...Object.fromEntries(boosts.map((boost) => [counterName(boost), boost.n])) }
}

/** Whether the record of a card agrees with the object in the game. */
export function doesRecordMatchObject(
  { card, owner, zone, deck, lying }: CardRecord,
  object: GameObject,
): boolean {
  const { play } = object
  if (card !== object.card || owner !== object.owner || zone !== object.zone || deck !== object.deck)
    return false
  if (!lying || !play) return lying === play
  return (
    lying.controller === play.controller &&
    lying.damage === play.damage &&
    lying.exhausted === play.exhausted &&
    lying.faceDown === play.faceDown &&
    lying.host === play.host &&
    lying.copy === play.copy &&
    firstDifference(countersOf(play), lying.counters) === null
  )
}

/** Returns the strikes of the current combat as texts: the weapon's object id, and the wielder's. */
export function strikesInCombat(game: Game): string[] {
  return (game.combat?.strikes ?? []).map(({ weapon, wielder }) => `${weapon} by ${wielder}`)
}
