/** Finds the cards that one line of a list names. */
import { printedSpelling } from '../../cards/printed-names/spelling.ts'
import { cardFromCells, unknownCardFromCells } from './cells.ts'
import { type CountInLine, possibleCountsInLine } from './counts.ts'
import { type CardWithoutCount, findCardByName, printingInNote, separateNameAndPrinting } from './names.ts'
import { LIST_LIMITS, type ListedCard } from './types.ts'

/** Returns the cards of a line that contains only printed cards and counts; null for another line. */
export function cardsInLine(line: string): ListedCard[] | null {
  const card = knownCard(line)
  return card ? [card] : severalCards(line)
}

/** Reads a line with one card. A number can be part of a name, such as "Kickback 5000". */
function knownCard(line: string): ListedCard | null {
  const name = line.length <= LIST_LIMITS.name ? printedSpelling(line) : null
  if (name !== null) return { copies: 1, name }
  const counts = possibleCountsInLine(line)
  const card =
    countedCard(counts, findCardByName) ??
    cardBehindPrint(line) ??
    cardFromCells(line) ??
    countedCard(
      counts.filter(({ isBefore }) => isBefore),
      cardBeforeRemark,
    )
  if (card) return card
  const named = findCardByName(line)
  return named && { copies: 1, ...named }
}

/** Reads a line with the set first: "[HoA] 4 Rend". */
function cardBehindPrint(line: string): ListedCard | null {
  const found = /^[([]([^)\]]{1,40})[)\]] (?=\d)/.exec(line)
  const print = found && printingInNote(found[1] ?? '')
  const card = print && countedCard(possibleCountsInLine(line.slice(found[0].length)), findCardByName)
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

/** The signs before a remark: "Rend - the best of all", "Rend // for the dragons". */
const REMARK = /\t| (?:[-–—|;#]|\/\/|--) |, ?/g
/** The most signs of a line after which a remark is tried. */
const MOST_REMARKS = 4

/**
 * Returns the card with the longest name before a remark; null if there is none. After a comma only a set and number
 * can follow.
 */
export function cardBeforeRemark(text: string): CardWithoutCount | null {
  if (text.length > LIST_LIMITS.line) return null
  for (const { 0: sign, index } of [...text.matchAll(REMARK)].slice(0, MOST_REMARKS).reverse()) {
    const print = printingInNote(text.slice(index + sign.length))
    const named = sign.startsWith(',') && !print ? null : findCardByName(text.slice(0, index))
    if (named) return { ...(print?.set === undefined ? {} : print), ...named }
  }
  return null
}

const BETWEEN_CARDS = [',', ';', '\t', '|', '/', '•', ' + ']

/** Reads several cards in one line, at least one with a count: "Gurzak of Orgrimmar, 4 Rend, 2 Execute". */
function severalCards(line: string): ListedCard[] | null {
  for (const sign of BETWEEN_CARDS) {
    const parts = line.includes(sign) ? line.split(sign).filter((part) => part.trim() !== '') : []
    if (parts.length < 2 || parts.length > MOST_PARTS) continue
    const cards = eachOf(parts, (part) => partOf(part.trim()))
    if (cards?.some((_, at) => possibleCountsInLine(parts[at] ?? '').length > 0)) return cards
  }
  return null
}

const MOST_PARTS = 40

/** Reads one part of a line with several cards. A hero has no count. */
function partOf(part: string): ListedCard | null {
  const name = part.length <= LIST_LIMITS.name ? printedSpelling(part) : null
  return name === null ? countedCard(possibleCountsInLine(part), findCardByName) : { copies: 1, name }
}

/** Maps all elements; returns null as soon as one result is null. */
function eachOf<T, R>(all: readonly T[], read: (one: T) => R | null): R[] | null {
  const found: R[] = []
  for (const one of all) {
    const result = read(one)
    if (result === null) return null
    found.push(result)
  }
  return found
}

export interface UnknownCardInLine {
  readonly card: ListedCard
  readonly isCounted: boolean
}

/** Returns the name in a line that no printed card has; null if no part of the line can be a name. */
export function unknownCardInLine(line: string): UnknownCardInLine | null {
  const inCells = unknownCardFromCells(line)
  const counted = inCells ? null : possibleCountsInLine(line).find(({ isSure }) => isSure)
  const card = inCells ?? {
    copies: counted?.copies ?? 1,
    ...separateNameAndPrinting(counted?.text ?? line),
  }
  if (card.copies < 1 || card.name.length > LIST_LIMITS.name || !/\p{L}/u.test(card.name)) return null
  return { card, isCounted: Boolean(inCells ?? counted) }
}
