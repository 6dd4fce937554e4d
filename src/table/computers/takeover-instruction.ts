/** The instruction of the autopilot by which the computer plays for an absent person. */
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import { instructionsOfSeat } from '../autopilot/apply-instructions.ts'
import type { InstructionOfKind } from '../model/instructions.ts'

export type TakeoverInstruction = InstructionOfKind<'computer'>

/** Returns the instruction by which the computer plays a seat; undefined if its player plays it. */
export const takeoverInstructionOfSeat = (
  place: SeatWithPlayer | undefined,
): TakeoverInstruction | undefined =>
  place && instructionsOfSeat(place).list.find((one) => one.kind === 'computer')
