/** The bot's own counters, read from its Prometheus page. */

export interface BotCounters {
  statements: number
  /** Requests to Discord, by their purpose (`RequestPurpose`). */
  requests: Record<string, number>
  /** The 99th percentile of the delay of the event loop since the last reading, in ms. */
  loopDelayMs: number
  /** Interactions that were refused because a person was too fast. */
  limited: number
}

/** Node.js measures the delay with a timer of this interval, and counts the interval in. */
const SAMPLED_EVERY_MS = 10

export async function readBotCounters(port: number): Promise<BotCounters> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const statements = /^lairkeeper_statements_total (\S+)$/m.exec(text)?.[1]
  const limited = [...text.matchAll(/^lairkeeper_limited_total\{[^}]*\} (\S+)$/gm)]
  const requests = [...text.matchAll(/^lairkeeper_requests_total\{errand="(\S+)"\} (\S+)$/gm)]
  const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]
  return {
    loopDelayMs: Math.max(0, 1_000 * Number(lag ?? Number.NaN) - SAMPLED_EVERY_MS),
    statements: Number(statements ?? Number.NaN),
    requests: Object.fromEntries(requests.map(([, errand = '', count]) => [errand, Number(count)])),
    limited: limited.reduce((sum, [, count]) => sum + Number(count), 0),
  }
}

/** Adds the counters of several processes. The delay is that of the slowest. */
export const addBotCounters = (all: readonly BotCounters[]): BotCounters =>
  all.reduce((total, { statements, requests, limited, loopDelayMs }) => ({
    loopDelayMs: Math.max(total.loopDelayMs, loopDelayMs),
    statements: total.statements + statements,
    requests: joinedBy(total.requests, requests),
    limited: total.limited + limited,
  }))

const joinedBy = (some: BotCounters['requests'], others: BotCounters['requests']): BotCounters['requests'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])].map((errand) => [
      errand,
      (some[errand] ?? 0) + (others[errand] ?? 0),
    ]),
  )

/** Requests that count towards Discord's limit for the whole bot. */
const COUNTED: readonly string[] = ['post', 'change', 'other']

/** The cost of one answer, with everything that people look at between answers. */
export interface CostPerAnswer {
  statementsPerAnswer: number
  requestsPerAnswer: number
  /** The requests without first answers to interactions, and without edits by their tokens. */
  countedRequestsPerAnswer: number
  requestsByErrand: Record<string, number>
  /** The total of limited interactions, not the number for each answer. */
  limited: number
}

/** Returns figures for each answer, to two places. */
export function costPerAnswerBetween(
  before: BotCounters,
  after: BotCounters,
  answers: number,
): CostPerAnswer {
  const each = (count: number) => Math.round((count / answers) * 100) / 100
  const made = Object.entries(after.requests).map(([errand, count]): [string, number] => [
    errand,
    count - (before.requests[errand] ?? 0),
  ])
  const sum = (some: typeof made) => each(some.reduce((total, [, count]) => total + count, 0))
  return {
    statementsPerAnswer: each(after.statements - before.statements),
    requestsPerAnswer: sum(made),
    countedRequestsPerAnswer: sum(made.filter(([errand]) => COUNTED.includes(errand))),
    requestsByErrand: Object.fromEntries(made.map(([errand, count]) => [errand, each(count)])),
    limited: after.limited - before.limited,
  }
}
