/** What a load has shown. */

/** A click that was meant to answer a question: of which raid, and which question, where it says so. */
export interface Answer {
  id: string
  code: string | null
  decision: number | null
  /** The bot has said so, or that the question had been answered already. */
  isTaken: boolean
  customId: string
  said: string
}

/** What the clickers tell: what was meant as answers, and how soon each click was answered. */
export interface Told {
  answers: Answer[]
  /** By what was pressed: the first word of its id. */
  answeredAfterMs: Record<string, number[]>
  unanswered: number
}

export const nothingTold = (): Told => ({ answers: [], answeredAfterMs: {}, unanswered: 0 })

/** What the database has of them. */
export interface Committed {
  /** The clicks that have become answers. */
  interactions: ReadonlySet<string>
  /** All questions that were answered, by whomever: see `questionOf`. */
  questions: ReadonlySet<string>
}

export const questionOf = (code: string | null, decision: number | null): string => `${code} ${decision}`

export interface LoadReport {
  users: number
  raids: number
  /** Clicks that answered a question which was open, in the span for which CPU is told. */
  answers: number
  /** Those of them that are in the database. */
  committed: number
  /** Clicks on questions that had been answered meanwhile, which the bot has refused. */
  late: number
  /** Pressed in that span and answered after it; they are counted nowhere else, but may be lost, too. */
  inFlight: number
  /** Of the first answers to all clicks, looks at a panel included. */
  p50Ms: number
  p99Ms: number
  above3s: number
  /** The same by what was pressed, such as `pick`. */
  byPress: Record<string, { clicks: number; p50Ms: number; p99Ms: number }>
  /** Said to be taken, and not in the database. */
  lost: number
  /** Each of them, with what was said. */
  lostAnswers: Answer[]
  /** Tables that nobody was asked at before play was measured, by who sits there. */
  neverAsked: string[]
}

const TOO_LATE_MS = 3_000

interface Course {
  users: number
  raids: number
  neverAsked: string[]
  /** In the span, and what came of it after. */
  told: Told
  after: Told
}

export function reportOf({ users, raids, neverAsked, told, after }: Course, kept: Committed): LoadReport {
  const isCommitted = ({ id }: Answer) => kept.interactions.has(id)
  const isLate = (one: Answer) =>
    !isCommitted(one) && one.isTaken && kept.questions.has(questionOf(one.code, one.decision))
  const isLost = (one: Answer) => one.isTaken && !isCommitted(one) && !isLate(one)
  const late = told.answers.filter(isLate).length
  const lostAnswers = [...told.answers, ...after.answers].filter(isLost)
  return {
    users,
    raids,
    answers: told.answers.length - late,
    committed: told.answers.filter(isCommitted).length,
    late,
    inFlight: after.answers.length,
    ...latencyOf(told),
    byPress: Object.fromEntries(
      Object.entries(told.answeredAfterMs).map(([word, all]) => [word, waits(all)]),
    ),
    lost: lostAnswers.length,
    lostAnswers,
    neverAsked,
  }
}

export function latencyOf({ answeredAfterMs, unanswered }: Told) {
  const all = Object.values(answeredAfterMs).flat()
  const { p50Ms, p99Ms } = waits(all)
  return { p50Ms, p99Ms, above3s: all.filter((ms) => ms > TOO_LATE_MS).length + unanswered }
}

function waits(all: readonly number[]) {
  const sorted = [...all].sort((a, b) => a - b)
  return { clicks: sorted.length, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) }
}

export const joined = (parts: readonly Told[]): Told => ({
  answers: parts.flatMap(({ answers }) => answers),
  answeredAfterMs: joinedLists(parts.map((part) => part.answeredAfterMs)),
  unanswered: parts.reduce((sum, { unanswered }) => sum + unanswered, 0),
})

function joinedLists(parts: readonly Record<string, number[]>[]): Record<string, number[]> {
  const words = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...words].map((word) => [word, parts.flatMap((part) => part[word] ?? [])]))
}

/** The least value that so large a part of them does not exceed; NaN of none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
