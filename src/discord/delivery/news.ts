/**
 * Events in lines: the complete record that stays in the thread, and the few lines that a question quotes.
 */
import type { Announcement, RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { automaticAnswerLines } from '../autopilot/news.ts'
import { fitLines, LIMITS, pages } from '../message-parts/limits.ts'
import { type SeatNames, seatNames } from '../message-parts/names.ts'
import { type Post, post } from '../message-parts/post.ts'
import { narrateInBlocks } from '../narrate/index.ts'
import { undoneLines } from '../undo/news.ts'

export type News = Extract<Announcement, { kind: 'news' }>

/** The maximum length of the embed for events that don't fit into the message's text. */
const OVERFLOW = 4000

/** @returns null if there is nothing to report */
export function newsPost(raid: RaidCard, news: readonly News[]): Post | null {
  const names = seatNames(raid)
  const lines = news.flatMap((one) => withUndone(one, names, linesOf(one, names)))
  if (lines.length === 0) return null
  const [content = '', ...rest] = pages(lines, LIMITS.content)
  return post({
    content,
    embeds: rest.length > 0 ? [{ description: fitLines(rest, OVERFLOW, texts.news.more) }] : [],
  })
}

/** Adds the lines that an undo took back, below the line that announces the undo. */
function withUndone({ undone }: News, names: SeatNames, lines: readonly string[]): readonly string[] {
  if (!undone) return lines
  const [first, ...rest] = lines
  return [...(first === undefined ? [] : [first]), ...undoneLines(undone, names), ...rest]
}

function linesOf(news: News, names: SeatNames): string[] {
  const told = narrateInBlocks(news, names)
  return told.length > 0 ? [...automaticAnswerLines(news, names), ...told] : []
}

/** The number of newest lines that a question quotes. */
const QUOTED = 4

/**
 * Returns the newest lines. After an undo, these are only the lines since then, because the lines before it may be what
 * was taken back.
 */
export function latestLines(raid: RaidCard, news: readonly News[]): string[] {
  const undo = news.findLastIndex(({ undone }) => undone !== undefined)
  const names = seatNames(raid)
  const lines = news.slice(Math.max(0, undo)).flatMap((one) => linesOf(one, names))
  const left = lines.length - QUOTED
  return [...(left > 0 ? [texts.news.before(left)] : []), ...lines.slice(-QUOTED)]
}
