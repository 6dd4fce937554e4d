/** The decks of somebody who has several, as a Boss player has: how many cards are left, and how many in the graveyard. */
import type { SeatView } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { ordered } from './ordered.ts'

type Pile = Pick<SeatView, 'deck' | 'graveyard'>

export const pileLine = (name: string, { deck, graveyard }: Pile): string =>
  texts.boss.pile(texts.boss.decks[name] ?? name, deck, graveyard.length)

/** All besides the first. */
export const otherPiles = ({ decks = {} }: SeatView): string[] =>
  ordered(decks).map(([name, pile]) => pileLine(name, pile))
