/** Renders public lines about answers that the autopilot gave. */
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'

type Answered = Pick<NewsAnnouncement, 'ordered'>

/**
 * Returns a line with the players for whom the autopilot has passed by an instruction to pass until some event; no
 * line if there are none. Other instructions are not mentioned, because they don't concern other players.
 */
export function automaticPassLines({ ordered = [] }: Answered, names: SeatNames): string[] {
  const seats = new Set(
    ordered.flatMap(({ seat, order: instruction }) => (instruction === 'until' ? [seat] : [])),
  )
  return seats.size > 0 ? [texts.autopilot.passedByOrder([...seats].map((seat) => names.seat(seat)))] : []
}
