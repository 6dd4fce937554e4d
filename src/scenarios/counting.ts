/** Counts the ways in which a game can continue, like "perft" of chess programs. */

import { applyInput, type Decision, type Game, isRefusal } from '../engine/index.ts'
import { refusalOfPicks } from '../engine/internals.ts'
import { rebuildGameFromJson } from './twin.ts'

/**
 * Returns the number of ways in which the game can continue for N answers. A finished game continues in one way.
 * Every legal set of picks is an answer: each subset between least and most, each order if the order counts, each
 * number, each division of a sum. Only "back" is left out, because a player could announce and take back a play
 * forever.
 */
export function countPossibleContinuations(game: Game, answers: number): number {
  const { decision } = game
  if (answers === 0 || !decision) return 1
  return legalAnswers(decision).reduce((sum, picks) => sum + waysAfter(game, decision, picks, answers), 0)
}

function waysAfter(game: Game, { id, seat }: Decision, picks: string[], answers: number): number {
  const copy = rebuildGameFromJson(game)
  const result = applyInput(copy, { kind: 'answer', decision: id, seat, picks })
  if (isRefusal(result)) throw new Error(`${picks} is refused: ${result.why}`)
  return countPossibleContinuations(copy, answers - 1)
}

/** Returns all legal answers to a decision, as sets of picks. */
export function legalAnswers(decision: Decision): string[][] {
  const { options, min, max, ordered, amounts } = decision
  const ids = options.map((option) => option.id)
  const subsets = (ordered ? arrangements(ids, max) : combinations(ids)).filter(
    (picks) => picks.length >= min && picks.length <= max,
  )
  const answers = amounts ? subsets.flatMap((picks) => numbered(picks, amounts.min, amounts.max)) : subsets
  return answers.filter((picks) => refusalOfPicks(decision, picks) === null)
}

function combinations([first, ...others]: string[]): string[][] {
  if (first === undefined) return [[]]
  const without = combinations(others)
  return [...without.map((picks) => [first, ...picks]), ...without]
}

function arrangements(ids: string[], most: number): string[][] {
  if (most === 0) return [[]]
  const longer = ids.flatMap((one) =>
    arrangements(
      ids.filter((other) => other !== one),
      most - 1,
    ).map((picks) => [one, ...picks]),
  )
  return [[], ...longer]
}

/**
 * Combines each pick with each of its numbers. Combinations with a wrong sum are included, although they are no legal
 * answers.
 */
function numbered([first, ...others]: string[], min: number, max: number): string[][] {
  if (first === undefined) return [[]]
  const rest = numbered(others, min, max)
  return Array.from({ length: max - min + 1 }, (_, i) => `${first}=${min + i}`).flatMap((pick) =>
    rest.map((picks) => [pick, ...picks]),
  )
}
