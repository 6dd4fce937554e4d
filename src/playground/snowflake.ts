export type Id = string

const DISCORD_EPOCH = 1_420_070_400_000n
let increment = 0n

/** A new id that sorts by time, as Discord's do. */
export const nextId = (at = Date.now()): Id => {
  increment = (increment + 1n) & 0x3fffffn
  return (((BigInt(at) - DISCORD_EPOCH) << 22n) | increment).toString()
}

export const isBefore = (a: Id, b: Id) => BigInt(a) < BigInt(b)
