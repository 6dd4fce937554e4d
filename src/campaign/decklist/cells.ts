/** Cells of a table, and cards whose line is divided into cells. */
import { countOfCell } from './counts.ts'
import { type CardWithoutCount, namedCard, nameWithoutPrint, setCode } from './names.ts'
import { LIST_LIMITS, type ListedCard } from './rows.ts'

export const SEPARATORS = ['\t', ';', ',', '|'] as const

/** The cells of a line; one in quotes may hold the separator, and quotes doubled. */
export function cellsOf(line: string, separator: string): string[] {
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

/** Cells of a line without a heading that are read. */
const MOST_CELLS = 12

/** A card of which the count has a cell, and the name another: "Rend;4", "4,Rend,CD2". The first count is meant. */
export function cardInCells(line: string): ListedCard | null {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue
    const cells = cellsOf(line, separator).slice(0, MOST_CELLS)
    const copies = cells.map(countOfCell).find((count) => count !== null)
    const named = copies === undefined ? null : firstNamed(cells)
    if (copies !== undefined && named) return { copies, ...named }
  }
  return null
}

function firstNamed(cells: readonly string[]): CardWithoutCount | null {
  for (const cell of cells) {
    const named = cell === '' ? null : namedCard(cell)
    if (named) return { ...setIn(cells), ...named }
  }
  return null
}

function setIn(cells: readonly string[]): Pick<CardWithoutCount, 'set'> {
  const set = cells.map(setCode).find((code) => code !== null && code !== '')
  return set ? { set } : {}
}

/** An unknown name beside a cell that holds a count. */
export function unknownInCells(line: string): ListedCard | null {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue
    const cells = cellsOf(line, separator)
    const copies = cells
      .slice(0, 2)
      .map(countOfCell)
      .find((count) => count !== null)
    const name = cells.find((cell) => countOfCell(cell) === null && /\p{L}/u.test(cell))
    if (copies !== undefined && name !== undefined && name.length <= LIST_LIMITS.name)
      return { copies, ...nameWithoutPrint(name) }
  }
  return null
}
