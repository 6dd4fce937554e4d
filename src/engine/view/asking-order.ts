/**
 * The players who are asked one after the other at a decision: about their opening hands (101.2), in a priority
 * window (410), at a protect point (602.2) and for the strikes after it (303.2), for discards, and for the layout of
 * their parties (R304).
 */
import { currentDiscardRoundId, seatsStillToDiscard } from '../effects/discarding.ts'
import { currentDropId, seatsStillToChooseLayout } from '../effects/laying-out.ts'
import type { Game } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import {
  currentAttackId,
  seatsAskedToStrikeIfUnprotected,
  seatsStillToProtect,
} from '../rules/combat/combat.ts'
import { type AskingOrder, askingOrderInWindow, seatsStillAskedInWindow } from '../rules/priority/priority.ts'
import { seatsLeftToMulligan } from '../rules/turn/start.ts'

export type { AskingOrder }

/**
 * The id of the questions about opening hands, as `AskingOrder.moment`. All of these questions have one id, because
 * nobody draws before everybody has decided.
 */
export const OPENING_HANDS_MOMENT_ID = 'opening'

/**
 * Returns the players who have passed in succession, and the players who will be asked after the current one, in order.
 * Returns null if the decision isn't one that several players are asked in turn.
 */
export function askingOrderOfDecision(game: Game): AskingOrder | null {
  const { kind } = game.decision ?? {}
  if (kind === 'mulligan')
    return { moment: OPENING_HANDS_MOMENT_ID, passed: [], next: seatsLeftToMulligan(game) }
  if (kind === 'protect') return { moment: currentAttackId(game), passed: [], next: stillInAttack(game) }
  if (kind === 'strike' && game.combat?.defender != null)
    return { moment: currentAttackId(game), passed: [], next: [] }
  if (kind === 'layOut') return laying(game)
  if (kind !== 'discard') return askingOrderInWindow(game)
  const moment = currentDiscardRoundId(game)
  return moment === null ? null : { moment, passed: [], next: seatsStillToDiscard(game) }
}

/** Returns the players who may still protect after the current one, and then those who can only strike. */
function stillInAttack(game: Game): Seat[] {
  const strikes = seatsAskedToStrikeIfUnprotected(game).filter((seat) => seat !== game.decision?.seat)
  return [...new Set([...seatsStillToProtect(game), ...strikes])]
}

const laying = (game: Game): AskingOrder | null => {
  const moment = currentDropId(game)
  return moment === null ? null : { moment, passed: [], next: seatsStillToChooseLayout(game) }
}

/** Returns the remaining players who will be asked unless an earlier answer changes that. */
export const seatsStillToBeAsked = (game: Game): Seat[] =>
  game.decision?.kind === 'priority'
    ? seatsStillAskedInWindow(game)
    : (askingOrderOfDecision(game)?.next ?? [])
