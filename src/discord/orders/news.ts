/** What everybody is told of instructions. */
import type { Announcement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../posts/names.ts'

type News = Pick<Extract<Announcement, { kind: 'news' }>, 'ordered'>

/** Who was passed for, each once; what was said ahead, or always is, is nobody else's affair. */
export function orderedLines({ ordered = [] }: News, names: SeatNames): string[] {
  const seats = new Set(ordered.flatMap(({ seat, order }) => (order === 'until' ? [seat] : [])))
  return seats.size > 0 ? [texts.orders.passedByOrder([...seats].map((seat) => names.seat(seat)))] : []
}
