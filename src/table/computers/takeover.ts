/**
 * Begins and ends takeovers, in which the computer plays for an absent person. A takeover is an instruction of the
 * autopilot, and the only one of its seat. It ends when the player acts.
 */
import type { Seat } from '../../engine/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { instructionsOfSeat, saveInstructions } from '../autopilot/apply-instructions.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { type TakeoverInstruction, takeoverInstructionOfSeat } from './takeover-instruction.ts'

type Places = LockedGame['places']

/** Returns the seats that the computer plays for absent people. */
export const seatsTakenOverByComputer = (places: Places): Seat[] =>
  places.flatMap((place, seat) => (takeoverInstructionOfSeat(place) ? [seat] : []))

/** Whether a person is still in the game who plays their own seat. */
export const isAnyPersonPlaying = ({ raid, game, places }: LockedGame): boolean =>
  raid.seats.some(
    ({ person, seat }) =>
      !isComputerPlayer(person) &&
      game.players[seat]?.out !== true &&
      !takeoverInstructionOfSeat(places[seat]),
  )

/** The giver of the seat (the player, the table or the clock), and the hours of the time limit if it is the clock. */
type Begun = Pick<TakeoverInstruction, 'by' | 'hours'>

/** Lets the computer play for an absent person, and announces it. The seat's other instructions end. */
export async function beginTakeover(playing: LockedGame, seat: Seat, begun: Begun): Promise<void> {
  const { raid, game, places, writes } = playing
  const [place, there] = [places[seat], raid.seats[seat]]
  if (!place || !there) throw new Error(`raid ${raid.code} has no seat ${seat}`)
  const { next } = instructionsOfSeat(place)
  const instruction: TakeoverInstruction = { id: next, kind: 'computer', ...begun, turn: game.turn.number }
  await saveInstructions(playing, seat, { next: next + 1, list: [instruction] })
  askAgain(playing, seat)
  await writes.announce(raid, [{ kind: 'takeover', seat, person: there.person, by: begun.by }])
}

/**
 * Removes the time limit from a takeover that the clock began. Called after the first answer, which is logged as an
 * answer of the clock.
 */
export async function removeTimeLimitFromTakeover(playing: LockedGame, seat: Seat): Promise<void> {
  const place = playing.places[seat]
  if (!place || takeoverInstructionOfSeat(place)?.hours === undefined) return
  const { next, list } = instructionsOfSeat(place)
  const noted = list.map((one) => (one.kind === 'computer' ? { ...one, hours: undefined } : one))
  await saveInstructions(playing, seat, { next, list: noted })
}

/**
 * Lets an open question of the seat be announced again, because the computer has to answer it now instead of the
 * player, or the player instead of the computer.
 */
function askAgain(playing: LockedGame, seat: Seat): void {
  if (playing.game.decision?.seat === seat) playing.announced = null
}

/**
 * Ends the takeover of a seat, and announces it. Does nothing if the player of the seat plays it.
 * @returns whether there was a takeover
 */
export async function endTakeover(playing: LockedGame, seat: Seat, why: 'acted' | 'alone'): Promise<boolean> {
  const { raid, places, writes } = playing
  const [place, there] = [places[seat], raid.seats[seat]]
  if (!place || !there || !takeoverInstructionOfSeat(place)) return false
  const { next, list } = instructionsOfSeat(place)
  await saveInstructions(playing, seat, { next, list: list.filter(({ kind }) => kind !== 'computer') })
  askAgain(playing, seat)
  await writes.announce(raid, [{ kind: 'takeoverEnded', seat, person: there.person, why }])
  return true
}

/** Ends the takeover of all seats of a person, because they have acted. @returns whether there was one */
export async function endTakeoversOfPerson(playing: LockedGame, { id }: Person): Promise<boolean> {
  let ended = false
  for (const { seat } of seatsOfPerson(playing.raid, id))
    ended = (await endTakeover(playing, seat, 'acted')) || ended
  return ended
}
