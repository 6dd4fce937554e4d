import { expect, test } from 'vitest'
import { randomPlayer } from '../../../bots/player.ts'
import { simulateRaid } from '../../../simulation/simulate.ts'
import { applyInput } from '../../engine.ts'
import { clonePlainData, copyGame } from './copy.ts'
import type { Game } from './game.ts'

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const one of Object.values(value)) objectsIn(one, found)
  return found
}

const firstPick = ({ decision }: Game) => ({
  kind: 'answer' as const,
  decision: decision?.id ?? 0,
  seat: decision?.seat ?? 0,
  picks: (decision?.options ?? []).slice(0, Math.max(1, decision?.min ?? 1)).map(({ id }) => id),
})

const plan = { mode: 'novice', seats: 3, policy: randomPlayer, twin: false }

test.each(['deadmines', 'molten-core'])(
  'a copy of a game in %s is equal, continues in the same way, and shares no object',
  (raid) => {
    let moments = 0
    const onDecision = (game: Game) => {
      if (moments++ % 7 !== 0) return
      const before = asJson(game)
      const [copy, twin] = [copyGame(game), asJson(game)]
      expect(asJson(copy)).toEqual(before)
      const ours = objectsIn(game)
      expect([...objectsIn(copy)].filter((one) => ours.has(one))).toEqual([])
      expect(asJson(applyInput(copy, firstPick(copy)))).toEqual(asJson(applyInput(twin, firstPick(twin))))
      expect(asJson(copy)).toEqual(asJson(twin))
      expect(asJson(game)).toEqual(before)
    }
    simulateRaid({
      ...plan,
      raid,
      mode: raid === 'deadmines' ? plan.mode : 'standard',
      seed: 4,
      watch: false,
      onDecision,
    })
    expect(moments).toBeGreaterThan(50)
  },
)

test('a copy preserves lists, null and undefined', () => {
  const value = { list: [1, [2, null]], none: null, missing: undefined, deep: { a: [{ b: 'c' }] } }
  expect(clonePlainData(value)).toStrictEqual(value)
  expect(Array.isArray(clonePlainData(value).list[1])).toBe(true)
})
