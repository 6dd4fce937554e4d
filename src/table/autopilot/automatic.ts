/**
 * Answers that need nobody: the only possible answer, and a pass by a player who can do nothing, as everybody can
 * see. The table gives them in the transaction of the input that led there, so an undo takes them back with it.
 */
import {
  type Decision,
  type DecisionKind,
  type Game,
  isFree,
  playerAt,
  type Seat,
} from '../../engine/index.ts'
import { aheadIn } from '../preview/ahead.ts'

/** Whether there is a Boss player, a person or the computer. In other raids these questions are rare. */
export const isAgainstBoss = ({ players }: Game): boolean => players.some(({ boss }) => boss === true)

/** The picks of the only possible answer. Null if the player has a choice, or if a pass could reveal something. */
export function automaticAnswer(game: Game, decision: Decision): string[] | null {
  if (decision.kind === 'priority') return isOpenlyIdle(game, decision) ? ['pass'] : null
  return onlyTarget(decision)
}

/** Questions for one card. Stepping back from an announcement is no choice, because an undo does that, too. */
const AIMS: readonly DecisionKind[] = ['target', 'defender', 'aim']

function onlyTarget({ kind, options: [only, ...others], min, amounts, side }: Decision): string[] | null {
  const isOnly = AIMS.includes(kind) && only && others.length === 0 && min === 1 && !amounts && !side
  return isOnly ? [only.id] : null
}

/**
 * Whether everybody can see that the player can only pass: the hand is empty, and no card in play or in the graveyard
 * offers anything.
 */
function isOpenlyIdle(game: Game, { seat, options }: Decision): boolean {
  const canOnlyPass = options.length === 1 && options[0]?.kind === 'pass'
  return canOnlyPass && !isFree(game, seat) && playerAt(game, seat).hand.length === 0
}

/** Whether the table will pass for a player who is asked later in the open window. */
export function willBePassed(game: Game, seat: Seat): boolean {
  if (!isAgainstBoss(game) || game.decision?.kind !== 'priority') return false
  if (playerAt(game, seat).hand.length > 0) return false
  const { decision } = aheadIn(game, seat) ?? {}
  return decision !== undefined && automaticAnswer(game, decision) !== null
}
