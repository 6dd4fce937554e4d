import { z } from 'zod'
import { GUILD_CHANNEL_TYPES } from './world/model.ts'

/** The schema of a fault that is simulated for matching requests, to test how the bot handles it. */
export const faultRuleSchema = z.object({
  do: z.enum(['rateLimit', 'error500', 'error503', 'dropBefore', 'dropAfter', 'refuse']),
  times: z.number().int().min(1).default(1),
  /** A part of "METHOD /path" that the requests must contain; all requests by default. */
  match: z.string().optional(),
  /** The time in seconds until the bot may try again, for `rateLimit`. */
  retryAfter: z.number().min(0).default(1),
  /** Whether `rateLimit` applies to the whole bot instead of one route. */
  global: z.boolean().default(false),
  /** The status of the answer to a refused request; by default missing permissions. */
  status: z.number().int().min(400).max(499).default(403),
  code: z.number().int().default(50013),
  message: z.string().default('Missing Permissions'),
})
export type FaultRule = z.output<typeof faultRuleSchema>

export const permissionOverwriteSchema = z.object({
  channel: z.string(),
  of: z.string(),
  allow: z.string().default('0'),
  deny: z.string().default('0'),
})

export const simulatedFaultsSchema = z.object({
  clear: z.boolean().optional(),
  latencyMs: z.number().min(0).optional(),
  /** Discord's rate limits by channel: five sends in five seconds, and so on. */
  rateLimits: z.boolean().optional(),
  rules: z.array(faultRuleSchema).optional(),
  /** Closes all sockets. Sessions of `lost` sockets may be resumed; `forgotten` sessions may not. */
  killSockets: z.enum(['lost', 'forgotten']).optional(),
  askToReconnect: z.boolean().optional(),
  /** The close code with which the gateway refuses a bot that identifies or resumes; 0 accepts bots again. */
  closeWith: z.number().int().optional(),
  /** The number of gateway sessions that the bot may still begin today. */
  sessionsLeft: z.number().int().min(0).optional(),
  /** The number of shards that the gateway recommends; 0 recommends one for each server. */
  shardsWanted: z.number().int().min(0).optional(),
  /** Whether heartbeats are answered. If not, the bot must notice that its connection is dead. */
  heartbeats: z.boolean().optional(),
  /** Deletes all nonces at once. Usually they are remembered for some minutes. */
  forgetNonces: z.boolean().optional(),
  /** Threads that are archived, locked for everybody without Manage Threads, or reactivated. */
  threads: z
    .array(z.object({ id: z.string(), archived: z.boolean().optional(), locked: z.boolean().optional() }))
    .optional(),
  /** Threads, and posts of a forum, that people open. */
  opened: z
    .array(
      z.object({
        channel: z.string(),
        by: z.string(),
        name: z.string(),
        content: z.string().default('Hello'),
        isPrivate: z.boolean().default(false),
      }),
    )
    .optional(),
  /** Users who install the application for themselves. */
  installs: z.array(z.string()).optional(),
  /** Whether the bot has Manage Threads. */
  managesThreads: z.boolean().optional(),
  /** Channels that an administrator creates, with Discord's number of their type. */
  channels: z.array(z.object({ name: z.string(), type: z.literal([...GUILD_CHANNEL_TYPES]) })).optional(),
  /** Changes of the permissions of a role or member in a channel, all by name. */
  overwrites: z.array(permissionOverwriteSchema).optional(),
  /** The bot's permissions, as Discord's bits in decimal. If it is empty, the bot's roles determine them. */
  botPermissions: z.string().optional(),
  /** The servers that have removed the bot: all of them, or those with these ids. */
  removed: z.union([z.boolean(), z.array(z.string())]).optional(),
  /** Whether the gateway loses the events of servers that remove the bot. */
  losesRemovals: z.boolean().optional(),
  /** Whether an outage of Discord makes all servers unavailable. */
  outage: z.boolean().optional(),
  /** Removes the bot from each server and adds it again. */
  letInAnew: z.boolean().optional(),
  /** Messages, threads and channels that somebody deletes. */
  remove: z.array(z.string()).optional(),
  /** Users who accept no direct messages. */
  closedDms: z.array(z.string()).optional(),
})

export class FaultInjector {
  latencyMs = 0
  #rules: FaultRule[] = []

  clear() {
    this.latencyMs = 0
    this.#rules = []
  }

  add(rules: readonly FaultRule[]) {
    this.#rules.push(...rules.map((rule) => ({ ...rule })))
  }

  /** Returns the fault for this request, and counts this use against the rule's `times`. */
  take(method: string, path: string): FaultRule | undefined {
    const line = `${method} ${path}`
    const rule = this.#rules.find((each) => each.match === undefined || line.includes(each.match))
    if (!rule) return undefined
    rule.times -= 1
    if (rule.times === 0) this.#rules = this.#rules.filter((each) => each !== rule)
    return rule
  }
}
