/**
 * Answers that need nobody: the only possible answer, and a pass by a player who can do nothing, as everybody can
 * see. The table gives them in the transaction of the input that led there, so an undo takes them back with it.
 */
import {
  countReadyResources,
  type Decision,
  type DecisionKind,
  type Game,
  isFree,
  playerAt,
  type Seat,
} from '../../engine/index.ts'
import { aheadIn } from '../preview/ahead.ts'

/**
 * Whether the computer plays a Boss. Then the table gives these answers. A person who plays a Boss could learn from a
 * missing question, so every question is asked there (`everyWindow`). Without a Boss these questions are rare.
 */
export const isAgainstComputer = ({ players, everyWindow }: Game): boolean =>
  !everyWindow && players.some(({ boss }) => boss === true)

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
 * Whether everybody can see that the player can only pass: no card in play or in the graveyard offers anything, and
 * the hand is empty or no resource is ready. No instant of a printed deck is free. A player with few stops who holds
 * one of the rare cards with another way to pay isn't asked either, because the question would reveal it.
 */
function isOpenlyIdle(game: Game, { seat, options }: Decision): boolean {
  if (isFree(game, seat)) return false
  const { hand, stops } = playerAt(game, seat)
  const acts = options.filter(({ kind }) => kind !== 'pass')
  if (hand.length === 0) return acts.length === 0
  const isBroke = game.everyWindow && stops === 'few' && countReadyResources(game, seat) === 0
  return isBroke === true && acts.every((option) => 'object' in option && hand.includes(option.object))
}

/** Whether the table will pass for a player who is asked later in the open window. */
export function willBePassed(game: Game, seat: Seat): boolean {
  if (!isAgainstComputer(game) || game.decision?.kind !== 'priority') return false
  const { decision } = aheadIn(game, seat) ?? {}
  return decision !== undefined && automaticAnswer(game, decision) !== null
}
