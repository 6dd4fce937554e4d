/**
 * Reads decklists: typed lists, tables, and files of other programs. The content decides the format; each format has
 * a file in the folder `decklist`.
 */
import { normalizeListText, splitLines } from './decklist/clean.ts'
import { readCockatriceDeck } from './decklist/cockatrice.ts'
import { emptyDecklistWithFault } from './decklist/collect.ts'
import { readLackeyDeck } from './decklist/lackey.ts'
import { readListLines } from './decklist/list.ts'
import { readMagicWorkstationDeck } from './decklist/mws.ts'
import { readOctgnDeck } from './decklist/octgn.ts'
import { readTableOfCards } from './decklist/table.ts'
import { LIST_LIMITS, type ParsedDecklist } from './decklist/types.ts'
import { isDecklistFault, parseXml, unknownXmlFormatFault } from './decklist/xml.ts'

export type { DecklistFault, ListedCard, ParsedDecklist } from './decklist/types.ts'

export function readDecklist(text: string): ParsedDecklist {
  const begin = text
    .slice(0, 200)
    .replace(/^[\s\uFEFF`]+(?:xml\s+)?/, '')
    .toLowerCase()
  if (/^<(?:!doctype html|html)/.test(begin)) return emptyDecklistWithFault({ kind: 'webPage' })
  if (/^(?:\{|\[\s*[{"])/.test(begin)) return emptyDecklistWithFault({ kind: 'json' })
  return isXml(begin) ? readXml(text) : readLines(text)
}

/** Whether the text is XML. A list that only contains HTML tags is not. */
const isXml = (begin: string): boolean => /^<(?:\?xml|!doctype|!--|deck[\s>]|cockatrice_deck)/.test(begin)

/** Reads XML. A code fence and the byte order mark of UTF-8 may surround it. */
function readXml(text: string): ParsedDecklist {
  const root = parseXml(text.replaceAll('```xml', '').replaceAll('```', '').replaceAll('\uFEFF', ''))
  if (isDecklistFault(root)) return emptyDecklistWithFault(root)
  return (
    readOctgnDeck(root) ??
    readLackeyDeck(root) ??
    readCockatriceDeck(root) ??
    emptyDecklistWithFault(unknownXmlFormatFault(root))
  )
}

/** The first line of a table from Excel, which names the separator: "sep=;". */
const SEPARATOR_LINE = /^sep=.$/i

function readLines(text: string): ParsedDecklist {
  const all = splitLines(normalizeListText(text))
  const lines = all
    .slice(0, LIST_LIMITS.lines)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !SEPARATOR_LINE.test(line))
  const list = readMagicWorkstationDeck(lines) ?? readTableOfCards(lines) ?? readListLines(lines)
  return { ...list, unchecked: list.unchecked + Math.max(0, all.length - LIST_LIMITS.lines) }
}

type Written = readonly { copies: number; name: string }[]

/**
 * Writes a list that can be imported again. The cards stay in the given order. The collection follows under its
 * heading “Collection”.
 */
export const formatDecklist = (cards: Written, collection: Written = []): string =>
  [
    ...writtenLines(cards),
    ...(collection.length > 0 ? ['', 'Collection', ...writtenLines(collection)] : []),
  ].join('\n')

const writtenLines = (cards: Written): string[] => cards.map(({ copies, name }) => `${copies} ${name}`)
