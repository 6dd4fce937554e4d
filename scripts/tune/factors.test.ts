import { expect, test } from 'vitest'
import { EVALUATION_WEIGHTS } from '../../src/bots/search/weights.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import { effectsOfFactors, type FactorRaid, multipliedWeights, randomLogs } from './factors.ts'

const random = newComputerPlayerRandomGenerator(7)

test('a weight whose factor changes the score has an effect above its error, and the others haven’t', () => {
  const raids = Array.from({ length: 600 }, (): FactorRaid => {
    const logs = randomLogs(EVALUATION_WEIGHTS, random)
    return { logs, score: 0.5 + 0.1 * (logs.hero ?? 0) + random(100) / 400 }
  })
  const effects = effectsOfFactors(raids)
  const hero = effects.find(({ weight }) => weight === 'hero')
  expect(hero?.effect).toBeCloseTo(0.1, 1)
  expect(hero?.effect).toBeGreaterThan(4 * (hero?.error ?? 1))
  for (const { weight, effect, error } of effects)
    if (weight !== 'hero') expect(Math.abs(effect)).toBeLessThan(4 * error)
})

test('a factor multiplies its own weight, and a weight of 0 has none', () => {
  const logs = randomLogs({ ...EVALUATION_WEIGHTS, level: 0 }, random)
  expect(logs).not.toHaveProperty('level')
  expect(multipliedWeights(EVALUATION_WEIGHTS, { hero: 2 })).toEqual({
    ...EVALUATION_WEIGHTS,
    hero: EVALUATION_WEIGHTS.hero * Math.E,
  })
})
