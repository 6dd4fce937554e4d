/**
 * Who else is asked where one after the other is heard: of hands that may be kept (101.2), in a priority window (410), at
 * a protect point (602.2) and who strikes after it (303.2), where each discards, and where each lays out his party (R304).
 */
import { discardMoment, stillToDiscard } from '../effects/discarding.ts'
import { layMoment, stillToLay } from '../effects/laying-out.ts'
import type { Game } from '../model/game.ts'
import type { Seat } from '../model/ids.ts'
import { attackMoment, stillToProtect, strikesUnprotected } from '../rules/combat/combat.ts'
import { alsoInWindow, type Hearing, heardInWindow } from '../rules/priority/priority.ts'
import { stillToDecide } from '../rules/turn/start.ts'

export type { Hearing }

/** Nobody draws before everybody has decided, so it is one moment for all. */
export const OPENING = 'opening'

/** Who has passed in succession, and who is still to be heard after the one that is asked, in that order; null elsewhere. */
export function hearingOf(game: Game): Hearing | null {
  const { kind } = game.decision ?? {}
  if (kind === 'mulligan') return { moment: OPENING, passed: [], next: stillToDecide(game) }
  if (kind === 'protect') return { moment: attackMoment(game), passed: [], next: stillInAttack(game) }
  if (kind === 'strike' && game.combat?.defender != null)
    return { moment: attackMoment(game), passed: [], next: [] }
  if (kind === 'layOut') return laying(game)
  if (kind !== 'discard') return heardInWindow(game)
  const moment = discardMoment(game)
  return moment === null ? null : { moment, passed: [], next: stillToDiscard(game) }
}

/** Who protects after the one that is asked, and who could only strike. */
function stillInAttack(game: Game): Seat[] {
  const strikes = strikesUnprotected(game).filter((seat) => seat !== game.decision?.seat)
  return [...new Set([...stillToProtect(game), ...strikes])]
}

const laying = (game: Game): Hearing | null => {
  const moment = layMoment(game)
  return moment === null ? null : { moment, passed: [], next: stillToLay(game) }
}

/** Of those who are still to be heard, who will be asked unless somebody before them changes that. */
export const alsoAsked = (game: Game): Seat[] =>
  game.decision?.kind === 'priority' ? alsoInWindow(game) : (hearingOf(game)?.next ?? [])
