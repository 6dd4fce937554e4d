/** The cards that a line names. */
import { printedName } from '../../cards/known-names/known-names.ts'
import { cardInCells, unknownInCells } from './cells.ts'
import { type CountInLine, countsIn } from './counts.ts'
import { type CardWithoutCount, namedCard, nameWithoutPrint, printIn } from './names.ts'
import { LIST_LIMITS, type ListedCard } from './rows.ts'

/** The cards of a line that names printed cards and nothing else; null for another line. */
export function knownCards(line: string): ListedCard[] | null {
  const card = knownCard(line)
  return card ? [card] : severalCards(line)
}

/** A number can be part of a name, such as "Kickback 5000". */
function knownCard(line: string): ListedCard | null {
  const name = line.length <= LIST_LIMITS.name ? printedName(line) : null
  if (name !== null) return { copies: 1, name }
  const counts = countsIn(line)
  const card =
    countedCard(counts, namedCard) ??
    cardBehindPrint(line) ??
    cardInCells(line) ??
    countedCard(
      counts.filter(({ isBefore }) => isBefore),
      namedBeforeRemark,
    )
  if (card) return card
  const named = namedCard(line)
  return named && { copies: 1, ...named }
}

/** "[HoA] 4 Rend" */
function cardBehindPrint(line: string): ListedCard | null {
  const found = /^[([]([^)\]]{1,40})[)\]] (?=\d)/.exec(line)
  const print = found && printIn(found[1] ?? '')
  const card = print && countedCard(countsIn(line.slice(found[0].length)), namedCard)
  return card && { ...(print.set === undefined ? {} : print), ...card }
}

function countedCard(
  counts: readonly CountInLine[],
  nameIn: (text: string) => CardWithoutCount | null,
): ListedCard | null {
  for (const { copies, text } of counts) {
    const named = nameIn(text)
    if (named) return { copies, ...named }
  }
  return null
}

/** "Rend - the best of all", "Rend // for the dragons": a remark begins behind one of these. */
const REMARK = /\t| (?:[-–—|;#]|\/\/|--) |, ?/g
/** The separators of a line that are tried. */
const MOST_REMARKS = 4

/** The card with the longest name before a remark; null where there is none. Behind a comma only a print can stand. */
export function namedBeforeRemark(text: string): CardWithoutCount | null {
  if (text.length > LIST_LIMITS.line) return null
  for (const { 0: sign, index } of [...text.matchAll(REMARK)].slice(0, MOST_REMARKS).reverse()) {
    const print = printIn(text.slice(index + sign.length))
    const named = sign.startsWith(',') && !print ? null : namedCard(text.slice(0, index))
    if (named) return { ...(print?.set === undefined ? {} : print), ...named }
  }
  return null
}

const BETWEEN_CARDS = [',', ';', '\t', '|', '/', '•', ' + ']

/** "Gurzak of Orgrimmar, 4 Rend, 2 Execute": several cards, one or more with counts. */
function severalCards(line: string): ListedCard[] | null {
  for (const sign of BETWEEN_CARDS) {
    const parts = line.includes(sign) ? line.split(sign).filter((part) => part.trim() !== '') : []
    if (parts.length < 2 || parts.length > MOST_PARTS) continue
    const cards = eachOf(parts, (part) => partOf(part.trim()))
    if (cards?.some((_, at) => countsIn(parts[at] ?? '').length > 0)) return cards
  }
  return null
}

const MOST_PARTS = 40

/** A hero has no count. */
function partOf(part: string): ListedCard | null {
  const name = part.length <= LIST_LIMITS.name ? printedName(part) : null
  return name === null ? countedCard(countsIn(part), namedCard) : { copies: 1, name }
}

/** Stops at the first that is null. */
function eachOf<T, R>(all: readonly T[], read: (one: T) => R | null): R[] | null {
  const found: R[] = []
  for (const one of all) {
    const result = read(one)
    if (result === null) return null
    found.push(result)
  }
  return found
}

export interface UnknownLine {
  readonly card: ListedCard
  readonly isCounted: boolean
}

/** The card of a line whose name no printed card has; null where nothing in it can be a name. */
export function unknownCard(line: string): UnknownLine | null {
  const inCells = unknownInCells(line)
  const counted = inCells ? null : countsIn(line).find(({ isSure }) => isSure)
  const card = inCells ?? {
    copies: counted?.copies ?? 1,
    ...nameWithoutPrint(counted?.text ?? line),
  }
  if (card.copies < 1 || card.name.length > LIST_LIMITS.name || !/\p{L}/u.test(card.name)) return null
  return { card, isCounted: Boolean(inCells ?? counted) }
}
