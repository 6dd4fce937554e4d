import { describe, expect, it } from 'vitest'
import { assignShards, type ShardClaims, type WantedShards } from './assignment.ts'

/** Returns what process A knows about the shards that each process has and wants. Processes are named by letters. */
function seen(held: Record<string, number[]>, wished: Record<string, number[]> = {}): ShardClaims {
  const claims = (of: Record<string, number[]>) =>
    Object.entries(of).flatMap(([name, shards]) => shards.map((shard) => ({ by: name.charCodeAt(0), shard })))
  return {
    me: 'A'.charCodeAt(0),
    held: claims(held),
    wished: claims(wished),
    processes: Object.keys(held).length,
  }
}

const NOTHING = { take: [], give: [], wish: [] }

describe('a process that wants an even part', () => {
  const dealt = (count: number, now: ShardClaims) => {
    const { most, ...rest } = assignShards(count, 'any', now)
    return { ...rest, take: rest.take.slice(0, most) }
  }

  it('takes all shards if it is alone', () => {
    expect(dealt(3, seen({ A: [] }))).toEqual({ ...NOTHING, take: [0, 1, 2] })
  })

  it('takes its part of a dead process’s shards', () => {
    expect(dealt(6, seen({ A: [0, 1], B: [2, 3] }))).toEqual({ ...NOTHING, take: [4] })
    expect(dealt(2, seen({ A: [0] }))).toEqual({ ...NOTHING, take: [1] })
  })

  it('asks the process with the most, and only if that makes the numbers more even', () => {
    expect(dealt(4, seen({ A: [], B: [0], C: [1, 2, 3] }))).toEqual({ ...NOTHING, wish: [3] })
    expect(dealt(3, seen({ A: [0], B: [1, 2] }))).toEqual(NOTHING)
    expect(dealt(1, seen({ A: [], B: [0] }))).toEqual(NOTHING)
  })

  it('gives a requested shard', () => {
    expect(dealt(2, seen({ A: [0, 1], B: [] }, { B: [1] }))).toEqual({ ...NOTHING, give: [1] })
    expect(dealt(2, seen({ A: [0], B: [1] }, { C: [1] }))).toEqual(NOTHING)
  })

  it('doesn’t ask for shards that other processes keep', () => {
    const now = seen({ A: [], B: [0, 1, 2], C: [3, 4] }, { B: [0, 1, 2] })
    expect(dealt(5, now)).toEqual({ ...NOTHING, wish: [4] })
  })
})

describe('a process that wants certain shards', () => {
  const mine: WantedShards = [0, 2]

  it('takes the free ones of them, asks for the others, and gives none', () => {
    const now = seen({ A: [0], B: [1, 2] }, { B: [0] })
    expect(assignShards(4, mine, now)).toEqual({ take: [], most: 0, give: [], wish: mine })
    expect(assignShards(4, mine, seen({ A: [], B: [1] }))).toMatchObject({ take: [0, 2], most: 2 })
  })
})
