/**
 * The decks of a player with several decks, such as a Boss player: the numbers of cards in each deck and in
 * its graveyard.
 */
import type { SeatView } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { sortedEntries } from './sorted-entries.ts'

type Pile = Pick<SeatView, 'deck' | 'graveyard'>

export const pileLine = (name: string, { deck, graveyard }: Pile): string =>
  texts.boss.pile(texts.boss.decks[name] ?? name, deck, graveyard.length)

/** Returns all decks besides the first. */
export const otherPileLines = ({ decks = {} }: SeatView): string[] =>
  sortedEntries(decks).map(([name, pile]) => pileLine(name, pile))
