/** Measures difficulties of raids one after the other, and keeps a file of `src/raids` with their figures. */
import { writeFileSync } from 'node:fs'
import { difficultyKey } from '../src/raids/difficulty.ts'

/** The measured difficulties: all, those of one raid, or one. */
export interface Meant {
  readonly raid?: string | undefined
  readonly mode?: string | undefined
}

interface Raid {
  readonly name: string
  readonly modes: readonly string[]
}

interface Kept<Figure> {
  readonly file: string
  /** The file's text before the rows. */
  readonly head: string
  /** The figures of earlier runs, by `difficultyKey`. */
  readonly figures: Readonly<Record<string, Figure>>
  /** A figure in the file. */
  readonly row: (figure: Figure) => string
}

/** The meant difficulties, in the order of the raids. */
export const meantOf = (raids: readonly Raid[], { raid, mode }: Meant) =>
  idsOf(raids).filter((one) => (raid ?? one.raid) === one.raid && (mode ?? one.mode) === one.mode)

/** Replaces a figure in the file. @returns the function, which writes the file at each call */
export function keeping<Figure>(raids: readonly Raid[], { file, head, figures, row }: Kept<Figure>) {
  const all = new Map(Object.entries(figures))
  return (raid: string, mode: string, figure: Figure): void => {
    all.set(difficultyKey({ raid, mode }), figure)
    const rows = idsOf(raids).flatMap((one) => {
      const key = difficultyKey(one)
      const known = all.get(key)
      return known ? [`  '${key}': ${row(known)},`] : []
    })
    writeFileSync(new URL(`../src/raids/${file}`, import.meta.url), `${head}${rows.join('\n')}\n}\n`)
  }
}

const idsOf = (raids: readonly Raid[]) =>
  raids.flatMap(({ name: raid, modes }) => modes.map((mode) => ({ raid, mode })))
