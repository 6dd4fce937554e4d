interface Bucket {
  left: number
  freshAt: number
}

export interface RateLimitResult {
  readonly isSpent: boolean
  readonly retryAfter: number
  readonly isGlobal: boolean
  readonly headers: Record<string, string>
}

/** Discord's usual rate limits of a channel. Discord may change them, and sends them with each answer. */
const CHANNEL_RULES = [
  { name: 'send', method: 'POST', path: /^\/channels\/(\d+)\/messages$/, count: 5, perMs: 5_000 },
  { name: 'edit', method: 'PATCH', path: /^\/channels\/(\d+)\/messages\/\d+$/, count: 5, perMs: 5_000 },
  { name: 'delete', method: 'DELETE', path: /^\/channels\/(\d+)\/messages\/\d+$/, count: 5, perMs: 1_000 },
  { name: 'rename', method: 'PATCH', path: /^\/channels\/(\d+)$/, count: 2, perMs: 600_000 },
]

/** The rate limits of the token of an interaction. */
const TOKEN_RULES = [
  { name: 'webhook', method: 'POST', path: /^\/webhooks\/\d+\/([^/]+)$/, count: 5, perMs: 2_000 },
  {
    name: 'webhook',
    method: 'PATCH',
    path: /^\/webhooks\/\d+\/([^/]+)\/messages\/[^/]+$/,
    count: 5,
    perMs: 2_000,
  },
  {
    name: 'webhook',
    method: 'DELETE',
    path: /^\/webhooks\/\d+\/([^/]+)\/messages\/[^/]+$/,
    count: 5,
    perMs: 2_000,
  },
]

/**
 * The rate limit for all requests with the bot's token together. Requests with the token of an interaction don't
 * count.
 */
const GLOBAL = { name: 'global', count: 50, perMs: 1_000 }
const isExempt = (path: string): boolean => /^\/(interactions|webhooks)\//.test(path)

/**
 * Simulates the rate limits that a bot must respect. The global limit and those of tokens always apply. Those of
 * channels are off by default, so that tests are fast.
 */
export class SimulatedRateLimits {
  limitsChannels = false
  readonly #buckets = new Map<string, Bucket>()

  take(method: string, path: string): RateLimitResult | undefined {
    return this.#takeGlobal(path) ?? this.#takeOfRoute(method, path)
  }

  /** Counts a request against the global limit. Returns the refusal; undefined while the bot keeps the limit. */
  #takeGlobal(path: string): RateLimitResult | undefined {
    if (isExempt(path)) return undefined
    const bucket = this.#bucket(GLOBAL.name, GLOBAL)
    if (bucket.left > 0) {
      bucket.left -= 1
      return undefined
    }
    const retryAfter = (bucket.freshAt - Date.now()) / 1000
    return { isSpent: true, isGlobal: true, retryAfter, headers: { 'x-ratelimit-global': 'true' } }
  }

  #takeOfRoute(method: string, path: string): RateLimitResult | undefined {
    const rules = this.limitsChannels ? [...TOKEN_RULES, ...CHANNEL_RULES] : TOKEN_RULES
    const rule = rules.find((each) => each.method === method && each.path.test(path))
    if (!rule) return undefined
    const bucket = this.#bucket(`${rule.name}/${rule.path.exec(path)?.[1]}`, rule)
    const isSpent = bucket.left === 0
    if (!isSpent) bucket.left -= 1
    const retryAfter = (bucket.freshAt - Date.now()) / 1000
    return { isSpent, isGlobal: false, retryAfter, headers: headersOf(rule, bucket, retryAfter) }
  }

  #bucket(key: string, rule: { count: number; perMs: number }): Bucket {
    const known = this.#buckets.get(key)
    if (known && known.freshAt > Date.now()) return known
    const bucket = { left: rule.count, freshAt: Date.now() + rule.perMs }
    this.#buckets.set(key, bucket)
    return bucket
  }
}

const headersOf = (rule: { name: string; count: number }, bucket: Bucket, retryAfter: number) => ({
  'x-ratelimit-bucket': rule.name,
  'x-ratelimit-limit': String(rule.count),
  'x-ratelimit-remaining': String(bucket.left),
  'x-ratelimit-reset': String(bucket.freshAt / 1000),
  'x-ratelimit-reset-after': retryAfter.toFixed(3),
})
