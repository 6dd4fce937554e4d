/** Renders the events that an undo takes back, and finds the news in which they were announced. */
import { isDeepStrictEqual } from 'node:util'
import type { NewsAnnouncement, PublicEvents } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { narrateNews } from '../narrate/index.ts'

/** The maximum number of lines. The log contains the others. */
const MOST = 10

/** Returns lines about events that an undo took back, marked so that nobody reads them as happening again. */
export const linesOfUndoneEvents = (undone: PublicEvents, names: SeatNames): string[] =>
  linesOf(undone, names, texts.undo.undone)

/** Returns lines about the events that an undo would take back if the table agrees. */
export const linesOfProposedUndo = (about: PublicEvents, names: SeatNames): string[] =>
  linesOf(about, names, texts.undo.about)

/** Returns lines about events that an undo took back, struck out and without small print. */
export const struckOutLinesOfUndoneEvents = (undone: PublicEvents, names: SeatNames): string[] =>
  narrateNews(undone, names).map((line) => strikeOut(line.split('\n')[0] ?? ''))

function linesOf(happening: PublicEvents, names: SeatNames, shown: (line: string) => string): string[] {
  const lines = narrateNews(happening, names).flatMap((line) => line.split('\n').map(withoutMarks))
  const first = lines.slice(0, MOST).map(shown)
  return lines.length > MOST ? [...first, texts.undo.undoneMore] : first
}

/** Removes headings and small print, which a quotation can't contain. */
const withoutMarks = (line: string): string => line.replace(/^(#+|-#) /, '')

/** Strikes out a line of news and its small print. Marks of quotations, headings and small print stay. */
export const strikeOut = (line: string): string =>
  line
    .split('\n')
    .map((one) => {
      const mark = /^(?:> )?(?:(?:#+|-#) )?/.exec(one)?.[0] ?? ''
      return `${mark}${texts.undo.struck(one.slice(mark.length))}`
    })
    .join('\n')

interface TakenBack {
  /** News of which all events were taken back. */
  readonly struck: ReadonlySet<NewsAnnouncement>
  /** For each undo, the events that it took back and that are in none of the given news. */
  readonly elsewhere: ReadonlyMap<NewsAnnouncement, PublicEvents>
}

/** Finds out which news were taken back by an undo after them. */
export function findTakenBackNews(news: readonly NewsAnnouncement[]): TakenBack {
  const struck = new Set<NewsAnnouncement>()
  const elsewhere = new Map<NewsAnnouncement, PublicEvents>()
  for (const [at, one] of news.entries()) {
    if (!one.undone) continue
    const { events, objects } = one.undone
    let end = events.length
    for (const before of news.slice(0, at).reverse()) {
      if (before.undone || before.events.length === 0 || struck.has(before)) continue
      const begin = end - before.events.length
      if (begin < 0 || !isDeepStrictEqual(events.slice(begin, end), before.events)) break
      struck.add(before)
      end = begin
    }
    elsewhere.set(one, { events: events.slice(0, end), objects })
  }
  return { struck, elsewhere }
}
