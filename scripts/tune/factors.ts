/** Raids in which each weight is multiplied by its own random factor, and what each factor changes. */
import { mean } from '../../src/bots/search/halving.ts'
import type { Weights } from '../../src/bots/search/weights.ts'
import { deviation } from '../fit/logistic.ts'

/** The standard deviation of the logarithm of a factor. */
const SPREAD = 0.5

/** A raid with the logarithm of each weight's factor, in standard deviations. */
export interface FactorRaid {
  readonly logs: Readonly<Record<string, number>>
  readonly score: number
}

/** The change of the score when the logarithm of a weight's factor grows by one standard deviation. */
export interface FactorEffect {
  readonly weight: string
  readonly effect: number
  readonly error: number
}

/** Returns a normally distributed number for each weight that isn't 0. @param random returns 0 … n − 1 */
export function randomLogs(weights: Weights, random: (n: number) => number): FactorRaid['logs'] {
  const names = Object.entries(weights).flatMap(([name, weight]) => (weight === 0 ? [] : [name]))
  return Object.fromEntries(names.map((name) => [name, normal(random)]))
}

/** Returns the weights, each multiplied by its factor. */
export function multipliedWeights(weights: Weights, logs: FactorRaid['logs']): Weights {
  const changed = Object.entries(weights).map(([name, weight]: [string, number]) => [
    name,
    weight * Math.exp(SPREAD * (logs[name] ?? 0)),
  ])
  return { ...weights, ...Object.fromEntries(changed) }
}

/**
 * Returns the effect of each weight by a linear regression on its factor alone, which is enough because the factors are
 * independent of each other.
 */
export function effectsOfFactors(raids: readonly FactorRaid[]): FactorEffect[] {
  const scores = raids.map(({ score }) => score)
  const score = mean(scores)
  return Object.keys(raids[0]?.logs ?? {}).map((weight) => {
    const logs = raids.map((one) => one.logs[weight] ?? 0)
    const log = mean(logs)
    const covariance = mean(logs.map((one, i) => (one - log) * ((scores[i] ?? 0) - score)))
    return {
      weight,
      effect: covariance / deviation(logs) ** 2,
      error: deviation(scores) / (deviation(logs) * Math.sqrt(raids.length)),
    }
  })
}

/** Returns a number of the standard normal distribution, by the method of Box and Muller. */
function normal(random: (n: number) => number): number {
  const [one, other] = [1 - random(MANY) / MANY, random(MANY) / MANY]
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other)
}

const MANY = 1_000_000
