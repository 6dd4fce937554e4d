/** Metrics of the bot's work, for Prometheus. */
import { Counter, Histogram, Registry } from 'prom-client'

/**
 * The result of an interaction. `late` means that Discord no longer accepted the answer, and `broken` that our code
 * failed.
 */
export type ReplyStatus = 'answered' | 'deferred' | 'late' | 'broken'

/** The limit that an interaction exceeded. */
type Limited = 'press' | 'vote' | 'opening' | 'suggestion' | 'server'

/**
 * The purpose of a request of ours: the first answer to an interaction; a message sent or changed with an
 * interaction's token; a message of a thread with the bot's own token, new or changed; anything else, such as
 * threads. The first two don't count towards Discord's rate limit.
 */
export type RequestPurpose = 'answer' | 'by-token' | 'post' | 'change' | 'other'

export function requestPurpose({ method, path }: { method: string; path: string }): RequestPurpose {
  if (/^\/interactions\//.test(path)) return 'answer'
  if (/^\/webhooks\//.test(path)) return 'by-token'
  if (method === 'POST' && /^\/channels\/\d+\/messages$/.test(path)) return 'post'
  return method === 'PATCH' && /^\/channels\/\d+\/messages\/\d+$/.test(path) ? 'change' : 'other'
}

export interface BotMeters {
  readonly registry: Registry
  /** Counts an interaction. @param seconds the time until the first answer was sent */
  answered(kind: string, status: ReplyStatus, seconds: number): void
  announced(kind: string, went: 'sent' | 'failed'): void
  /** Counts a request that Discord has answered. */
  requested(errand: RequestPurpose): void
  /** Counts an interaction that was over a limit: `answered` if its person got a sentence, else `silent`. */
  limited(limit: Limited, how: 'answered' | 'silent'): void
  /** Counts an attempt to update the private panel of a person. */
  renewed(status: 'updated' | 'refused'): void
  /** Counts a request that Discord refused and that counts towards its limit of 10,000 in ten minutes. */
  refused(status: number): void
  failed(): void
}

/** The buckets in seconds. Discord's limit is three seconds. Our goal is one second for 99 of 100 answers. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

export function createMeters(): BotMeters {
  const registry = new Registry()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'lairkeeper_first_answer_seconds',
    help: 'From an interaction’s arrival until its first answer was taken.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const interactions = new Counter({
    name: 'lairkeeper_interactions_total',
    help: 'Interactions by kind, and how they went.',
    labelNames: ['kind', 'went'],
    registers,
  })
  const announcements = new Counter({
    name: 'lairkeeper_announcements_total',
    help: 'Attempts to send an announcement, by its kind.',
    labelNames: ['kind', 'went'],
    registers,
  })
  const requests = new Counter({
    name: 'lairkeeper_requests_total',
    help: 'Requests to Discord that were answered, by what they are for.',
    labelNames: ['errand'],
    registers,
  })
  const limited = new Counter({
    name: 'lairkeeper_limited_total',
    help: 'Interactions that were refused because somebody, or a server, was too fast.',
    labelNames: ['limit', 'how'],
    registers,
  })
  const panels = new Counter({
    name: 'lairkeeper_panels_total',
    help: 'Updates of private panels, and how they went.',
    labelNames: ['went'],
    registers,
  })
  const refusals = new Counter({
    name: 'lairkeeper_refused_requests_total',
    help: 'Requests that Discord refused with 401, 403 or 429. More than 10,000 in ten minutes block the address.',
    labelNames: ['status'],
    registers,
  })
  const errors = new Counter({
    name: 'lairkeeper_errors_total',
    help: 'Lines of the log that tell of an error.',
    registers,
  })
  return {
    registry,
    answered(kind, status, took) {
      seconds.observe({ kind }, took)
      interactions.inc({ kind, went: status })
    },
    announced: (kind, went) => announcements.inc({ kind, went }),
    requested: (errand) => requests.inc({ errand }),
    limited: (limit, how) => limited.inc({ limit, how }),
    renewed: (went) => panels.inc({ went }),
    refused: (status) => refusals.inc({ status }),
    failed: () => errors.inc(),
  }
}
