/** Public messages about autopilot instructions. */
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'

type Answered = Pick<NewsAnnouncement, 'ordered'>

/**
 * The players who were passed for, each once. Answers ahead and permanent instructions are not mentioned,
 * because they don't concern other players.
 */
export function automaticAnswerLines({ ordered = [] }: Answered, names: SeatNames): string[] {
  const seats = new Set(
    ordered.flatMap(({ seat, order: instruction }) => (instruction === 'until' ? [seat] : [])),
  )
  return seats.size > 0 ? [texts.autopilot.passedByOrder([...seats].map((seat) => names.seat(seat)))] : []
}
