/** The results of a load. */

/** A click that was meant to answer a question, with its raid and question if its id has them. */
export interface ClickedAnswer {
  id: string
  code: string | null
  decision: number | null
  /** Whether the bot accepted it, or replied that the question had been answered already. */
  isTaken: boolean
  customId: string
  said: string
}

/** The report of the clickers: answers, and how soon each click was answered. */
export interface ClickReport {
  answers: ClickedAnswer[]
  /** The milliseconds until each click was answered, by the first word of the pressed id. */
  answeredAfterMs: Record<string, number[]>
  unanswered: number
}

export const emptyClickReport = (): ClickReport => ({ answers: [], answeredAfterMs: {}, unanswered: 0 })

/** The answers in the database. */
export interface StoredAnswers {
  /** The interaction ids of the clicks that became answers. */
  interactions: ReadonlySet<string>
  /** All answered questions, whoever answered them: see `questionKey`. */
  questions: ReadonlySet<string>
}

export const questionKey = (code: string | null, decision: number | null): string => `${code} ${decision}`

export interface LoadReport {
  users: number
  raids: number
  /** Clicks that answered an open question, in the span in which CPU is measured. */
  answers: number
  /** The answers that are in the database. */
  committed: number
  /** Clicks on questions that had been answered meanwhile, which the bot refused. */
  late: number
  /**
   * Clicks that were pressed in that span and answered after it. No other figure counts them, but they may be lost,
   * too.
   */
  inFlight: number
  /** The time to the first answer of all clicks, including looks at a panel. */
  p50Ms: number
  p99Ms: number
  above3s: number
  /** The times to the first answer, by the first word of the pressed id, such as `pick`. */
  byPress: Record<string, { clicks: number; p50Ms: number; p99Ms: number }>
  /** Answers that the bot accepted and that are not in the database. */
  lost: number
  /** Each lost answer, with the bot's reply. */
  lostAnswers: ClickedAnswer[]
  /** Tables that were not asked before the measurement, by the names of their players. */
  neverAsked: string[]
}

const TOO_LATE_MS = 3_000

interface Course {
  users: number
  raids: number
  neverAsked: string[]
  /** The presses during the measurement, and then those that were answered after it. */
  during: ClickReport
  after: ClickReport
}

export function loadReportOf(
  { users, raids, neverAsked, during, after }: Course,
  kept: StoredAnswers,
): LoadReport {
  const isCommitted = ({ id }: ClickedAnswer) => kept.interactions.has(id)
  const isLate = (one: ClickedAnswer) =>
    !isCommitted(one) && one.isTaken && kept.questions.has(questionKey(one.code, one.decision))
  const isLost = (one: ClickedAnswer) => one.isTaken && !isCommitted(one) && !isLate(one)
  const late = during.answers.filter(isLate).length
  const lostAnswers = [...during.answers, ...after.answers].filter(isLost)
  return {
    users,
    raids,
    answers: during.answers.length - late,
    committed: during.answers.filter(isCommitted).length,
    late,
    inFlight: after.answers.length,
    ...latencyFiguresOf(during),
    byPress: Object.fromEntries(
      Object.entries(during.answeredAfterMs).map(([word, all]) => [word, waits(all)]),
    ),
    lost: lostAnswers.length,
    lostAnswers,
    neverAsked,
  }
}

export function latencyFiguresOf({ answeredAfterMs, unanswered }: ClickReport) {
  const all = Object.values(answeredAfterMs).flat()
  const { p50Ms, p99Ms } = waits(all)
  return { p50Ms, p99Ms, above3s: all.filter((ms) => ms > TOO_LATE_MS).length + unanswered }
}

function waits(all: readonly number[]) {
  const sorted = [...all].sort((a, b) => a - b)
  return {
    clicks: sorted.length,
    p50Ms: quantileOfSorted(sorted, 0.5),
    p99Ms: quantileOfSorted(sorted, 0.99),
  }
}

export const mergeClickReports = (parts: readonly ClickReport[]): ClickReport => ({
  answers: parts.flatMap(({ answers }) => answers),
  answeredAfterMs: joinedLists(parts.map((part) => part.answeredAfterMs)),
  unanswered: parts.reduce((sum, { unanswered }) => sum + unanswered, 0),
})

function joinedLists(parts: readonly Record<string, number[]>[]): Record<string, number[]> {
  const words = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...words].map((word) => [word, parts.flatMap((part) => part[word] ?? [])]))
}

/** Returns the least value that this part of the values doesn't exceed; NaN for an empty list. */
export function quantileOfSorted(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
