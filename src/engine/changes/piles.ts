/** Drawing cards, and decks made from graveyards (415.3, 415.9f). */

import type { FrameProcedure } from '../model/data/card-registry.ts'
import { derivedCacheOf, invalidateVolatile } from '../model/derived/derived-cache.ts'
import type { DrawAmount, Frame } from '../model/state/frame.ts'
import { contextOfFrame, popFrame, pushFrame } from '../model/state/frames.ts'
import type { DeckWithGraveyard, Game, Player } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { newMove } from '../model/state/move.ts'
import { cardOf, playerInSeat, seatOfLairPlayer } from '../model/state/objects.ts'
import { controllerOfTextInBossRaid, isBossPlayer, mayTakeFromPlayerUnderBossRules } from '../queries/boss.ts'
import { inForceFlags } from '../queries/in-force.ts'
import { deckByRaidRule } from '../queries/lair-decks.ts'
import { isActForbiddenToPlayer } from '../queries/player-limits.ts'
import { doesModifierAffectPlayer } from '../queries/projection.ts'
import { type Atom, applyAtoms } from './atoms.ts'
import { shuffleDeck } from './chance.ts'
import {
  findReplacements,
  keysOfAppliedReplacements,
  pathOfModifierInForce,
  runTextThatReplacesEvent,
  takeNextReplacementOrAsk,
} from './replace.ts'

/**
 * Lets each of these players draw cards from the top of a deck (415.9f), one at a time: a number of cards, or up to a
 * limit (713.2). An automated player without a hand draws nothing (docs/rulings.md).
 */
export function drawCards(game: Game, seats: readonly Seat[], draws: DrawAmount, scope?: number): void {
  const by = controllerOfTextInBossRaid(game, scope)
  const drawers = seats.filter(
    (seat) => !playerInSeat(game, seat).automaton && mayTakeFromPlayerUnderBossRules(game, seat, by),
  )
  if (inForceFlags(game).replace) return startDrawing(game, drawers, draws, scope)
  for (const seat of drawers) {
    const count = 'count' in draws ? draws.count : draws.until - playerInSeat(game, seat).hand.length
    for (let i = 0; i < count; i++) if (!drawOne(game, seat)) break
  }
}

/**
 * Lets each player draw up to a separate limit. Nobody draws towards a limit that doesn't exist, such as the maximum
 * hand size of a player who has none. If draws may be replaced, they are frames, and the last frame runs first.
 */
export function drawUntilHandSize(
  game: Game,
  seats: readonly Seat[],
  until: (seat: Seat) => number,
  scope?: number,
): void {
  const inOrder = inForceFlags(game).replace ? [...seats].reverse() : seats
  for (const seat of inOrder) {
    const limit = until(seat)
    if (Number.isFinite(limit)) drawCards(game, [seat], { until: limit }, scope)
  }
}

/**
 * Draws one card from the top of the deck into the hand (415.9f).
 * @returns whether the player can draw another one: not after a draw that was forbidden or from an empty deck
 */
function drawOne(game: Game, seat: Seat): boolean {
  if (cantDraw(game, seat)) return false
  const top = topCardAfterRefill(game, seat, deckByRaidRule(game, seat, 'drawn'))
  if (top !== undefined) applyAtoms(game, [newMove(top, 'hand', 'drawn')])
  else if (!isBossPlayer(game, seat)) becomeDecked(game, seat)
  return top !== undefined
}

/** Whether some modifier forbids this player to draw the next card (103.2). */
function cantDraw(game: Game, seat: Seat): boolean {
  return isActForbiddenToPlayer(game, seat, 'draw', () => drawnThisTurn(game, seat))
}

function drawnThisTurn({ registers }: Game, seat: Seat): number {
  return (registers.acts ?? []).filter((act) => act.did === 'drew' && act.seat === seat).length
}

type Drawing = Frame<'draw'>

function startDrawing(game: Game, seats: Seat[], draws: DrawAmount, scope: number | undefined): void {
  const frame: Drawing = {
    kind: 'draw',
    seats,
    draws,
    drawn: 0,
    had: keysOfAppliedReplacements(game),
    clock: -1,
  }
  if (scope !== undefined) frame.scope = scope
  pushFrame(game, frame)
}

/**
 * Processes the draws of a frame one after the other. Each draw may be replaced (716), even by something that can't be
 * done (716.1d).
 */
export const processDraws: FrameProcedure<'draw'> = (game, it) => {
  const [seat] = it.seats
  if (seat === undefined) return popFrame(game)
  if (playerInSeat(game, seat).out || isDone(game, it, seat) || cantDraw(game, seat))
    return nextDrawer(game, it)
  const entries = findReplacements(game, it.had, (would) => would.event === 'draw').filter((entry) =>
    doesModifierAffectPlayer(game, entry, seat),
  )
  const taken = takeNextReplacementOrAsk(game, it, seat, entries, it.had)
  if (taken === 'asked') return
  it.drawn += 1
  const had = it.had
  it.had = keysOfAppliedReplacements(game)
  if (taken === 'none') {
    if (!drawOne(game, seat)) nextDrawer(game, it)
    return
  }
  if (it.scope !== undefined && it.scope >= 0) contextOfFrame(game, it.scope).performed = false
  if (!taken.mod.may) it.clock = game.clock
  runTextThatReplacesEvent(game, { ...taken.ctx, they: seat }, `${pathOfModifierInForce(taken)}.do`, had)
}

/**
 * Whether the player has finished drawing. Drawing up to a limit also ends when a draw is replaced by something that
 * changes nothing (713.2a).
 */
function isDone(game: Game, it: Drawing, seat: Seat): boolean {
  if ('count' in it.draws) return it.drawn >= it.draws.count
  return playerInSeat(game, seat).hand.length >= it.draws.until || it.clock === game.clock
}

function nextDrawer(game: Game, it: Drawing): void {
  it.seats.shift()
  it.drawn = 0
  it.clock = -1
  it.had = keysOfAppliedReplacements(game)
}

/** Records that a player had to draw from an empty deck, which the next pre-priority check finds (410.6b). */
function becomeDecked(game: Game, seat: Seat): void {
  playerInSeat(game, seat).decked = true
  invalidateVolatile(game)
  derivedCacheOf(game).checkBeforePriority = true
}

/**
 * Shuffles a graveyard into its deck. A destroyed hero isn't included: its player loses (102.1a), or continues with
 * another Boss (R101.2).
 */
export function shuffleGraveyardIntoDeck(game: Game, seat: Seat, replenished = false, deck?: string): void {
  const player = playerInSeat(game, seat)
  const { graveyard } = pileIn(game, seat, deck)
  const moves: Atom[] = []
  for (const object of graveyard)
    if (!isFallen(game, player, object)) moves.push(newMove(object, 'deck', 'put'))
  if (moves.length > 0) applyAtoms(game, moves)
  shuffleDeck(game, seat, replenished, deck)
}

/** Whether a card in a graveyard is a destroyed hero. A lair's graveyard may also contain its earlier heroes. */
function isFallen(game: Game, player: Player, id: ObjectId): boolean {
  if (game.objects[player.hero]?.became === id) return true
  return player.seat === seatOfLairPlayer(game) && cardOf(game, id).type === 'hero'
}

/**
 * Makes a new deck from the graveyard of each empty deck of the lair, without using the chain (R101.3c). It
 * waits until no text is running, so that a text finds the cards that it put into the graveyard
 * (docs/rulings.md).
 */
export function replenishLairDecks(game: Game): void {
  const lair = game.players[seatOfLairPlayer(game)]
  if (lair && !lair.out && hasSpent(game, lair)) {
    if (isUnderWay(game)) return
    replenishDecks(game, lair)
  }
  derivedCacheOf(game).checkDecks = false
}

/**
 * Returns the top card of a deck, or undefined if there is none. If a lair's deck is empty, a new deck is made from its
 * graveyard first (R101.3c).
 */
export function topCardAfterRefill(game: Game, seat: Seat, deck?: string): ObjectId | undefined {
  const pile = pileIn(game, seat, deck)
  if (seat === seatOfLairPlayer(game) && isSpent(game, playerInSeat(game, seat), pile))
    shuffleGraveyardIntoDeck(game, seat, true, deck)
  return pile.deck.at(-1)
}

/**
 * Puts the shuffled graveyard of a Boss player's deck below the deck if the deck has fewer than `count` cards. In
 * this way a text that takes N cards from the top continues across the end of the deck (R101.3c).
 */
export function putGraveyardUnderShortDeck(game: Game, seat: Seat, count: number, deck?: string): void {
  const pile = pileIn(game, seat, deck)
  if (!isBossPlayer(game, seat) || pile.deck.length >= count) return
  const above = pile.deck.splice(0)
  if (isSpent(game, playerInSeat(game, seat), pile)) shuffleGraveyardIntoDeck(game, seat, true, deck)
  pile.deck.push(...above)
}

function pileIn(game: Game, seat: Seat, deck: string | undefined): DeckWithGraveyard {
  const player = playerInSeat(game, seat)
  return (deck === undefined ? undefined : player.decks?.[deck]) ?? player
}

function replenishDecks(game: Game, lair: Player): void {
  if (isSpent(game, lair, lair)) shuffleGraveyardIntoDeck(game, lair.seat, true)
  for (const [name, pile] of Object.entries(lair.decks ?? {}))
    if (isSpent(game, lair, pile)) shuffleGraveyardIntoDeck(game, lair.seat, true, name)
}

function hasSpent(game: Game, lair: Player): boolean {
  if (isSpent(game, lair, lair)) return true
  return lair.decks !== undefined && Object.values(lair.decks).some((pile) => isSpent(game, lair, pile))
}

function isSpent(game: Game, lair: Player, { deck, graveyard }: DeckWithGraveyard): boolean {
  return deck.length === 0 && graveyard.some((id) => !isFallen(game, lair, id))
}

/**
 * Whether a text is running, or an answer has not been read by the frame that asked. The answer may name cards of the
 * graveyard.
 */
function isUnderWay({ frames }: Game): boolean {
  return frames.some(({ kind, answer }) => kind === 'resolve' || kind === 'effect' || answer !== undefined)
}
