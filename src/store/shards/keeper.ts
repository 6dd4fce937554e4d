/**
 * Which shards of Discord's gateway this process has. Of several processes on one PostgreSQL each shard has one, by a
 * lock: a process that ends, is killed or loses its connection loses its locks, and others have taken its shards a second
 * later. Once a second each looks what there is to take, or to give to who has less.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '../errors.ts'
import { deal, freeOf, type Wanted } from './deal.ts'
import { Identifying } from './identify.ts'
import { type Look, ShardLocks } from './locks.ts'

/** What having a shard comes to. */
export interface ShardWork {
  /** It is ours from now on: be told of its events. What it throws gives the shard back, to be tried again. */
  take(shard: number): Promise<void>
  /** It is ours no more, also where `take` isn't through yet. */
  drop(shard: number): Promise<void>
}

export interface ShardPlan {
  /** How many there are. */
  readonly count: number
  readonly wanted: Wanted
  /** PostgreSQL; absent: no other process can be there. */
  readonly databaseUrl?: string | undefined
}

interface KeeperOptions extends ShardPlan {
  readonly work: ShardWork
  /** Others have what we want, so we wait. */
  readonly onWait?: (() => void) | undefined
  readonly onError: (error: unknown, shard: number | null) => void
}

const LOOK_MS = 1_000
/** Two that count otherwise would both have some servers, and neither others. */
class CountedOtherwise extends StoreError {}

/** A shard that could not be taken up is left to others for so long. */
const RETRY_MS = 5_000

export class ShardKeeper {
  readonly count: number
  readonly identifying: Identifying
  readonly #options: KeeperOptions
  /** Each with what tells one taking from the next. */
  readonly #held = new Map<number, symbol>()
  /** Shards that could not be taken up, and until when they are left alone. */
  readonly #resting = new Map<number, number>()
  readonly #wishes = new Set<number>()
  readonly #ending = new AbortController()
  #locks: ShardLocks | null = null
  /** Our last connection, which the server may think alive. */
  #before = 0
  #free: readonly number[] = []
  #looking: Promise<void> = Promise.resolve()

  constructor(options: KeeperOptions) {
    this.#options = options
    this.count = options.count
    this.identifying = new Identifying(() => this.#gate())
  }

  get held(): readonly number[] {
    return [...this.#held.keys()].sort((a, b) => a - b)
  }

  /** What nobody has, as far as is known. */
  get free(): readonly number[] {
    return this.#free
  }

  /**
   * Waits until some shards are ours and taken up, and goes on looking.
   * @throws StoreError when the database cannot be reached, or others count shards otherwise; what `take` throws
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

  /** Gives all back. */
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
      `Another process on this database counts ${other} shards, this one ${this.count}: set SHARD_COUNT alike, and stop all before it is changed.`,
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

  /** While the database is away nobody can take anything: what we have we keep. @returns what is ours since */
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
    const { take, most, give, wish } = deal(this.count, this.#options.wanted, seen)
    await this.#wish(locks, wish)
    for (const shard of give) await this.#give(locks, shard)
    const taken: number[] = []
    for (const shard of take.filter((one) => this.#isReady(one)))
      if (taken.length < most && (await locks.take(shard))) taken.push(shard)
    this.#free = freeOf(this.count, seen).filter((shard) => !taken.includes(shard))
    return taken
  }

  #isReady(shard: number): boolean {
    return !this.#held.has(shard) && (this.#resting.get(shard) ?? 0) <= performance.now()
  }

  /** After a broken connection we have what nobody else has taken meanwhile. */
  async #makeSure(locks: ShardLocks, { held }: Look): Promise<void> {
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
      if (this.#held.get(shard) !== taking) return // it was dropped meanwhile
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
