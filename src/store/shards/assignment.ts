/**
 * Decides which shards a process takes, gives back and asks for, from the shards that all processes have and want.
 * There is no central coordinator: each process decides for itself.
 */

/** The wanted shards of a process: certain shards, or an equal share of all. */
export type WantedShards = readonly number[] | 'any'

export interface ShardClaim {
  /** The process, by the number of its connection. */
  readonly by: number
  readonly shard: number
}

export interface ShardClaims {
  readonly me: number
  readonly held: readonly ShardClaim[]
  readonly wished: readonly ShardClaim[]
  /** The number of processes, including this one. */
  readonly processes: number
}

export interface ShardAssignment {
  /** The process takes the first `most` of these shards that are still free. */
  readonly take: readonly number[]
  readonly most: number
  readonly give: readonly number[]
  readonly wish: readonly number[]
}

/** Returns the assignment for this process. @param count the number of all shards */
export function assignShards(count: number, wanted: WantedShards, seen: ShardClaims): ShardAssignment {
  const free = findUnclaimedShards(count, seen)
  if (wanted !== 'any') {
    const take = free.filter((shard) => wanted.includes(shard))
    return { take, most: take.length, give: [], wish: wanted }
  }
  const most = Math.ceil(free.length / seen.processes)
  return { take: free, most, give: asked(seen), wish: free.length > 0 ? [] : wish(seen) }
}

/** Returns the shards that no process has. */
export function findUnclaimedShards(count: number, { held }: Pick<ShardClaims, 'held'>): number[] {
  const taken = new Set(held.map(({ shard }) => shard))
  return Array.from({ length: count }, (_, shard) => shard).filter((shard) => !taken.has(shard))
}

/** Returns the shards of this process that other processes want. */
const asked = ({ me, held, wished }: ShardClaims): number[] =>
  held
    .filter(({ by, shard }) => by === me && wished.some((one) => one.by !== me && one.shard === shard))
    .map(({ shard }) => shard)

/**
 * Asks for one shard of the process with the most shards, if it has at least two more than this process. Otherwise
 * the shards are divided evenly.
 */
function wish(seen: ShardClaims): number[] {
  const { me } = seen
  const each = new Map<number, number[]>()
  for (const { by, shard } of seen.held.filter((one) => !isKept(seen, one)))
    each.set(by, [...(each.get(by) ?? []), shard])
  const ours = seen.held.filter(({ by }) => by === me).length
  const [richest = []] = [...each.values()].sort((a, b) => b.length - a.length)
  return richest.length >= ours + 2 ? [Math.max(...richest)] : []
}

/** Whether a process keeps a shard because it wants exactly this shard. */
const isKept = ({ wished }: ShardClaims, { by, shard }: ShardClaim): boolean =>
  wished.some((one) => one.by === by && one.shard === shard)
