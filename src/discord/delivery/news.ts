/**
 * Renders events as lines: the complete record that stays in the thread, and the few lines that a question quotes.
 */
import type { NewsAnnouncement, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { automaticPassLines } from '../autopilot/news.ts'
import { addReasonLineBelowMove, withoutRepeatedReasons } from '../computer-hints/reasons.ts'
import { spiritNewsLines } from '../fallen-raiders/news.ts'
import { DISCORD_LIMITS, joinLinesThatFit, splitIntoPages } from '../message-parts/limits.ts'
import { type SeatNames, seatNames } from '../message-parts/names.ts'
import { newPost, type Post } from '../message-parts/post.ts'
import { type NarratedLine, narratedLinesIndented } from '../narrate/index.ts'
import {
  findTakenBackNews,
  linesOfUndoneEvents,
  strikeOut,
  struckOutLinesOfUndoneEvents,
} from '../undo/news.ts'

/** The maximum length of the embed for events that don't fit into the message's text. */
const OVERFLOW = 4000

/**
 * Returns the record of events that stays in the thread. Lines that an undo took back are struck out; those in an
 * earlier message are repeated below the line of the undo.
 * @returns null if there is nothing to report
 */
export function newsPost(raid: RaidInfo, all: readonly NewsAnnouncement[]): Post | null {
  const names = seatNames(raid)
  const news = withoutRepeatedReasons(all)
  const { struck, elsewhere } = findTakenBackNews(news)
  const lines = news.flatMap((one) => {
    const own = linesOf(one, names).map(({ line }) => line)
    if (struck.has(one)) return own.map(strikeOut)
    const [first, ...rest] = own
    const undone = elsewhere.get(one)
    return undone && first !== undefined ? [first, ...linesOfUndoneEvents(undone, names), ...rest] : own
  })
  if (lines.length === 0) return null
  const [content = '', ...rest] = splitIntoPages(lines, DISCORD_LIMITS.content)
  return newPost({
    content,
    embeds: rest.length > 0 ? [{ description: overflowText(rest) }] : [],
  })
}

const overflowText = (pages: readonly string[]): string =>
  joinLinesThatFit(pages.join('\n').split('\n'), OVERFLOW, texts.news.more)

type Line =
  | NarratedLine
  | { readonly kind: 'automatic' | 'spirit'; readonly line: string; readonly isTriggered?: undefined }

function linesOf(news: NewsAnnouncement, names: SeatNames): Line[] {
  const told = addReasonLineBelowMove(narratedLinesIndented(news, names), news, names)
  const automatic = told.length > 0 ? automaticPassLines(news, names) : []
  return [
    ...automatic.map((line) => ({ kind: 'automatic', line }) as const),
    ...told,
    ...spiritNewsLines(news, names).map((line) => ({ kind: 'spirit', line }) as const),
  ]
}

/** The number of newest lines that a question quotes. */
const QUOTED = 4

/**
 * Returns the newest lines, and the cards that were flipped in this turn, or in the lair's turn just before
 * it while nobody has acted since. After an undo, returns only the lines that it took back and those since then.
 */
export function latestNewsLines(raid: RaidInfo, news: readonly NewsAnnouncement[]): string[] {
  const undo = news.findLastIndex(({ undone }) => undone !== undefined)
  const names = seatNames(raid)
  const lines = withoutRepeatedReasons(news.slice(Math.max(0, undo))).flatMap((one) => quotedOf(one, names))
  const latest = flipsFrom(lines)
  const earlier = lines.slice(0, -QUOTED)
  const flips = earlier.filter(({ kind }, at) => kind === 'flipped' && at >= latest)
  const left = earlier.length - flips.length
  return [
    ...(left > 0 ? [texts.news.before(left)] : []),
    ...flips.map(({ line }) => headOf(line)),
    ...lines.slice(-QUOTED).map(({ line }) => line),
  ]
}

/** Returns the index of the line from which on flips are quoted: the beginning of a turn. */
function flipsFrom(lines: readonly Line[]): number {
  const turn = lines.findLastIndex(({ kind }) => kind === 'turnStarted')
  const hasActed = lines
    .slice(turn + 1)
    .some(({ kind, isTriggered }) => ACTION_KINDS.has(kind) && !isTriggered)
  return hasActed
    ? turn
    : lines.slice(0, Math.max(0, turn)).findLastIndex(({ kind }) => kind === 'turnStarted')
}

const ACTION_KINDS: ReadonlySet<Line['kind']> = new Set([
  'flipped',
  'played',
  'used',
  'placed',
  'proposed',
  'attacking',
])

/** Returns the lines of news in a question. An undo says what was taken back. */
function quotedOf(one: NewsAnnouncement, names: SeatNames): Line[] {
  const [first, ...rest] = linesOf(one, names)
  if (!first || !one.undone) return first ? [first, ...rest] : []
  const acts = struckOutLinesOfUndoneEvents(one.undone, names).map(
    (line) => ({ kind: 'automatic', line }) as const,
  )
  return [first, ...acts.slice(0, QUOTED - 1), ...rest]
}

/** Returns a narrated line without the small print below it. */
const headOf = (line: string): string => line.split('\n')[0] ?? ''
