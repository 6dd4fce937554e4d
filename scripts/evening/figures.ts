/**
 * The figures of an evening.
 *
 * - turn: a turn of the game, of a raider or of the lair. round: the turns until a person has another one. A post,
 * ping or
 *   press belongs to the turn of the question that is open now or comes next.
 * - question: a decision that a person has answered. Prompt: a new question, so not one that continues its person's
 *   announcement in the same message.
 * - windowsShare: the share of prompts that ask for a response, or for an act outside of the person's free action.
 * - pings: the pings that the stand-in counts. A ghost ping's message was deleted, or stopped mentioning the person,
 *   before that person pressed anything. pingsGone counts those that are gone at the end, whatever was pressed.
 * - postsLeft, phoneScreens: figures of the public messages that are in the thread at the end.
 * - clicks: a button is one click. A select is one for its opening, one for each option, and one for the confirmation
 * if
 *   it has several options.
 * - questionsWithoutCoach: in a lesson, the questions that are answered on a message without the coach, or without
 * exactly
 *   one highlighted button. Null for other raids.
 * - buttonsPerQuestion: the most buttons, in all rows, on a message that asks. Selects are no buttons.
 * - smallestHandLetters: the smallest letters of all hands of asked people, in CSS pixels, as each device shows them.
 * - endScreens: the height of the messages that were posted after the last answer, in screens of a phone.
 * - staleBoards: questions before which the last board in the thread shows another state, or is missing.
 */
import type { HandPictureDevice } from '../../src/discord/pictures/hand/picture-sizes.ts'
import { quantileOfSorted } from '../load/report.ts'
import type { AnsweredQuestion, HandLetterSizes, JournalEntry, JournalTurn, ThreadPost } from './journal.ts'
import { PHONE_SCREEN_HEIGHT } from './phone.ts'

export interface MedianAndP90 {
  median: number
  p90: number
}

export function medianAndP90Of(values: readonly number[]): MedianAndP90 {
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: roundToHundredths(quantileOfSorted(sorted, 0.5)),
    p90: roundToHundredths(quantileOfSorted(sorted, 0.9)),
  }
}

export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100

export function eveningFiguresOf(journal: readonly JournalEntry[], turns: readonly JournalTurn[]) {
  const dated = withTurns(journal)
  const questions = dated.flatMap(({ entry }) => (entry.kind === 'asked' ? [entry.question] : []))
  const prompts = questions.filter(({ continues }) => !continues)
  const perTurn = (some: readonly JournalTurn[], countOf: (turn: number) => number) =>
    medianAndP90Of(some.map(({ number }) => countOf(number)))
  const promptsIn = (number: number) => prompts.filter(({ turn }) => turn === number).length
  const left = leftIn(dated)
  const lairs = turns.filter(({ isLairs }) => isLairs)
  const raiders = turns.filter(({ isLairs }) => !isLairs)
  const windows = prompts.filter(isResponseWindow)
  const stale = questions.filter(({ turn, board }) => turn > 0 && board !== 'current')
  const factless = questions.filter(({ missing }) => missing.length > 0)
  return {
    turns: turns.length,
    raiderTurns: raiders.length,
    dungeonTurns: lairs.length,
    questions: questions.length,
    answers: journal.filter(({ kind }) => kind === 'answered').length,
    prompts: prompts.length,
    windows: windows.length,
    requestsPerAnswer: requestsPerAnswer(journal),
    promptsPerRaiderTurn: perTurn(raiders, promptsIn),
    promptsPerDungeonTurn: perTurn(lairs, promptsIn),
    windowsShare: roundToHundredths(windows.length / prompts.length),
    windowsPassedShare: roundToHundredths(
      windows.filter(({ picks }) => `${picks}` === 'pass').length / prompts.length,
    ),
    pings: dated.filter(({ entry }) => entry.kind === 'ping').length,
    pingsPerTurn: perTurn(
      turns,
      (turn) => dated.filter((one) => one.turn === turn && one.entry.kind === 'ping').length,
    ),
    pingsPerPersonAndRound: medianAndP90Of(pingsByRound(dated, turns)),
    ghostPings: ghostPings(journal),
    pingsGone: pingsGone(
      journal,
      left.map(({ post }) => post),
    ),
    postsLeft: left.length,
    postsLeftPerTurn: perTurn(turns, (turn) => left.filter((one) => one.turn === turn).length),
    phoneScreens: roundToHundredths(heightIn(left) / PHONE_SCREEN_HEIGHT),
    phoneScreensPerTurn: perTurn(
      turns,
      (turn) => heightIn(left.filter((one) => one.turn === turn)) / PHONE_SCREEN_HEIGHT,
    ),
    clicksPerTurn: perTurn(turns, (turn) => clicksIn(dated.filter((one) => one.turn === turn))),
    buttonsPerQuestion: { most: Math.max(0, ...questions.map(({ buttons }) => buttons)) },
    staleBoards: stale.length,
    smallestHandLetters: smallestHandLetters(journal),
    questionsWithoutFacts: factless.length,
    questionsWithoutCoach: withoutCoach(questions),
    factsMissing: examplesOf(factless),
  }
}

/** Counts the questions without the coach; null if the raid isn't a lesson. */
function withoutCoach(questions: readonly AnsweredQuestion[]): number | null {
  const coached = questions.flatMap(({ coach }) => coach ?? [])
  return coached.length === 0 ? null : coached.filter((isThere) => !isThere).length
}

/** Returns the smallest letters of all hands; null if nobody with a hand was asked. */
function smallestHandLetters(journal: readonly JournalEntry[]): HandLetterSizes | null {
  const all = journal.flatMap((entry) => (entry.kind === 'hand' ? [entry.letters] : []))
  if (all.length === 0) return null
  const least = (device: HandPictureDevice) =>
    roundToHundredths(Math.min(...all.map((letters) => letters[device])))
  return { desktop: least('desktop'), phone: least('phone') }
}

/** Returns at most two examples of each kind of question, with the facts that are missing. */
function examplesOf(questions: readonly AnsweredQuestion[]): string[] {
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const own = questions.filter((one) => one.kind === kind)
    return [...new Set(own.map(({ text, missing }) => `${text} ✗ ${missing.join('; ')}`))].slice(0, 2)
  })
}

export const isResponseWindow = ({ kind, isFree }: AnsweredQuestion): boolean =>
  kind === 'priority' && !isFree

interface Dated {
  entry: JournalEntry
  turn: number
}

/**
 * Adds the turn to each entry: a press belongs to the question that it answers, everything else to the next question.
 */
function withTurns(journal: readonly JournalEntry[]): Dated[] {
  let next = journal.findLast((entry) => entry.kind === 'asked')?.question.turn ?? 0
  const later = [...journal].reverse().map((entry) => {
    if (entry.kind === 'asked') next = entry.question.turn
    return next
  })
  let now = 0
  return journal.map((entry, at) => {
    if (entry.kind === 'asked') now = entry.question.turn
    const isDone = entry.kind === 'pressed' || entry.kind === 'asked'
    return { entry, turn: isDone ? now : (later[journal.length - 1 - at] ?? now) }
  })
}

function requestsPerAnswer(journal: readonly JournalEntry[]): { counted: number; all: number } {
  const answers = journal.filter(({ kind }) => kind === 'answered').length
  const requests = journal.flatMap((entry) => (entry.kind === 'request' ? [entry] : []))
  const counted = requests.filter(({ isCounted }) => isCounted).length
  return { counted: roundToHundredths(counted / answers), all: roundToHundredths(requests.length / answers) }
}

/**
 * Returns the posts that are in the thread at the end, in their final state, with the turn in which they were posted.
 */
function leftIn(dated: readonly Dated[]): { post: ThreadPost; turn: number }[] {
  const left = new Map<string, { post: ThreadPost; turn: number }>()
  for (const { entry, turn } of dated) {
    if (entry.kind === 'deleted') left.delete(entry.id)
    if (entry.kind === 'posted') left.set(entry.post.id, { post: entry.post, turn })
    const there = entry.kind === 'changed' ? left.get(entry.post.id) : undefined
    if (there && entry.kind === 'changed') there.post = entry.post
  }
  return [...left.values()]
}

/** Returns the height of the messages that were posted after the last press, in screens of a phone. */
export function screensAfterLastAnswer(journal: readonly JournalEntry[]): number {
  const last = journal.findLastIndex(({ kind }) => kind === 'pressed')
  const ended = new Set(
    journal.slice(last + 1).flatMap((entry) => (entry.kind === 'posted' ? [entry.post.id] : [])),
  )
  const left = leftIn(journal.map((entry) => ({ entry, turn: 0 })))
  return roundToHundredths(heightIn(left.filter(({ post }) => ended.has(post.id))) / PHONE_SCREEN_HEIGHT)
}

const heightIn = (left: readonly { post: ThreadPost }[]): number =>
  left.reduce((sum, { post }) => sum + post.height, 0)

const clicksIn = (dated: readonly Dated[]): number =>
  dated.reduce((sum, { entry }) => sum + (entry.kind === 'pressed' ? entry.clicks : 0), 0)

function ghostPings(journal: readonly JournalEntry[]): number {
  return journal.filter((entry, at) => entry.kind === 'ping' && isGhost(entry, journal.slice(at + 1))).length
}

function pingsGone(journal: readonly JournalEntry[], left: readonly ThreadPost[]): number {
  const isThere = ({ person, id }: { person: string; id: string }) =>
    left.some((post) => post.id === id && post.mentions.includes(person))
  return journal.filter((entry) => entry.kind === 'ping' && !isThere(entry)).length
}

/** Whether the ping disappears before its person presses anything. */
function isGhost({ person, id }: { person: string; id: string }, after: readonly JournalEntry[]): boolean {
  for (const entry of after) {
    if (entry.kind === 'pressed' && entry.person === person) return false
    if (entry.kind === 'deleted' && entry.id === id) return true
    if (entry.kind === 'changed' && entry.post.id === id && !entry.post.mentions.includes(person)) return true
  }
  return false
}

/** Returns the pings in each finished round of each person who was asked or pinged in it. */
function pingsByRound(dated: readonly Dated[], turns: readonly JournalTurn[]): number[] {
  const rounds = roundsOf(turns)
  return (rounds.length > 1 ? rounds.slice(0, -1) : rounds).flatMap((round) => {
    const own = dated.filter(({ turn }) => round.has(turn)).map(({ entry }) => entry)
    const people = new Set(own.flatMap((entry) => personOf(entry) ?? []))
    return [...people].map(
      (who) => own.filter((entry) => entry.kind === 'ping' && entry.person === who).length,
    )
  })
}

const personOf = (entry: JournalEntry): string | null =>
  entry.kind === 'ping' ? entry.person : entry.kind === 'asked' ? entry.question.person : null

/** Returns the numbers of the turns of each round. */
function roundsOf(turns: readonly JournalTurn[]): Set<number>[] {
  const rounds: { numbers: Set<number>; seats: Set<number> }[] = []
  for (const { number, seat } of turns) {
    const last = rounds.at(-1)
    if (last && !last.seats.has(seat)) {
      last.numbers.add(number)
      last.seats.add(seat)
    } else rounds.push({ numbers: new Set([number]), seats: new Set([seat]) })
  }
  return rounds.map(({ numbers }) => numbers)
}
