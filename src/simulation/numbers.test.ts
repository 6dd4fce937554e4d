/**
 * V8 makes a double of any number to which a double is added, and of any field in which a double is put
 * (docs/speed.md).
 */
import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { randomPlayer } from '../bots/player.ts'
import type { Game } from '../engine/index.ts'
import { raids } from '../raids/index.ts'
import { simulateRaid } from './simulate.ts'

const plan = { seats: 3, policy: randomPlayer, twin: false, watch: false }

/**
 * Whether V8 stores the number as a double. The serialization marks a small integer differently from a double of the
 * same value.
 */
const isDouble = (n: number): boolean => serialize(n)[2] === 'N'.charCodeAt(0)

/** Returns the paths at which a game has doubles. */
function doublesIn(value: unknown, at = 'game'): string[] {
  if (typeof value === 'number') return isDouble(value) ? [`${at}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => doublesIn(part, `${at}.${key}`))
}

test('a game contains small integers, never doubles of the same value', () => {
  const found = new Set<string>()
  const onDecision = (game: Game): void => {
    for (const one of doublesIn(game.frames).concat(doublesIn(game.chain), doublesIn(game.registers)))
      found.add(one)
  }
  for (const { name, modes } of raids)
    for (let seed = 1; seed <= 2; seed++) {
      const { game } = simulateRaid({ ...plan, raid: name, mode: modes[0].name, seed, onDecision })
      for (const one of doublesIn(game)) found.add(one)
    }
  expect([...found]).toEqual([])
})
