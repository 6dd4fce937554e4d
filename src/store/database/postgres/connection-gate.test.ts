import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ConnectionGate, RETRY_CONNECTIONS_MS } from './connection-gate.ts'

const LATER = Number.MAX_SAFE_INTEGER

it('admits as many as there may be, the others in order, and all of them in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.oneof(fc.constant('leave'), fc.integer({ min: 1, max: 5 })), { maxLength: 20 }),
      async (most, deeds) => {
        const gate = new ConnectionGate(most)
        const entered: number[] = []
        for (let n = 0; n < 10; n++) void gate.enter(performance.now() + 60_000).then(() => entered.push(n))
        let allowed = most
        for (const deed of deeds) {
          if (deed === 'leave' && gate.inside > 0) gate.leave()
          if (typeof deed === 'number') {
            gate.most = deed
            allowed = Math.max(deed, gate.inside)
          }
          expect(gate.inside).toBeLessThanOrEqual(allowed)
        }
        while (gate.inside > 0) gate.leave()
        await Promise.resolve()
        expect(entered).toEqual(entered.map((_, n) => n))
        expect([entered.length, gate.waiting]).toEqual([10, 0])
      },
    ),
  )
})

it('admits fewer after a refusal, whoever was refused first, and all again later', async () => {
  vi.useFakeTimers()
  try {
    const gate = new ConnectionGate(3)
    const entered: string[] = []
    const enter = (name: string, isFirst = false) =>
      void gate.enter(performance.now() + 60_000, isFirst).then(() => entered.push(name))
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dora']) enter(name)
    gate.refused()
    gate.leave()
    enter('Cleo again', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(entered).toEqual(['Anna', 'Ben', 'Cleo'])
    gate.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(entered.at(-1)).toBe('Cleo again')
    await vi.advanceTimersByTimeAsync(RETRY_CONNECTIONS_MS)
    expect(entered.at(-1)).toBe('Dora')
  } finally {
    vi.useRealTimers()
  }
})

it('fails those that wait too long, and all that wait when it is closed', async () => {
  const gate = new ConnectionGate(1)
  await gate.enter(LATER)
  await expect(gate.enter(performance.now() + 10)).rejects.toThrow('became free in time')
  const waiting = gate.enter(performance.now() + 60_000)
  gate.close()
  await expect(waiting).rejects.toThrow('are closed')
  await expect(gate.enter(LATER)).rejects.toThrow('are closed')
  expect(gate.waiting).toBe(0)
})
