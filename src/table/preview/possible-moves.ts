/** Finds possible next moves by trying them on a temporary copy of the game. */
import {
  applyInput,
  askingOrderOfDecision,
  clonePlainData,
  copyGame,
  type Decision,
  type Game,
  type Input,
  isPickWithoutFurtherChoices,
  isRefusal,
  type Option,
  optionId,
  pickWithAmount,
  type Seat,
} from '../../engine/index.ts'
import type { MovesOfSeatAskedLater } from './contract.ts'

/**
 * Returns for each possible move of the seat the question for its target or defender, if the move asks for one.
 *
 * One copy of the game serves for all moves, since stepping back from an announcement leaves no trace (707.2). A move
 * that asks for nothing more isn't tried. If a move unexpectedly takes effect at once, a new copy is made.
 */
export function targetQuestionsOfMoves(game: Game, seat: Seat): Record<string, Decision> {
  const { decision } = game
  if (decision?.seat === seat && decision.kind === 'number') return aimsOfNumbers(game, decision)
  if (decision?.seat !== seat || decision.kind !== 'priority') return {}
  const found: Record<string, Decision> = {}
  let copy: Game | null = null
  for (const { id, kind } of decision.options) {
    if (!AIMED.includes(kind) || isPickWithoutFurtherChoices(game, seat, id)) continue
    copy ??= copyGame(game)
    const next = applyPicksAndGetQuestion(copy, [id])
    if (next && isOneTarget(next)) found[id] = next
    if (!next || !steppedBack(copy, seat)) copy = null
  }
  return found
}

/** The most values of X that are tried, because a menu has no room for the targets of more. */
const NUMBERS = 12

/**
 * Returns for each possible value of X the question for its target. Each value needs a new copy of the game,
 * because stepping back would take back the whole announcement.
 */
function aimsOfNumbers(game: Game, { amounts, back }: Decision): Record<string, Decision> {
  const { min = 0, max = 0 } = amounts ?? {}
  if (!back || max - min >= NUMBERS) return {}
  const found: Record<string, Decision> = {}
  for (let n = min; n <= max; n++) {
    const pick = pickWithAmount(optionId.number, n)
    const next = applyPicksAndGetQuestion(copyGame(game), [pick])
    if (next && isOneTarget(next)) found[pick] = next
  }
  return found
}

/** Returns the possible moves of a seat that will be asked later in the open window; null if it won't be asked. */
export function movesOfSeatAskedLater(game: Game, seat: Seat): MovesOfSeatAskedLater | null {
  const copy = copyGameUntilSeatIsAsked(game, seat)
  return copy?.decision
    ? { decision: copy.decision, targetDecisions: targetQuestionsOfMoves(copy, seat) }
    : null
}

/**
 * Returns a copy of the game in which nobody acts before the seat, so that the seat is asked now; null if it won't
 * be asked in the open window.
 */
export function copyGameUntilSeatIsAsked(game: Game, seat: Seat): Game | null {
  const order = askingOrderOfDecision(game)
  if (!order?.next.includes(seat)) return null
  const copy = copyGame(game)
  for (let n = order.next.length; n > 0 && copy.decision?.seat !== seat; n--) {
    applyInput(copy, answerInputForOpenDecision(copy, asLittle(copy.decision)))
    if (askingOrderOfDecision(copy)?.moment !== order.moment) return null
  }
  return copy.decision?.seat === seat ? copy : null
}

/** Returns the most passive answer to a decision, after which the later seats are asked the same question. */
function asLittle(decision: Decision | null): string[] {
  if (decision?.kind === 'mulligan') return ['keep']
  if (decision?.kind === 'protect') return ['none']
  if (decision?.kind === 'layOut') return decision.options.slice(0, 1).map(({ id }) => id)
  if (decision?.kind === 'discard') return decision.options.slice(0, decision.min).map(({ id }) => id)
  return ['pass']
}

const AIMED: readonly Option['kind'][] = ['play', 'attack', 'power', 'quest']

export const answerInputForOpenDecision = ({ decision }: Game, picks: string[]): Input => ({
  kind: 'answer',
  decision: decision?.id ?? 0,
  seat: decision?.seat ?? 0,
  picks,
})

/**
 * Applies picks to the game, and returns the next question of the same announcement; null when nothing more is
 * asked and the move has happened. It changes the game.
 */
export function applyPicksAndGetQuestion(game: Game, picks: string[]): Decision | null {
  const seat = game.decision?.seat
  const result = applyInput(game, answerInputForOpenDecision(game, picks))
  const next = game.decision
  const isAnnouncing = !isRefusal(result) && result.length === 0 && next?.seat === seat && next?.back === true
  return isAnnouncing ? clonePlainData(next) : null
}

const isOneTarget = ({ kind, min, max, amounts, must }: Decision): boolean =>
  (kind === 'target' || kind === 'defender') && min === 1 && max === 1 && !amounts && !must

function steppedBack(game: Game, seat: Seat): boolean {
  applyInput(game, answerInputForOpenDecision(game, ['back']))
  return game.decision?.kind === 'priority' && game.decision.seat === seat
}
