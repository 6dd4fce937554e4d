import { createHash } from 'node:crypto'

export type Snowflake = string

const DISCORD_EPOCH = 1_420_070_400_000n
/** The beginning of the time from which constant ids are taken. They are older than all ids of messages. */
const CONSTANT_IDS_FROM = 1_451_606_400_000n // 2016
const LOW_BITS = 22n
const LOW_MASK = 0x3fffffn

let increment = 0n
let last = 0n

const idAt = (ms: bigint, low: bigint): bigint => ((ms - DISCORD_EPOCH) << LOW_BITS) | low

/** Returns a new id, greater than every earlier one, even after the clock was set back. */
export const nextSnowflake = (): Snowflake => {
  increment = (increment + 1n) & LOW_MASK
  const now = idAt(BigInt(Date.now()), increment)
  last = now > last ? now : last + 1n
  return last.toString()
}

/** Makes all later ids greater than this id, which an earlier process has created. */
export const startSnowflakesAfter = (id: Snowflake) => {
  if (BigInt(id) > last) last = BigInt(id)
}

/** Returns an id that depends only on a name, so that every playground has the same. */
export const snowflakeFromName = (kind: string, name: string): Snowflake => {
  const hash = createHash('sha256').update(`${kind} ${name}`).digest()
  const moment = CONSTANT_IDS_FROM + BigInt(hash.readUInt32BE(0))
  return idAt(moment, BigInt(hash.readUInt32BE(4)) & LOW_MASK).toString()
}

/** Returns the time at which an id was created, in Discord's format. */
export const creationTimeOfSnowflake = (id: Snowflake): string =>
  new Date(Number((BigInt(id) >> LOW_BITS) + DISCORD_EPOCH)).toISOString()

export const isEarlierSnowflake = (a: Snowflake, b: Snowflake) => BigInt(a) < BigInt(b)
