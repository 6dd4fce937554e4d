/**
 * Reads decks of Magic Workstation (.mwDeck): "    4 [6] Rend {6}", "SB: 1 [6] Gurzak of Orgrimmar {6}". The brackets
 * contain the code of a set or the number of its block. Decks of games other than Magic have their heroes in the
 * sideboard.
 */
import { readEntriesUpToLimits } from './collect.ts'
import { unknownCardInLine } from './line.ts'
import { readRecognizedLine } from './list.ts'
import { entryOfCardName, type KnownOrUnknownCardEntry, printingInNote } from './names.ts'
import { LIST_LIMITS, type ListEntry, type ParsedDecklist } from './types.ts'

const CARD = /^(sb:)? ?(\d{1,3}) \[([^\]]{0,40})\] (\S.*)$/i

/**
 * Reads a deck of Magic Workstation. Returns null for a list of another format: such a deck begins with the program's
 * comment, or each of its lines has the form above.
 */
export function readMagicWorkstationDeck(lines: readonly string[]): ParsedDecklist | null {
  const isSigned = lines[0]?.startsWith('//') && lines[0].includes('Magic Workstation')
  const cards = lines.filter((line) => !isComment(line))
  if (!isSigned && (cards.length === 0 || !cards.every((line) => CARD.test(line)))) return null
  return readEntriesUpToLimits(lines.length, (at) => entryOf(lines[at] ?? ''))
}

const isComment = (line: string): boolean => line.startsWith('//')

function entryOf(line: string): ListEntry {
  if (isComment(line)) return { kind: 'comment' }
  if (line.length > LIST_LIMITS.line) return { kind: 'unread', words: line }
  const found = CARD.exec(line)
  if (!found) return readRecognizedLine(line) ?? { kind: 'unread', words: line }
  const card = cardOf(Number(found[2]), found[3] ?? '', found[4] ?? '')
  if (!card) return { kind: 'unread', words: line }
  return { ...card, zone: found[1] ? 'side' : 'deck' }
}

function cardOf(copies: number, block: string, text: string): KnownOrUnknownCardEntry | null {
  const name = text.replace(/ \{[^}]{0,40}\}$/, '')
  if (unknownCardInLine(name) === null || copies < 1) return null
  return entryOfCardName({ copies, ...withSet(printingInNote(block)?.set) }, name)
}

const withSet = (set: string | undefined) => (set === undefined ? {} : { set })
