/** A raid is played to its end with the card data that it began with. */
import { allCards, cardsHash } from '../cards/index.ts'
import { type Game, registerCards } from '../engine/index.ts'
import { pinCards, readCards } from '../store/cards.ts'
import type { Tx } from '../store/open.ts'
import { cardsFrom } from './stored/reading.ts'
import { Unreadable } from './stored/unreadable.ts'

const presentCards = [...allCards.values()]

/** Keeps the present card data. @returns the key of its row */
export const pinPresentCards = (tx: Tx): Promise<string> => pinCards(tx, presentCards)

/** What this process has lent to the engine. */
const lent = new Set([cardsHash])

/**
 * Lends the engine the cards that a game was begun with, unless it has them.
 * @param key of the row, as `pinPresentCards` returned it
 * @throws Unreadable also when the row is missing
 */
export async function lendCards(tx: Tx, game: Pick<Game, 'cards'>, key: string | null): Promise<void> {
  if (lent.has(game.cards)) return
  const stored = key === null ? null : await readCards(tx, key)
  if (stored === null) throw new Unreadable('broken', `its card data ${game.cards} are not in the database`)
  registerCards(game.cards, new Map(cardsFrom(stored).map((card) => [card.id, card])))
  lent.add(game.cards)
}
