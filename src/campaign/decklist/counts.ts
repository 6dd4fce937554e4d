/** Reads the number of copies at the beginning or end of a line. */

export interface CountInLine {
  readonly copies: number
  readonly text: string
  readonly isBefore: boolean
  /** Whether the number is a count even if the rest of the line is no known card. */
  readonly isSure: boolean
}

const SIGN = /^[x×✕✖*]/i
const SIGN_AT_END = /[x×✕✖*]$/i
/**
 * Characters that can stand between a number and a name, besides the "x". Dots and closing brackets are excluded,
 * because "4." numbers a line.
 */
const GAP = /^[\s:=–—\]-]+/
const BEFORE = /^([([]?)[x×✕✖*]? ?(\d{1,3})(?!\d)([)\]]?)(?![.)\]])/i
const AFTER = /(?<![\d#])(\d{1,3}) ?[x×✕✖*]?[)\]]?$/i

/** Returns all ways to read a count in a line: "4 Rend", "4x Rend", "x4 Rend", "(4) Rend", "Rend x4", "Rend: 4". */
export const possibleCountsInLine = (line: string): CountInLine[] => [
  ...countsBefore(line),
  ...countsAfter(line),
]

function countsBefore(line: string): CountInLine[] {
  const [all = '', open = '', digits = '', close = ''] = BEFORE.exec(line) ?? []
  if (all === '' || (open === '') !== (close === '')) return []
  const rest = line.slice(all.length)
  const text = rest.replace(GAP, '')
  const unsigned = text.replace(SIGN, '')
  const isSigned = SIGN.test(text) && /^\s/.test(unsigned)
  const isSure = all === digits && (isSigned || /^\s/.test(rest))
  return withCopies(digits, true, [
    { text, isSure: isSure && !isSigned },
    { text: unsigned.replace(GAP, ''), isSure: isSure && isSigned },
  ])
}

function countsAfter(line: string): CountInLine[] {
  const found = AFTER.exec(line)
  if (!found) return []
  const text = line.slice(0, found.index).trimEnd()
  const unsigned = text.replace(SIGN_AT_END, '')
  const isSure = unsigned !== text && /\s$/.test(unsigned) && line.endsWith(found[1] ?? '')
  return withCopies(found[1], false, [
    { text, isSure: false },
    { text: unsigned.trimEnd(), isSure },
  ])
}

type Uncounted = Pick<CountInLine, 'text' | 'isSure'>

const withCopies = (
  digits: string | undefined,
  isBefore: boolean,
  [one, other]: readonly [Uncounted, Uncounted],
): CountInLine[] =>
  [one, ...(other.text === one.text ? [] : [other])]
    .filter(({ text }) => text !== '')
    .map((read) => ({ ...read, copies: Number(digits), isBefore }))

/** Returns the count in a cell that contains only a count ("4", "4x", "x4", "4.0"); null for another cell. */
export function countInCell(cell: string): number | null {
  const digits = /^[x×]? ?(\d{1,3})(?:[.,]0+)? ?[x×]?$/i.exec(cell)?.[1]
  return digits === undefined ? null : Number(digits)
}
