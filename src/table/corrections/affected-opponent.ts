/** Finds corrections by which a person who plays would decide for a player of the other side. */
import type { GameCorrection, Seat } from '../../engine/index.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { SeatInfo } from '../model/raid.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'

type Table = Pick<LockedGame, 'raid' | 'game'>

/**
 * Returns the seat of the other side for which a person's correction would decide; null if there is none, or the
 * computer plays the seat.
 */
export function opponentAffectedByCorrection(
  table: Table,
  by: Person,
  change: GameCorrection,
): SeatInfo | null {
  const { raid, game } = table
  const place = raid.seats[seatIn(table, change) ?? -1]
  const sideOf = (seat: Seat) => game.players[seat]?.side
  const isOpposed = seatsOfPerson(raid, by.id).some(
    ({ seat }) => place && sideOf(seat) !== sideOf(place.seat),
  )
  return place && isOpposed ? place : null
}

function seatIn({ game }: Table, change: GameCorrection): Seat | undefined {
  if (change.kind === 'kick') return change.player
  return change.kind === 'answer' ? game.decision?.seat : undefined
}
