/** The interface for autopilot instructions, by which the table passes, declines and orders triggers for players. */

import type { Seat, StopSetting } from '../../engine/index.ts'
import type { Instruction, PassEndCondition } from '../model/instructions.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'

export type { AnswerByInstruction, FollowUpAnswers, PlannedAttack } from '../model/instructions.ts'
export { type Instruction, PASS_END_CONDITIONS, type PassEndCondition } from '../model/instructions.ts'

/**
 * A request for a new instruction. Its subject is read from the current game. A request with a decision or a moment
 * (`View.window`) is refused once that has passed.
 */
export type InstructionRequest =
  | { kind: 'until'; until: PassEndCondition }
  | { kind: 'hold' }
  /** Chooses the windows in which the seat is asked for priority. The game itself stores the choice. */
  | { kind: 'stops'; stops: StopSetting }
  | { kind: 'brief' } // Passes on the player's own cards, and at the beginning and end of their turn.
  | { kind: 'computer' } // The computer plays for the seat until its player acts.
  /** Passes in the open window, or makes this move: pick, then target. */
  | { kind: 'ahead'; moment?: string; move?: string[] }
  /** Always passes on the topmost link. Old messages have `decision`. */
  | { kind: 'pass'; decision?: number; moment?: string }
  | { kind: 'first'; option: string; decision?: number } // Always puts this one of the waiting triggered effects first.
  | { kind: 'say'; answer: 'yes' | 'no'; decision?: number } // Always gives this answer to the card that asks now.

export interface AutopilotService {
  /**
   * Adds an instruction for a seat: the named one, otherwise this person's seat that is asked, otherwise their first.
   * It applies at once.
   */
  give(
    raidId: string,
    by: Person,
    request: InstructionRequest,
    seat?: Seat,
  ): Promise<CurrentInstructions | Rejected>
  /** Ends one instruction, or all of the seat's with null. Does nothing if it has already ended. */
  cancel(raidId: string, by: Person, id: number | null, seat?: Seat): Promise<CurrentInstructions | Rejected>
}

export interface CurrentInstructions {
  seat: Seat
  instructions: Instruction[] // The instructions that now apply to the seat.
}
