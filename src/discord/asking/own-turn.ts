/** The player's free action (410.2a): passing ends the turn, and some moves are possible only before that. */
import type { View } from '../../engine/index.ts'
import { findCard, type SeatNames } from '../posts/names.ts'

/** Whether passing ends the turn. This is public information. */
export const endsTurn = ({ waitingFor, turn, chain, combat }: View): boolean =>
  waitingFor?.kind === 'priority' &&
  waitingFor.seat === turn.player &&
  turn.phase === 'action' &&
  chain.length === 0 &&
  combat === null

/**
 * Moves that are possible only in the player's own turn: placing a resource and playing cards that aren't
 * instants.
 */
export interface Undone {
  canPlace: boolean
  plays: string[] // names
  ready: number // resources
}

/** @returns null if nothing is left to do */
export function undoneIn(view: View, names: SeatNames): Undone | null {
  const { decision } = view
  if (!decision || !endsTurn(view)) return null
  const cards = decision.options
    .filter(({ kind }) => kind === 'play')
    .flatMap((one) => ('object' in one ? (findCard(view, one.object) ?? []) : []))
  const plays = cards.filter(({ card }) => !names.printed(card)?.instant).map(({ name }) => name)
  const canPlace = decision.options.some(({ kind }) => kind === 'place')
  const ready = view.seats.find(({ seat }) => seat === decision.seat)?.resources.ready ?? 0
  return canPlace || plays.length > 0 ? { canPlace, plays: [...new Set(plays)], ready } : null
}
