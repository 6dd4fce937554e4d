/**
 * The memory of players: `rememberedBy` of an object lists the seats that know which card it is, although its place
 * hides the card from them. Rules and people's views don't use the memory. Computer players do, when they imagine games
 * (`view/imagined.ts`).
 *
 * A seat remembers a card that it has seen, wherever the card moves, until it can't distinguish the card from others:
 * the deck is shuffled, somebody else arranges these cards of a deck, or a card leaves the hand unseen. The lists are
 * never changed in place.
 */

import type { Decision } from './decision.ts'
import type { Game, GameObject } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'

/** Whether the seat remembers which card the object is. */
export function isRememberedBy({ rememberedBy }: GameObject, seat: Seat): boolean {
  return rememberedBy?.includes(seat) === true
}

/** Lets every player remember these cards, which everybody can see now. */
export function letEverybodyRemember(game: Game, ids: readonly ObjectId[]): void {
  const all = allSeats(game)
  for (const id of ids) {
    const object = game.objects[id]
    if (object && object.zone !== 'gone') object.rememberedBy = all
  }
}

function allSeats({ players }: Game): Seat[] {
  return players.map(({ seat }) => seat)
}

/**
 * Lets a player remember cards that the player looks at. The others forget those in a deck, because the player may
 * arrange them without being seen.
 */
export function rememberCardsLookedAt(game: Game, ids: readonly ObjectId[], seat: Seat): void {
  for (const id of ids) {
    const object = game.objects[id]
    if (object?.zone === 'deck') object.rememberedBy = [seat]
    else if (object) object.rememberedBy = union(object.rememberedBy, [seat])
  }
}

/**
 * Lets a player remember the hidden cards that a question offers. Priority offers no cards that are new to a player.
 */
export function rememberOfferedCards(game: Game, { kind, seat, options }: Decision): void {
  if (kind === 'priority') return
  for (const option of options) {
    if (!('object' in option)) continue
    const { zone, owner } = game.objects[option.object] ?? {}
    if (zone === 'deck' || (zone === 'hand' && owner !== seat))
      rememberCardsLookedAt(game, [option.object], seat)
  }
}

/** Lets a player remember a card that lies open for the player now. The others don't forget it. */
export function rememberCard(game: Game, id: ObjectId, seat: Seat): void {
  const object = game.objects[id]
  if (object && !isRememberedBy(object, seat)) object.rememberedBy = union(object.rememberedBy, [seat])
}

/** Lets everybody forget cards of a deck, because it was shuffled or because chance has chosen between them. */
export function forgetCardsInDeck(game: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const object = game.objects[id]
    if (object?.zone === 'deck') object.rememberedBy = undefined
  }
}

/** A move that has happened. */
interface CompletedMove {
  readonly old: GameObject
  readonly object: GameObject
  readonly from: GameObject['zone']
  /** The seats that saw which card moved, or undefined for everybody. */
  readonly seenBy: readonly Seat[] | undefined
  /** The seats that may look at the card in its new place, or undefined for everybody. */
  readonly viewers: readonly Seat[] | undefined
}

/**
 * Updates the memory after a move. The seats that saw the move remember the card. The seats that remembered it still
 * do, unless it left a hand unseen: then they forget the whole hand.
 */
export function updateMemoryAfterMove(
  game: Game,
  { old, object, from, seenBy, viewers }: CompletedMove,
): void {
  if (from === 'hand') forgetInHand(game, old, seenBy)
  if (viewers === undefined && object.zone !== 'deck') return
  if (seenBy === undefined) setMemory(object, allSeats(game), viewers)
  else if (from === 'hand') setMemory(object, union(seenBy, [old.owner]), viewers)
  else setMemory(object, old.rememberedBy ? union(seenBy, old.rememberedBy) : seenBy, viewers)
}

/** Stores the seats that remember a card, without those that may look at it anyway. */
function setMemory(object: GameObject, seats: readonly Seat[], viewers: readonly Seat[] | undefined): void {
  let others: Seat[] | undefined
  for (const seat of seats) {
    if (viewers?.includes(seat)) continue
    others ??= []
    others.push(seat)
  }
  if (others) object.rememberedBy = others
}

/**
 * Lets players forget cards of a hand that a card has left. A player who hasn't seen the card forgets all of them. A
 * player who has seen it, but didn't know it before, forgets the copies of the card.
 */
function forgetInHand(game: Game, old: GameObject, seenBy: readonly Seat[] | undefined): void {
  for (const id of game.players[old.owner]?.hand ?? []) {
    const object = game.objects[id]
    if (object?.rememberedBy) forgetCardInHand(object, old, seenBy)
  }
}

function forgetCardInHand(object: GameObject, left: GameObject, seenBy: readonly Seat[] | undefined): void {
  const isCopy = object.card === left.card
  const seats = object.rememberedBy?.filter(
    (seat) => (!seenBy || seenBy.includes(seat)) && (!isCopy || isRememberedBy(left, seat)),
  )
  object.rememberedBy = seats && seats.length > 0 ? seats : undefined
}

/** Returns the seats of both lists in order, each once. */
function union(some: readonly Seat[] | undefined, more: readonly Seat[]): Seat[] {
  return [...new Set([...(some ?? []), ...more])].sort((a, b) => a - b)
}
