/** The events that an undo takes back, with the texts with which they were announced. */
import type { Happening } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { narrate } from '../narrate/index.ts'
import type { SeatNames } from '../posts/names.ts'

/** The maximum number of lines. The log contains the others. */
const MOST = 10

export function undoneLines(undone: Happening, names: SeatNames): string[] {
  const lines = narrate(undone, names).map(withoutMarks)
  const shown = lines.slice(0, MOST).map((line) => texts.undo.undone(line))
  return lines.length > MOST ? [...shown, texts.undo.undoneMore] : shown
}

/** Removes headings and small print, which a quotation can't contain. */
const withoutMarks = (line: string): string => line.replace(/^(#+|-#) /, '')
