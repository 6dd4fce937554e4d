/** Reasons for a choice: the terms of the evaluation in which it is better than another course. */
import { TERMS, type Term } from './evaluate.ts'
import { mean, type TriedCourse } from './halving.ts'

export interface Reason {
  readonly term: Term
  /** The mean difference on the samples that both courses were tried on, in points of the evaluation. */
  readonly by: number
}

export interface Comparison<C> {
  readonly with: C
  /** The number of samples on which the choice was better, and the number `of` on which both courses were tried. */
  readonly better: number
  readonly of: number
  /** The two largest reasons, the larger first. */
  readonly reasons: readonly Reason[]
}

export function compareCourses<C>(chosen: TriedCourse<C>, other: TriedCourse<C>): Comparison<C> {
  const of = Math.min(chosen.totals.length, other.totals.length)
  const samples = Array.from({ length: of }, (_, i) => i)
  const better = samples.filter((i) => (chosen.totals[i] ?? 0) > (other.totals[i] ?? 0)).length
  const reasons = TERMS.map((term) => ({
    term,
    by: mean(samples.map((i) => (chosen.results[i]?.[term] ?? 0) - (other.results[i]?.[term] ?? 0))),
  }))
  const largest = reasons.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by)
  return { with: other.course, better, of, reasons: largest.slice(0, 2) }
}
