/** What an undo takes back, in the words in which it was told. */
import type { Happening } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { narrate } from '../narrate/index.ts'
import type { SeatNames } from '../posts/names.ts'

/** So many lines say what it was about; the log has the rest. */
const MOST = 10

export function undoneLines(undone: Happening, names: SeatNames): string[] {
  const lines = narrate(undone, names).map(withoutMarks)
  const shown = lines.slice(0, MOST).map((line) => texts.undo.undone(line))
  return lines.length > MOST ? [...shown, texts.undo.undoneMore] : shown
}

/** Headlines and small print are plain lines in a quotation. */
const withoutMarks = (line: string): string => line.replace(/^(#+|-#) /, '')
