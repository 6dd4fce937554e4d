/** Splits the lines of a table into cells, and reads cards from them. */
import { countInCell } from './counts.ts'
import { type CardWithoutCount, findCardByName, findSetCode, separateNameAndPrinting } from './names.ts'
import { LIST_LIMITS, type ListedCard } from './types.ts'

export const CELL_SEPARATORS = ['\t', ';', ',', '|'] as const

/** Splits a line into cells. A cell in quotes may contain the separator, and quotes that are doubled. */
export function splitCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at)
    if (letter === '"' && quoted && line[at + 1] === '"') cell += line.charAt(at++)
    else if (letter === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (letter === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

/** The most cells that are read of a line without column headings. */
const MOST_CELLS = 12

/**
 * Reads a card whose count and name are in two cells: "Rend;4", "4,Rend,CD2". If several cells are counts, the first
 * is used.
 */
export function cardFromCells(line: string): ListedCard | null {
  for (const separator of CELL_SEPARATORS) {
    if (!line.includes(separator)) continue
    const cells = splitCells(line, separator).slice(0, MOST_CELLS)
    const copies = cells.map(countInCell).find((count) => count !== null)
    const named = copies === undefined ? null : firstNamed(cells)
    if (copies !== undefined && named) return { copies, ...named }
  }
  return null
}

function firstNamed(cells: readonly string[]): CardWithoutCount | null {
  for (const cell of cells) {
    const named = cell === '' ? null : findCardByName(cell)
    if (named) return { ...setIn(cells), ...named }
  }
  return null
}

function setIn(cells: readonly string[]): Pick<CardWithoutCount, 'set'> {
  const set = cells.map(findSetCode).find((code) => code !== null && code !== '')
  return set ? { set } : {}
}

/** Reads a line with a count in one cell and an unknown name beside it. */
export function unknownCardFromCells(line: string): ListedCard | null {
  for (const separator of CELL_SEPARATORS) {
    if (!line.includes(separator)) continue
    const cells = splitCells(line, separator)
    const copies = cells
      .slice(0, 2)
      .map(countInCell)
      .find((count) => count !== null)
    const name = cells.find((cell) => countInCell(cell) === null && /\p{L}/u.test(cell))
    if (copies !== undefined && name !== undefined && name.length <= LIST_LIMITS.name)
      return { copies, ...separateNameAndPrinting(name) }
  }
  return null
}
