/**
 * Published decklists, by the names of their cards, and how many of them the bot plays whole. Each list in
 * public-decks.txt begins with a line that says where it comes from.
 */
import { readFileSync } from 'node:fs'
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'

export interface PublicDeck {
  readonly source: string
  /** The names of its hero and its cards. */
  readonly names: readonly string[]
}

export const publicDecks = (): PublicDeck[] =>
  readFileSync(new URL('./public-decks.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [source = '', ...lines] = part.trim().split('\n')
      return { source, names: lines.map((line) => line.replace(/^(?:Hero:|\d+) /, '')) }
    })

/**
 * Counts the published decks, and those of which the bot plays every card. @param isAutomated whether the bot plays the
 * card with this name key
 */
export function countPlayableDecks(isAutomated: (key: string) => boolean): { whole: number; of: number } {
  const decks = publicDecks()
  const whole = decks.filter(({ names }) => names.map(nameKey).every(isAutomated))
  return { whole: whole.length, of: decks.length }
}
