/** Measures difficulties of raids one after the other, and keeps a file of `src/raids` with their figures. */
import { writeFileSync } from 'node:fs'
import { allMeasuredRaids, type MeasuredRaid, measurementKey } from '../src/raids/measured-raids.ts'

/** The difficulties to measure: all, those of one raid, or one; with one number of raiders or all. */
interface DifficultyFilter {
  readonly raid?: string | undefined
  readonly mode?: string | undefined
  readonly raiders?: string | undefined
}

interface FiguresFile<Figure> {
  readonly file: string
  /** The file's text before the rows. */
  readonly head: string
  /** The figures by `measurementKey`. */
  readonly figures: Readonly<Record<string, Figure>>
  /** Formats a figure for its row in the file. */
  readonly row: (figure: Figure) => string
}

/** Returns the selected difficulties, in the order of the raids. */
export const selectedDifficulties = ({ raid, mode, raiders }: DifficultyFilter): MeasuredRaid[] =>
  allMeasuredRaids.filter(
    (one) =>
      (raid ?? one.raid) === one.raid &&
      (mode ?? one.mode) === one.mode &&
      (raiders === undefined || Number(raiders) === one.raiders),
  )

/** Writes the figures in the order of the raids. */
export function writeFiguresFile<Figure>({ file, head, figures, row }: FiguresFile<Figure>): void {
  const rows = allMeasuredRaids.flatMap((one) => {
    const known = figures[measurementKey(one)]
    return known ? [`  '${measurementKey(one)}': ${row(known)},`] : []
  })
  writeFileSync(new URL(`../src/raids/${file}`, import.meta.url), `${head}${rows.join('\n')}\n}\n`)
}

/** Returns a function that replaces one of the figures of earlier runs and writes the file. */
export function openFiguresFile<Figure>(earlier: FiguresFile<Figure>) {
  const figures = { ...earlier.figures }
  return (which: MeasuredRaid, figure: Figure): void => {
    figures[measurementKey(which)] = figure
    writeFiguresFile({ ...earlier, figures })
  }
}
