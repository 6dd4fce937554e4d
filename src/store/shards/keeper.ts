/**
 * Takes and gives back the shards of Discord's gateway that this process serves. With PostgreSQL, a lock gives each
 * shard to one process. A process that ends or loses its connection also loses its locks, and a second later other
 * processes take its shards. Once a second each process looks for shards to take, or to give to a process with fewer.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '../database/errors.ts'
import { assignShards, findUnclaimedShards, type WantedShards } from './assignment.ts'
import { IdentifyQueue } from './identify.ts'
import { type ShardClaimsWithCounts, ShardLocks } from './locks.ts'

/** Serves shards. It is called when this process gets or loses a shard. */
export interface ShardHandler {
  /** Starts to serve the shard. If it throws, the shard is given back and tried again later. */
  take(shard: number): Promise<void>
  /** Stops serving the shard. `take` may still be running. */
  drop(shard: number): Promise<void>
}

/** The shards that a process is configured to serve. */
export interface ShardConfig {
  /** The total number of shards, of all processes. */
  readonly count: number
  readonly wanted: WantedShards
  /** The address of PostgreSQL. If absent, there is no other process. */
  readonly databaseUrl?: string | undefined
}

interface KeeperOptions extends ShardConfig {
  readonly work: ShardHandler
  /** Called if other processes have the wanted shards, so that this process waits. */
  readonly onWait?: (() => void) | undefined
  readonly onError: (error: unknown, shard: number | null) => void
}

const LOOK_MS = 1_000
/**
 * An error for processes with different numbers of shards, because some servers would be served twice and others never.
 */
class CountedOtherwise extends StoreError {}

/** The time for which a shard is left to other processes after a failed start. */
const RETRY_MS = 5_000

/** Claims shards for this process, starts and stops serving them, and gives them back. */
export class ShardKeeper {
  readonly count: number
  readonly identifying: IdentifyQueue
  readonly #options: KeeperOptions
  /** The served shards, each with a symbol that identifies this start of serving it. */
  readonly #held = new Map<number, symbol>()
  /** Shards that failed to start, and the times at which they may be tried again. */
  readonly #resting = new Map<number, number>()
  readonly #wishes = new Set<number>()
  readonly #ending = new AbortController()
  #locks: ShardLocks | null = null
  /** The id of our former connection, which the server may still consider open. */
  #before = 0
  #free: readonly number[] = []
  #looking: Promise<void> = Promise.resolve()

  constructor(options: KeeperOptions) {
    this.#options = options
    this.count = options.count
    this.identifying = new IdentifyQueue(() => this.#gate())
  }

  get held(): readonly number[] {
    return [...this.#held.keys()].sort((a, b) => a - b)
  }

  /** The shards that no process had when this process last looked. */
  get free(): readonly number[] {
    return this.#free
  }

  /**
   * Waits until this process has started some shards, and continues to look for others.
   * @throws StoreError if the database can't be reached, or others have another number of shards; and errors of
   * `take`
   */
  async start(): Promise<void> {
    const { databaseUrl, wanted, count } = this.#options
    if (databaseUrl === undefined) {
      const all = wanted === 'any' ? Array.from({ length: count }, (_, shard) => shard) : wanted
      await Promise.all(all.map((shard) => this.#takeUp(shard)))
      return
    }
    this.#locks = await this.#open(databaseUrl, true)
    let take = await this.#look(this.#locks)
    if (take.length === 0) this.#options.onWait?.()
    while (take.length === 0 && !this.#ending.signal.aborted) {
      await this.#pause()
      take = await this.#lookAgain(databaseUrl)
    }
    this.#looking = this.#goOn(databaseUrl)
    await Promise.all(take.map((shard) => this.#takeUp(shard)))
  }

  /** Gives all shards back. */
  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#looking
    await this.#dropAll()
    await this.#locks?.close()
  }

  async #dropAll(): Promise<void> {
    const all = this.held
    this.#held.clear()
    await Promise.all(all.map((shard) => this.#options.work.drop(shard)))
  }

  async #open(databaseUrl: string, isPatient = false): Promise<ShardLocks> {
    const locks = await ShardLocks.open(databaseUrl, isPatient)
    await locks.count(this.count)
    const { counts } = await locks.look()
    const other = counts.find((one) => one !== this.count)
    if (other === undefined) return locks
    await locks.close()
    throw new CountedOtherwise(
      `Another process on this database has SHARD_COUNT ${other}, and this one has ${this.count}. Set the same number for all processes, and stop all of them before you change it.`,
    )
  }

  async #goOn(databaseUrl: string): Promise<void> {
    for (;;) {
      await this.#pause()
      if (this.#ending.signal.aborted) return
      for (const shard of await this.#lookAgain(databaseUrl))
        this.#takeUp(shard).catch((error: unknown) => this.#options.onError(error, shard))
    }
  }

  #pause(): Promise<void> {
    return sleep(LOOK_MS, undefined, { signal: this.#ending.signal }).catch(() => {})
  }

  /**
   * Looks for changes. While the database is unreachable no process can take a shard, so this process keeps its
   * shards. Returns the new shards.
   */
  async #lookAgain(databaseUrl: string): Promise<readonly number[]> {
    try {
      if (!this.#locks) {
        this.#wishes.clear()
        this.#locks = await this.#open(databaseUrl)
      }
      return await this.#look(this.#locks)
    } catch (error) {
      const isNew = this.#locks !== null || error instanceof CountedOtherwise
      if (isNew) this.#options.onError(error, null)
      if (error instanceof CountedOtherwise) await this.#dropAll()
      this.#before = this.#locks?.me ?? this.#before
      await this.#locks?.close()
      this.#locks = null
      return []
    }
  }

  async #look(locks: ShardLocks): Promise<readonly number[]> {
    const seen = await locks.look()
    await this.#makeSure(locks, seen)
    const { take, most, give, wish } = assignShards(this.count, this.#options.wanted, seen)
    await this.#wish(locks, wish)
    for (const shard of give) await this.#give(locks, shard)
    const taken: number[] = []
    for (const shard of take.filter((one) => this.#isReady(one)))
      if (taken.length < most && (await locks.take(shard))) taken.push(shard)
    this.#free = findUnclaimedShards(this.count, seen).filter((shard) => !taken.includes(shard))
    return taken
  }

  #isReady(shard: number): boolean {
    return !this.#held.has(shard) && (this.#resting.get(shard) ?? 0) <= performance.now()
  }

  /** Keeps the shards that no other process has taken while the connection was broken. */
  async #makeSure(locks: ShardLocks, { held }: ShardClaimsWithCounts): Promise<void> {
    for (const shard of this.held) {
      const holder = held.find((one) => one.shard === shard)?.by
      if (holder === locks.me || (await locks.take(shard)) || holder === this.#before) continue
      this.#held.delete(shard)
      await this.#options.work.drop(shard)
    }
  }

  async #wish(locks: ShardLocks, wish: readonly number[]): Promise<void> {
    for (const shard of [...this.#wishes].filter((one) => !wish.includes(one))) {
      await locks.wishNoMore(shard)
      this.#wishes.delete(shard)
    }
    for (const shard of wish.filter((one) => !this.#wishes.has(one))) {
      await locks.wish(shard)
      this.#wishes.add(shard)
    }
  }

  async #give(locks: ShardLocks, shard: number): Promise<void> {
    this.#held.delete(shard)
    await this.#options.work.drop(shard)
    await locks.give(shard)
  }

  async #takeUp(shard: number): Promise<void> {
    const taking = Symbol(shard)
    this.#held.set(shard, taking)
    try {
      await this.#options.work.take(shard)
    } catch (error) {
      if (this.#held.get(shard) !== taking) return // The shard was given back in the meantime.
      this.#resting.set(shard, performance.now() + RETRY_MS)
      this.#held.delete(shard)
      await this.#locks?.give(shard).catch(() => {})
      throw error
    }
  }

  #gate() {
    const locks = this.#locks
    return (
      locks && {
        enter: (key: number) => locks.mayIdentify(key),
        leave: (key: number) => locks.identified(key),
      }
    )
  }
}
