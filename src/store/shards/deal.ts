/** Which shards a process takes, gives back and asks for, given who has and wants which. Nobody deals: each looks. */

/** Certain shards, or an even part of all. */
export type Wanted = readonly number[] | 'any'

export interface Claim {
  /** Who: the number of their connection. */
  readonly by: number
  readonly shard: number
}

export interface Seen {
  readonly me: number
  readonly held: readonly Claim[]
  readonly wished: readonly Claim[]
  /** How many processes there are, oneself included. */
  readonly processes: number
}

export interface Deal {
  /** The first `most` of them that can be had. */
  readonly take: readonly number[]
  readonly most: number
  readonly give: readonly number[]
  readonly wish: readonly number[]
}

/** @param count of all shards */
export function deal(count: number, wanted: Wanted, seen: Seen): Deal {
  const free = freeOf(count, seen)
  if (wanted !== 'any') {
    const take = free.filter((shard) => wanted.includes(shard))
    return { take, most: take.length, give: [], wish: wanted }
  }
  const most = Math.ceil(free.length / seen.processes)
  return { take: free, most, give: asked(seen), wish: free.length > 0 ? [] : wish(seen) }
}

/** Nobody has them. */
export function freeOf(count: number, { held }: Pick<Seen, 'held'>): number[] {
  const taken = new Set(held.map(({ shard }) => shard))
  return Array.from({ length: count }, (_, shard) => shard).filter((shard) => !taken.has(shard))
}

/** What others want of us. */
const asked = ({ me, held, wished }: Seen): number[] =>
  held
    .filter(({ by, shard }) => by === me && wished.some((one) => one.by !== me && one.shard === shard))
    .map(({ shard }) => shard)

/** One of whoever has most, if that is two more than we have: then both have fewer than they had at most. */
function wish(seen: Seen): number[] {
  const { me } = seen
  const each = new Map<number, number[]>()
  for (const { by, shard } of seen.held.filter((one) => !isKept(seen, one)))
    each.set(by, [...(each.get(by) ?? []), shard])
  const ours = seen.held.filter(({ by }) => by === me).length
  const [richest = []] = [...each.values()].sort((a, b) => b.length - a.length)
  return richest.length >= ours + 2 ? [Math.max(...richest)] : []
}

/** Who wants a certain shard, and has it, doesn't give it. */
const isKept = ({ wished }: Seen, { by, shard }: Claim): boolean =>
  wished.some((one) => one.by === by && one.shard === shard)
