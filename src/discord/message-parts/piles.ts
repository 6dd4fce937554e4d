/**
 * Renders the decks of a player who has several, such as a Boss player: the numbers of cards in each deck and its
 * graveyard.
 */
import type { SeatView } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { sortedEntries } from './sorted-entries.ts'

type Pile = Pick<SeatView, 'deck' | 'graveyard'>

export const deckCountsLine = (name: string, { deck, graveyard }: Pile): string =>
  texts.boss.pile(texts.boss.decks[name] ?? name, deck, graveyard.length)

/** Returns a line for each deck besides the main one. */
export const otherDeckCountsLines = ({ decks = {} }: SeatView): string[] =>
  sortedEntries(decks).map(([name, pile]) => deckCountsLine(name, pile))
