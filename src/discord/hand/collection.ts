/** Renders a player's collection: cards outside the game that a card may ask for. Only the owner sees it. */
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { truncateWithEllipsis } from '../message-parts/limits.ts'

/**
 * Lists the cards of the collection, each name once with its number of copies.
 * @returns nothing if the collection is empty
 */
export function collectionCardLines({ names, view, seat }: PlayerLook, most: number): string[] {
  const own = view?.seats.find((one) => one.seat === seat)
  const cards = own?.collection?.map(({ name }) => name) ?? []
  if (!own || cards.length === 0) return []
  const listed = [...new Set(cards)].sort().map((name) => {
    return texts.news.times(name, cards.filter((other) => other === name).length)
  })
  return [truncateWithEllipsis(texts.board.collection(names.seat(own.seat), listed), most)]
}
