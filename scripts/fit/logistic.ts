/** Logistic regression, for weights of the evaluation. */
import { mean } from '../../src/bots/search/halving.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'

/** One position: its features, whether its raid was won, and the raid. */
export interface Sample {
  readonly features: readonly number[]
  readonly won: boolean
  readonly raid: number
}

interface Coefficient {
  readonly value: number
  /** The standard error, from raids that are drawn again with replacement. */
  readonly error: number
}

/** A penalty on squared coefficients, which keeps them finite when few raids were played. */
const RIDGE = 3
const STEPS = 30
const REDRAWN = 40

/** Returns the change of the log odds of a win for each unit of a feature. */
export function fitWins(samples: readonly Sample[], raids: number): Coefficient[] {
  const scale = scaleOf(samples)
  const once = Array.from({ length: raids }, () => 1)
  const values = fitScaled(samples, scale, once)
  const random = newComputerPlayerRandomGenerator(1)
  const redrawn = Array.from({ length: REDRAWN }, () => fitScaled(samples, scale, redraw(raids, random)))
  return values.map((value, i) => ({ value, error: deviation(redrawn.map((one) => one[i] ?? 0)) }))
}

/** Returns how often each raid is drawn. */
function redraw(raids: number, random: (n: number) => number): number[] {
  const times = Array.from({ length: raids }, () => 0)
  for (let i = 0; i < raids; i++) times[random(raids)]! += 1
  return times
}

interface Scale {
  readonly mean: number[]
  readonly spread: number[]
}

function scaleOf(samples: readonly Sample[]): Scale {
  const columns = (samples[0]?.features ?? []).map((_, i) => samples.map(({ features }) => features[i] ?? 0))
  return { mean: columns.map(mean), spread: columns.map((one) => deviation(one) || 1) }
}

/** Fits by Newton's method on scaled features, and returns the coefficients of the features themselves. */
function fitScaled(samples: readonly Sample[], { mean: middle, spread }: Scale, times: readonly number[]) {
  const weights = raidWeights(samples, times)
  const rows = samples.map(({ features }) => [
    1,
    ...features.map((x, i) => (x - (middle[i] ?? 0)) / (spread[i] ?? 1)),
  ])
  let found = Array.from({ length: middle.length + 1 }, () => 0)
  for (let i = 0; i < STEPS; i++) found = newtonStep(rows, samples, weights, found)
  return found.slice(1).map((one, i) => one / (spread[i] ?? 1))
}

/** A raid with many positions counts more than one with few, but less than in proportion. */
function raidWeights(samples: readonly Sample[], times: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const { raid } of samples) counts.set(raid, (counts.get(raid) ?? 0) + 1)
  return samples.map(({ raid }) => (times[raid] ?? 0) / Math.sqrt(counts.get(raid) ?? 1))
}

function newtonStep(
  rows: readonly number[][],
  samples: readonly Sample[],
  weights: readonly number[],
  found: readonly number[],
): number[] {
  const size = found.length
  const slope = found.map((one, i) => (i === 0 ? 0 : -RIDGE * one))
  const curve = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? (i === 0 ? 1e-6 : RIDGE) : 0)),
  )
  for (const [n, row] of rows.entries()) {
    const p = 1 / (1 + Math.exp(-dot(row, found)))
    const weight = weights[n] ?? 0
    const miss = weight * (Number(samples[n]?.won) - p)
    for (let i = 0; i < size; i++) {
      slope[i]! += miss * row[i]!
      for (let j = 0; j < size; j++) curve[i]![j]! += weight * p * (1 - p) * row[i]! * row[j]!
    }
  }
  const step = solve(curve, slope)
  return found.map((one, i) => one + (step[i] ?? 0))
}

/** Solves a system of linear equations by Gauss elimination. Changes its arguments. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      if (i === j) continue
      const factor = matrix[j]![i]! / matrix[i]![i]!
      for (let k = i; k < size; k++) matrix[j]![k]! -= factor * matrix[i]![k]!
      right[j]! -= factor * right[i]!
    }
  return right.map((one, i) => one / matrix[i]![i]!)
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0)

/** Returns the standard deviation. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((one) => (one - middle) ** 2)))
}
