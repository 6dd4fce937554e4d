/** Who else is asked where one after the other is heard: of hands that may be kept (101.2), and in a priority window (410). */

import type { Game, Seat } from '../model/game.ts'
import { alsoInWindow, type Hearing, heardInWindow } from '../rules/priority/priority.ts'
import { stillToDecide } from '../rules/turn/start.ts'

export type { Hearing }

/** Nobody draws before everybody has decided, so it is one moment for all. */
export const OPENING = 'opening'

/** Who has passed in succession, and who is still to be heard after the one that is asked, in that order; null elsewhere. */
export function hearingOf(game: Game): Hearing | null {
  if (game.decision?.kind !== 'mulligan') return heardInWindow(game)
  return { moment: OPENING, passed: [], next: stillToDecide(game) }
}

/** Of those who are still to be heard, who will be asked unless somebody before them changes that. */
export const alsoAsked = (game: Game): Seat[] =>
  game.decision?.kind === 'mulligan' ? stillToDecide(game) : alsoInWindow(game)
