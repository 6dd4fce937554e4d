/** The events that an undo takes back, with the texts with which they were announced. */
import type { PublicEvents } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { narrate } from '../narrate/index.ts'

/** The maximum number of lines. The log contains the others. */
const MOST = 10

/** Returns the lines of what was taken back, marked so that nobody reads them as happening again. */
export const undoneLines = (undone: PublicEvents, names: SeatNames): string[] =>
  linesOf(undone, names, texts.undo.undone)

/** Returns the lines of what would be taken back if the table agrees. */
export const undoableLines = (about: PublicEvents, names: SeatNames): string[] =>
  linesOf(about, names, texts.undo.about)

function linesOf(happening: PublicEvents, names: SeatNames, shown: (line: string) => string): string[] {
  const lines = narrate(happening, names).flatMap((line) => line.split('\n').map(withoutMarks))
  const first = lines.slice(0, MOST).map(shown)
  return lines.length > MOST ? [...first, texts.undo.undoneMore] : first
}

/** Removes headings and small print, which a quotation can't contain. */
const withoutMarks = (line: string): string => line.replace(/^(#+|-#) /, '')
