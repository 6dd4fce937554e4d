/**
 * Limits how fast one person, and all people of one server together, may act. One limit is for all interactions of a
 * person, lower ones are for votes and openings, and another one is for suggestions. The counts are in this process'
 * memory: an entry is dropped when its time is over, by default after half a minute at most.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** An allowed rate: the number of interactions a second in the long run, and the number at once. */
export interface AllowedInteractionRate {
  readonly perSecond: number
  readonly atOnce: number
}

export interface RateLimitSettings {
  readonly press: AllowedInteractionRate
  /** The limit for votes and corrections. */
  readonly vote: AllowedInteractionRate
  /** The limit for creating raids, threads, reports and files. */
  readonly opening: AllowedInteractionRate
  /** The limit for all people of a server together. */
  readonly server: AllowedInteractionRate
}

/**
 * The limits that are counted separately for each person. Every interaction counts as a press or a
 * suggestion, and a costly action also counts towards `vote` or `opening`.
 */
export type RateLimitBucket = 'press' | 'vote' | 'opening' | 'suggestion'

export interface ExceededRateLimit {
  readonly limit: RateLimitBucket | 'server'
  /** Whether this is the first refusal, so that the person gets a sentence. */
  readonly isFirst: boolean
  /** The seconds until the person may try again, if they press nothing meanwhile. */
  readonly seconds: number
}

interface Actor {
  readonly personId: string
  /** The id of the server; null in private messages. */
  readonly guildId: string | null
}

/** The seconds of the pause after a press that is too fast. */
const PAUSE_S = 2
/** The seconds after which a person may use all of `atOnce` again. */
const BURST_S = 15
/**
 * The number of requests for suggestions that are allowed for each allowed press, because people type faster than
 * they press.
 */
const SUGGESTIONS_PER_PRESS = 2

export class InteractionRateLimits {
  readonly #press: Pace
  readonly #suggestion: Pace
  readonly #vote: Budget
  readonly #opening: Budget
  readonly #server: Budget
  /** People who were just refused for the first time, by any limit of theirs. */
  readonly #told = new RateLimiterMemory({ points: 1, duration: PAUSE_S })
  /** People who were refused because of their server. */
  readonly #crowded = new RateLimiterMemory({ points: 1, duration: BURST_S })

  constructor({ press, vote, opening, server }: RateLimitSettings) {
    this.#press = new Pace(press)
    this.#suggestion = new Pace(times(SUGGESTIONS_PER_PRESS, press))
    this.#vote = new Budget(vote)
    this.#opening = new Budget(opening)
    this.#server = new Budget(server)
  }

  /**
   * Counts an interaction. A press that a person's own limit refuses doesn't count against their server.
   * @returns null if it is within all limits
   */
  async refusal({ personId, guildId }: Actor, act: RateLimitBucket): Promise<ExceededRateLimit | null> {
    const own = await this.#ownRefusal(personId, act)
    if (own) return { ...own, isFirst: own.isFirst && (await isNews(this.#told, personId, act)) }
    const crowded = guildId === null ? null : await this.#server.take(guildId)
    return crowded && { limit: 'server', ...crowded, isFirst: await isNews(this.#crowded, personId, act) }
  }

  async #ownRefusal(personId: string, act: RateLimitBucket): Promise<ExceededRateLimit | null> {
    const pace = act === 'suggestion' ? this.#suggestion : this.#press
    const tooFast = await pace.take(personId)
    if (tooFast) return { limit: act === 'suggestion' ? act : 'press', ...tooFast }
    const tooMuch = await this.#budgetOf(act)?.take(personId)
    return tooMuch ? { limit: act, ...tooMuch } : null
  }

  /** The number of entries in memory. */
  get size(): number {
    const all = [this.#press, this.#suggestion, this.#vote, this.#opening, this.#server]
    return sizeOf(this.#told) + sizeOf(this.#crowded) + all.reduce((sum, { size }) => sum + size, 0)
  }

  #budgetOf(act: RateLimitBucket): Budget | undefined {
    if (act === 'vote') return this.#vote
    return act === 'opening' ? this.#opening : undefined
  }
}

const times = (n: number, { perSecond, atOnce }: AllowedInteractionRate): AllowedInteractionRate => ({
  perSecond: n * perSecond,
  atOnce: n * atOnce,
})

type Refused = Omit<ExceededRateLimit, 'limit'>

/** Allows a steady pace, and sometimes a burst. A person who is faster is stopped until they have slowed down. */
class Pace {
  readonly #steady: RateLimiterMemory
  readonly #burst: RateLimiterMemory
  readonly #stopped = new RateLimiterMemory({ points: 0, duration: PAUSE_S })

  constructor({ perSecond, atOnce }: AllowedInteractionRate) {
    this.#steady = new RateLimiterMemory({ points: perSecond, duration: 1 })
    this.#burst = new RateLimiterMemory({ points: Math.max(atOnce - perSecond, 0), duration: BURST_S })
  }

  async take(key: string): Promise<Refused | null> {
    const isSteady = await isTaken(this.#steady, key)
    if (await isCounting(this.#stopped, key)) return this.#stop(key, !isSteady)
    return isSteady || (await isTaken(this.#burst, key)) ? null : this.#stop(key, true)
  }

  get size(): number {
    return sizeOf(this.#steady) + sizeOf(this.#burst) + sizeOf(this.#stopped)
  }

  /** Refuses an interaction, and pauses the key. @param isLonger whether the pause begins again */
  async #stop(key: string, isLonger: boolean): Promise<Refused> {
    const { consumedPoints } = await this.#stopped.penalty(key)
    if (isLonger) await this.#stopped.set(key, consumedPoints, PAUSE_S)
    return { isFirst: consumedPoints === 1, seconds: PAUSE_S }
  }
}

/** Allows `atOnce` interactions in each span of time. */
class Budget {
  readonly #limiter: RateLimiterMemory

  constructor({ perSecond, atOnce }: AllowedInteractionRate) {
    this.#limiter = new RateLimiterMemory({ points: atOnce, duration: atOnce / perSecond })
  }

  async take(key: string): Promise<Refused | null> {
    const over = await overrun(this.#limiter, key)
    if (!over) return null
    const { consumedPoints, msBeforeNext } = over
    const isFirst = consumedPoints === this.#limiter.points + 1
    return { isFirst, seconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) }
  }

  get size(): number {
    return sizeOf(this.#limiter)
  }
}

/** Whether a refusal is the first one of a person. It is false for suggestions, which a sentence can't replace. */
const isNews = async (told: RateLimiterMemory, personId: string, act: RateLimitBucket): Promise<boolean> =>
  act !== 'suggestion' && (await isTaken(told, personId))

const isTaken = async (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  (await overrun(limiter, key)) === null

/** Counts one action. @returns null if the limit allows it, otherwise the limiter's result with the time to wait */
async function overrun(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

/** Whether an entry still counts. An expired entry may remain in memory for a moment. */
async function isCounting(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  const entry = await limiter.get(key)
  return entry !== null && entry.msBeforeNext > 0
}

const sizeOf = (limiter: RateLimiterMemory): number => limiter.dump().storage.length
