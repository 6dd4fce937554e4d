import { expect, test } from 'vitest'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import { fitWins, type Sample } from './logistic.ts'

test('a feature that decides raids has a coefficient above its error, and another one hasn’t', () => {
  const random = newComputerPlayerRandomGenerator(5)
  const samples = Array.from({ length: 2000 }, (_, raid): Sample => {
    const [first = 0, second = 0] = [random(100) / 10, random(100) / 10]
    const chance = 1 / (1 + Math.exp(5 - first))
    return { features: [first, second], won: random(1000) < chance * 1000, raid }
  })
  const [deciding, other] = fitWins(samples, samples.length)
  expect(deciding?.value).toBeGreaterThan(0.8)
  expect(deciding?.value).toBeLessThan(1.2)
  expect(deciding?.error).toBeLessThan(0.2)
  expect(Math.abs(other?.value ?? 1)).toBeLessThan(3 * (other?.error ?? 0))
})
