/** A player's collection: cards outside the game that a card may ask for. Only the owner sees it. */
import { texts } from '../../texts/texts.ts'
import type { Seen } from '../desk.ts'
import { clip } from '../posts/limits.ts'
import { seatNames } from '../posts/names.ts'

/**
 * Lists the cards of the collection, each name once with its number.
 * @returns nothing if the collection is empty
 */
export function collectionLine({ raid, view, seat }: Seen, most: number): string[] {
  const own = view?.seats.find((one) => one.seat === seat)
  const names = own?.collection?.map(({ name }) => name) ?? []
  if (!own || names.length === 0) return []
  const listed = [...new Set(names)].sort().map((name) => {
    return texts.news.times(name, names.filter((other) => other === name).length)
  })
  return [clip(texts.board.collection(seatNames(raid).seat(own.seat), listed), most)]
}
