/** What a load has shown. */

/** What the clickers tell: the interactions that were meant as answers, and how soon each was answered. */
export interface Told {
  answers: string[]
  answeredAfterMs: number[]
  unanswered: number
}

export interface LoadReport {
  users: number
  raids: number
  /** Clicks that were meant to answer a question. */
  answers: number
  /** Those of them that are in the database. */
  committed: number
  /** Of the first answers to all clicks, looks at a panel included. */
  p50Ms: number
  p99Ms: number
  above3s: number
  lost: number
}

const TOO_LATE_MS = 3_000

/** @param committed how many of the answers are in the database */
export function reportOf(at: { users: number; raids: number }, told: Told, committed: number): LoadReport {
  const { answers, answeredAfterMs, unanswered } = told
  const sorted = [...answeredAfterMs].sort((a, b) => a - b)
  return {
    ...at,
    answers: answers.length,
    committed,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    above3s: sorted.filter((ms) => ms > TOO_LATE_MS).length + unanswered,
    lost: answers.length - committed,
  }
}

/** The least value that so large a part of them does not exceed; NaN of none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
