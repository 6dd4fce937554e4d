import { z } from 'zod'

/** What can be made to go wrong, to see how the bot bears it. */
export const faultRule = z.object({
  do: z.enum(['rateLimit', 'error500', 'error503', 'dropBefore', 'dropAfter', 'refuse']),
  times: z.number().int().min(1).default(1),
  /** Only requests whose "METHOD /path" contains this. */
  match: z.string().optional(),
  /** Seconds, for `rateLimit`. */
  retryAfter: z.number().min(0).default(1),
  /** Whether `rateLimit` holds the whole bot, not one route. */
  global: z.boolean().default(false),
  /** What `refuse` answers: missing permissions unless told otherwise. */
  status: z.number().int().min(400).max(499).default(403),
  code: z.number().int().default(50013),
  message: z.string().default('Missing Permissions'),
})
export type FaultRule = z.output<typeof faultRule>

export const faultsShape = z.object({
  clear: z.boolean().optional(),
  latencyMs: z.number().min(0).optional(),
  /** Discord's rations by channel: five sends in five seconds, and so on. */
  rateLimits: z.boolean().optional(),
  rules: z.array(faultRule).optional(),
  /** `lost` sockets may be resumed; `forgotten` sessions may not. */
  killSockets: z.enum(['lost', 'forgotten']).optional(),
  askToReconnect: z.boolean().optional(),
  /** Whether heartbeats are answered: a bot that hears nothing has to notice that its connection is dead. */
  heartbeats: z.boolean().optional(),
  /** Nonces are remembered for some minutes; here they are forgotten at once. */
  forgetNonces: z.boolean().optional(),
  /** Threads that are put away, or locked for everybody without Manage Threads, or brought back. */
  threads: z
    .array(z.object({ id: z.string(), archived: z.boolean().optional(), locked: z.boolean().optional() }))
    .optional(),
  /** Whether the bot has Manage Threads. */
  managesThreads: z.boolean().optional(),
  /** What the bot may do, as Discord's bits in decimal; empty: what its roles say. */
  botPermissions: z.string().optional(),
  /** The bot is taken out of the server, and let in again. */
  letInAnew: z.boolean().optional(),
  /** Messages, threads and channels that somebody deletes. */
  remove: z.array(z.string()).optional(),
  /** Users who take no direct messages. */
  closedDms: z.array(z.string()).optional(),
})

export class Faults {
  latencyMs = 0
  #rules: FaultRule[] = []

  clear() {
    this.latencyMs = 0
    this.#rules = []
  }

  add(rules: readonly FaultRule[]) {
    this.#rules.push(...rules.map((rule) => ({ ...rule })))
  }

  /** The fault that this request runs into, if any; it is used up by one. */
  take(method: string, path: string): FaultRule | undefined {
    const line = `${method} ${path}`
    const rule = this.#rules.find((each) => each.match === undefined || line.includes(each.match))
    if (!rule) return undefined
    rule.times -= 1
    if (rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule)
    return rule
  }
}
