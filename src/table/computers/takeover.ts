/**
 * The computer plays for an absent person. This is an instruction of the autopilot, the only one that the seat then
 * has. It ends when the player acts.
 */
import type { Seat } from '../../engine/index.ts'
import { isComputer } from '../../store/people/house.ts'
import { instructionsOf, saveInstructions } from '../autopilot/apply-instructions.ts'
import type { InstructionOf } from '../model/instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'

type Takeover = InstructionOf<'computer'>
type Places = LockedGame['places']

/** Returns the instruction by which the computer plays a seat; undefined if its player plays it. */
export const takeoverOf = (place: Places[number] | undefined): Takeover | undefined =>
  place && instructionsOf(place).list.find((one) => one.kind === 'computer')

/** Returns the seats that the computer plays for absent people. */
export const seatsTakenOver = (places: Places): Seat[] =>
  places.flatMap((place, seat) => (takeoverOf(place) ? [seat] : []))

/** Whether a person is still in the game who plays their own seat. */
export const hasAttendingPerson = ({ raid, game, places }: LockedGame): boolean =>
  raid.seats.some(
    ({ person, seat }) =>
      !isComputer(person) && game.players[seat]?.out !== true && !takeoverOf(places[seat]),
  )

/** Gives the instruction, and announces it. It ends the seat's other instructions. */
export async function beginTakeover(playing: LockedGame, seat: Seat, by: Takeover['by']): Promise<void> {
  const { raid, game, places, writes } = playing
  const [place, there] = [places[seat], raid.seats[seat]]
  if (!place || !there) throw new Error(`raid ${raid.code} has no seat ${seat}`)
  const { next } = instructionsOf(place)
  const instruction: Takeover = { id: next, kind: 'computer', by, turn: game.turn.number }
  await saveInstructions(playing, seat, { next: next + 1, list: [instruction] })
  askAgain(playing, seat)
  await writes.announce(raid, [{ kind: 'takeover', seat, person: there.person, by }])
}

/** An open question of the seat is now for the computer instead of its player, or the other way round. */
function askAgain(playing: LockedGame, seat: Seat): void {
  if (playing.game.decision?.seat === seat) playing.announced = null
}

/** Ends the takeover of a seat, and announces it. Does nothing if its player plays it. */
export async function endTakeover(playing: LockedGame, seat: Seat, why: 'acted' | 'alone'): Promise<boolean> {
  const { raid, places, writes } = playing
  const [place, there] = [places[seat], raid.seats[seat]]
  if (!place || !there || !takeoverOf(place)) return false
  const { next, list } = instructionsOf(place)
  await saveInstructions(playing, seat, { next, list: list.filter(({ kind }) => kind !== 'computer') })
  askAgain(playing, seat)
  await writes.announce(raid, [{ kind: 'takeoverEnded', seat, person: there.person, why }])
  return true
}

/** Ends the takeover of all seats of a person, because they have acted. @returns whether there was one */
export async function endTakeoversOf(playing: LockedGame, { id }: Person): Promise<boolean> {
  let ended = false
  for (const { seat } of seatsOfPerson(playing.raid, id))
    ended = (await endTakeover(playing, seat, 'acted')) || ended
  return ended
}
