/** The instruction of the autopilot by which the computer plays for an absent person. */
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import { instructionsOf } from '../autopilot/apply-instructions.ts'
import type { InstructionOf } from '../model/instructions.ts'

export type Takeover = InstructionOf<'computer'>

/** Returns the instruction by which the computer plays a seat; undefined if its player plays it. */
export const takeoverOf = (place: SeatWithPlayer | undefined): Takeover | undefined =>
  place && instructionsOf(place).list.find((one) => one.kind === 'computer')
