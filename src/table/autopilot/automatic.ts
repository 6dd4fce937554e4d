/**
 * Finds answers that need no person: the only possible answer, and a pass by a player who can do nothing, as
 * everybody can see.
 */
import {
  canTakeTurnActions,
  countReadyResources,
  type Decision,
  type DecisionKind,
  type Game,
  mayPlayWithoutResources,
  playerInSeat,
  type Seat,
} from '../../engine/index.ts'
import { movesOfSeatAskedLater } from '../preview/possible-moves.ts'

/** Whether a person or the computer plays a Boss in this game. */
export const hasBossPlayer = ({ players }: Game): boolean => players.some(({ boss }) => boss === true)

/**
 * Returns the picks of the only possible answer; null if the player has a choice, or if a pass could reveal
 * something.
 */
export function onlyPossiblePicks(game: Game, decision: Decision): string[] | null {
  if (decision.kind === 'priority') return isOpenlyIdle(game, decision) ? ['pass'] : null
  return onlyTarget(decision)
}

/**
 * The kinds of questions for one card. Stepping back from an announcement counts as no choice, because an undo does
 * that, too.
 */
const AIMS: readonly DecisionKind[] = ['target', 'defender', 'aim']

function onlyTarget({ kind, options: [only, ...others], min, amounts, side }: Decision): string[] | null {
  const isOnly = AIMS.includes(kind) && only && others.length === 0 && min === 1 && !amounts && !side
  return isOnly ? [only.id] : null
}

/**
 * Whether the player can only pass, and this pass reveals nothing about the hand: the hand is empty, or a player with
 * few stops has no ready resource and no card in the whole deck that could be played without one. A player with such
 * a card is asked as if it were in the hand. Against the computer the game asks nobody who can only pass.
 */
function isOpenlyIdle(game: Game, { seat, options }: Decision): boolean {
  if (canTakeTurnActions(game, seat) || options.some(({ kind }) => kind !== 'pass')) return false
  const { hand, stops } = playerInSeat(game, seat)
  if (hand.length === 0) return true
  return stops === 'few' && countReadyResources(game, seat) === 0 && !mayPlayWithoutResources(game, seat)
}

/** Whether the table will pass for a seat that is asked later in the open window. */
export function willTablePassForLaterSeat(game: Game, seat: Seat): boolean {
  if (!hasBossPlayer(game) || game.decision?.kind !== 'priority') return false
  const { decision } = movesOfSeatAskedLater(game, seat) ?? {}
  return decision !== undefined && onlyPossiblePicks(game, decision) !== null
}
