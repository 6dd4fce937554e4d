/**
 * The words of cards' texts, for searches. The bot generates texts from data, which takes too long for thousands of
 * cards at once, so they are generated before a search, a few at a time.
 */
import { setImmediate } from 'node:timers/promises'
import type { CardId } from '../../engine/index.ts'
import { allCards } from '../index.ts'
import { nameKey } from '../printed-names/printed-names.ts'
import { cardTextLines } from '../text.ts'
import { readCompiledCardWithoutCache } from './compiled.ts'

const words = new Map<CardId, string>()

/** After this number of texts, which takes some milliseconds, other work gets its turn. */
const AT_ONCE = 10

/** Generates the texts of these cards that have none yet. */
export async function cacheSearchTexts(ids: Iterable<CardId>): Promise<void> {
  let generated = 0
  for (const id of ids) {
    if (words.has(id)) continue
    words.set(id, wordsOf(id))
    generated += 1
    if (generated % AT_ONCE === 0) await setImmediate()
  }
}

/**
 * Returns the words of a card's text in lower case, with a space before each; empty if the text wasn't generated yet.
 */
export const cachedSearchTextOfCard = (id: CardId): string => words.get(id) ?? ''

/** Returns the words of a card's text. The card isn't cached, because most cards of a search are never played. */
function wordsOf(id: CardId): string {
  const card = allCards.get(id) ?? readCompiledCardWithoutCache(id)
  return card ? cardTextLines(card).map(toSearchableText).join('') : ''
}

/** Returns the words of a text in lower case, with a space before each. */
export const toSearchableText = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map((word) => ` ${nameKey(word)}`)
    .join('')
