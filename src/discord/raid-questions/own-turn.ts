/** The player's free action (410.2a): passing ends the turn, and some moves are possible only before that. */
import type { View } from '../../engine/index.ts'
import { findCardInView, type SeatNames } from '../message-parts/names.ts'

/** Whether passing ends the turn. This is public information. */
export const isPassEndingTurn = ({ waitingFor, turn, chain, combat }: View): boolean =>
  waitingFor?.kind === 'priority' &&
  waitingFor.seat === turn.player &&
  turn.phase === 'action' &&
  chain.length === 0 &&
  combat === null

/**
 * The cards that the player can still place or play, and only in their own turn: a resource, and cards that
 * aren't instants. Attacks and powers aren't counted. A resource or card that would at once cost the player
 * another one isn't recommended: above the threat level (R504.2a), and by uniqueness (414).
 */
export interface UnusedPlacementAndPlays {
  canPlace: boolean
  plays: string[] // The names of the cards that the player can play.
  ready: number // The number of ready resources.
}

const NONE = { ready: 0, total: 0 }

/** Returns the number of resources that a raider keeps at the end of the turn (R504.2a). */
const mostKept = ({ seats }: View): number =>
  Math.min(...seats.map(({ threat }) => threat ?? Number.POSITIVE_INFINITY))

/** Returns the placement and plays that the player has left in their turn; null if there are none. */
export function unusedPlacementAndPlays(view: View, names: SeatNames): UnusedPlacementAndPlays | null {
  const { decision } = view
  if (!decision || !isPassEndingTurn(view)) return null
  const cards = decision.options
    .flatMap((one) => (one.kind === 'play' && !view.violating?.includes(one.object) ? [one.object] : []))
    .flatMap((id) => findCardInView(view, id) ?? [])
  const plays = cards.filter(({ card }) => !names.printed(card)?.instant).map(({ name }) => name)
  const { ready, total } = view.seats.find(({ seat }) => seat === decision.seat)?.resources ?? NONE
  const canPlace = decision.options.some(({ kind }) => kind === 'place') && total < mostKept(view)
  return canPlace || plays.length > 0 ? { canPlace, plays: [...new Set(plays)], ready } : null
}
