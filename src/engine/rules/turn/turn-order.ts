/** Extra turns, skipped turns, ended turns and changes of the turn order (500.3–500.6). */

import { endModifiersWhere } from '../../changes/modifiers.ts'
import { emitEvent, invalidateAll, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { Frame } from '../../model/state/frame.ts'
import type { Game, Link } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { nextSeat, playerInSeat } from '../../model/state/objects.ts'
import { inForceFlags, modifiersInForce } from '../../queries/in-force.ts'
import { doesModifierAffectPlayer } from '../../queries/projection.ts'
import { endCombat } from '../combat/combat.ts'
import { interruptLink } from '../links/interrupt.ts'

/** Adds a turn immediately after the current one. The latest extra turn is taken first (500.3). */
export function addExtraTurn(game: Game, seat: Seat): void {
  game.extraTurns = [...(game.extraTurns ?? []), seat]
  emitEvent(game, { kind: 'extraTurn', seat })
}

/** Promises a player an extra turn after their next turn. The extra turn is added when that turn begins. */
export function addExtraTurnAfterNext(game: Game, seat: Seat): void {
  const player = playerInSeat(game, seat)
  player.extraAfterNext = (player.extraAfterNext ?? 0) + 1
  emitEvent(game, { kind: 'extraTurn', seat, after: 'theirNext' })
}

/** Adds, as a player's turn begins, the extra turns that were promised for after this turn (500.3). */
export function addPromisedExtraTurns(game: Game, seat: Seat): void {
  const player = playerInSeat(game, seat)
  if (player.extraAfterNext === undefined) return
  for (let n = player.extraAfterNext; n > 0; n--) addExtraTurn(game, seat)
  delete player.extraAfterNext
}

/** Whether a modifier makes a player skip this step. A skipped step has no window either (500.1, 716.1). */
export function isStepSkipped(game: Game, seat: Seat, step: string): boolean {
  if (!inForceFlags(game).skipStep) return false
  return modifiersInForce(game).some(
    (entry) =>
      entry.mod.kind === 'skipStep' && entry.mod.step === step && doesModifierAffectPlayer(game, entry, seat),
  )
}

/** Lets a player skip their next turn. If this happens twice, the player skips the next two turns (500.4). */
export function makePlayerSkipNextTurn(game: Game, seat: Seat): void {
  const player = playerInSeat(game, seat)
  player.skips = (player.skips ?? 0) + 1
}

/**
 * Returns the player of the next turn and, for an extra turn, the player whose ordinary turn it follows. Uses up the
 * extra turn, and the skipped turns before it.
 */
export function advanceToNextTurnPlayer(game: Game, seat: Seat): { seat: Seat; after?: Seat } {
  const next = nextUp(game, seat)
  const player = playerInSeat(game, next.seat)
  if (!player.skips) return next
  player.skips -= 1
  emitEvent(game, { kind: 'turnSkipped', seat: next.seat })
  return advanceToNextTurnPlayer(game, next.after ?? next.seat)
}

function nextUp(game: Game, seat: Seat): { seat: Seat; after?: Seat } {
  const { skipTo } = game.turn
  if (skipTo !== undefined && !playerInSeat(game, skipTo).out) {
    game.turn.skipTo = undefined
    game.extraTurns = undefined
    return { seat: skipTo }
  }
  const extra = game.extraTurns?.pop()
  if (extra === undefined) return { seat: nextSeat(game, seat) }
  return playerInSeat(game, extra).out ? nextUp(game, seat) : { seat: extra, after: seat }
}

/**
 * Interrupts all links before the turn ends (500.5), except the link that ends the turn. Of that link's text, only the
 * frame that ends the turn still runs.
 */
export function interruptAllLinks(game: Game, doing?: Link, ending?: Frame<'effect'>): void {
  const at = game.frames.findLastIndex(({ kind }) => kind === 'resolve')
  if (at >= 0) game.frames.splice(at + 1, Number.POSITIVE_INFINITY, ...withItsHolder(game, at, ending))
  for (const link of [...game.chain].reverse()) if (link.id !== doing?.id) interruptLink(game, link, true)
}

/**
 * Returns the frame that ends the turn, together with the frame whose context it shares, if that isn't the link's
 * frame.
 */
function withItsHolder(game: Game, link: number, ending: Frame<'effect'> | undefined): Frame[] {
  if (!ending) return []
  const holder = game.frames[ending.scope]
  if (!holder || ending.scope <= link) return [ending]
  ending.scope = link + 1
  return [holder, ending]
}

/** Ends combat and the turn. Nobody gets priority before the next turn (500.5). */
export function endCurrentTurn(game: Game, skipTo?: Seat): void {
  endCombat(game)
  endModifiersWhere(game, ({ duration }) => duration === 'combat' || duration === 'turn')
  game.turn.ended = true
  if (skipTo !== undefined) game.turn.skipTo = skipTo
  invalidateAll(game)
  emitEvent(game, { kind: 'turnEnded', seat: game.turn.player })
}

/** Moves a player to the seat immediately before another player's. With two players nothing happens (500.6). */
export function moveSeatToRightOf(game: Game, seat: Seat, of: Seat): void {
  const players = game.players.filter((player) => !player.out)
  if (players.length < 3 || seat === of) return
  const others = (game.order ?? game.players.map((player) => player.seat)).filter((one) => one !== seat)
  others.splice(others.indexOf(of), 0, seat)
  game.order = others
  invalidateVolatile(game)
  emitEvent(game, { kind: 'seatMoved', seat, rightOf: of })
}
