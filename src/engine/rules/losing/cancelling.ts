/** Cancels the unfinished actions of a player who leaves, and asks the open question again (102.2, 102.3). */

import type { Decision } from '../../model/state/decision.ts'
import type { Frame } from '../../model/state/frame.ts'
import { topFrame } from '../../model/state/frames.ts'
import type { Game, Link } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { objectById } from '../../model/state/objects.ts'
import { takeBackOrRestartAnnouncement } from '../links/choosing.ts'

/**
 * Cancels the announcements, resolving links and other texts of a player who leaves the game. An open question that
 * remains is asked again, except for another player's mulligan.
 */
export function cancelActionsOfLeavingPlayer(game: Game, seat: Seat): void {
  for (const [at, frame] of game.frames.entries()) {
    if (frame.kind === 'happen') frame.insteads = frame.insteads.filter(({ ctx }) => ctx.controller !== seat)
    const left = belongsTo(game, frame, seat)
      ? at
      : frame.kind === 'enter'
        ? forget(game, frame, seat, at)
        : -1
    if (left < 0) continue
    game.frames.length = left
    game.decision = null
    break
  }
  askDecisionAgain(game, seat)
}

function belongsTo(game: Game, frame: Frame, seat: Seat): boolean {
  switch (frame.kind) {
    case 'announce':
    case 'instead':
      return frame.ctx.controller === seat
    case 'resolve':
      return game.chain.some((link) => link.id === frame.link && isLinkOfLeavingPlayer(game, link, seat))
    case 'duplicate':
      return frame.seat === seat
    case 'stash':
      return frame.under === seat || owns(game, seat, frame.object)
    default:
      return false
  }
}

/** Whether the player controls the link or owns its card. */
export function isLinkOfLeavingPlayer(game: Game, { controller, object }: Link, seat: Seat): boolean {
  return controller === seat || (object !== undefined && owns(game, seat, object))
}

function owns(game: Game, seat: Seat, id: ObjectId): boolean {
  return objectById(game, id).owner === seat
}

/**
 * Removes the leaver's cards from a group that enters play together. Returns the number of frames to keep if an
 * effect of the leaver, or any effect for one of the leaver's cards, is running as a card enters. Returns −1 if
 * everything continues.
 */
function forget(game: Game, it: Frame<'enter'>, seat: Seat, at: number): number {
  const now = it.arrivals[it.at]
  const before = it.arrivals.slice(0, it.at)
  const stays = ({ object, under }: { object: ObjectId; under: Seat }): boolean =>
    under !== seat && !owns(game, seat, object)
  it.at = before.filter(stays).length
  it.arrivals = it.arrivals.filter(stays)
  const goesOn = now === undefined || stays(now)
  if (!goesOn) it.deed = 0
  if (goesOn && it.ctx?.controller !== seat) return -1
  it.ctx = undefined
  return at + 1
}

/** Whether an unfinished frame is going to move this card. */
export function isCardBeingMoved(game: Game, id: ObjectId): boolean {
  const isIt = ({ object }: { object: ObjectId }): boolean => object === id
  return game.frames.some((frame) => {
    if (frame.kind === 'enter') return frame.arrivals.some(isIt)
    if (frame.kind === 'happen') return frame.moves.some(isIt)
    return frame.kind === 'stash' && isIt(frame)
  })
}

/** Asks the open question again, because the options may have changed or the player may have left. */
export function askDecisionAgain(game: Game, leaver?: Seat): void {
  const { decision } = game
  const frame = topFrame(game)
  if (!decision || !frame || (decision.kind === 'mulligan' && decision.seat !== leaver)) return
  if (frame.kind === 'announce') takeBackOrRestartAnnouncement(game, frame)
  else rewind(frame, decision)
  game.decision = null
}

/** Returns a frame to the step where it asked. A priority window begins again with its checks. */
function rewind(frame: Frame, decision: Decision): void {
  if (frame.kind === 'priority') {
    frame.step = 'process'
    frame.passes = 0
  }
  if (frame.kind === 'process') frame.step = 'add'
  if (frame.kind === 'combat' && decision.kind === 'protect') frame.asked?.pop()
}
