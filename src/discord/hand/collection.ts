/** What somebody owns outside of the game, where a card may ask for it: for its owner's eyes only. */
import { texts } from '../../texts/texts.ts'
import type { Seen } from '../desk.ts'
import { clip } from '../posts/limits.ts'
import { seatNames } from '../posts/names.ts'

/** Which cards may come from there, each once with its number. @returns nothing where there are none */
export function collectionLine({ raid, view, seat }: Seen, most: number): string[] {
  const own = view?.seats.find((one) => one.seat === seat)
  const names = own?.collection?.map(({ name }) => name) ?? []
  if (!own || names.length === 0) return []
  const listed = [...new Set(names)].sort().map((name) => {
    return texts.news.times(name, names.filter((other) => other === name).length)
  })
  return [clip(texts.board.collection(seatNames(raid).seat(own.seat), listed), most)]
}
