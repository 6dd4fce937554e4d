/** Views of a raid. */
import type { Seat, StopSetting, View } from '../../engine/index.ts'
import type { Explanations } from '../model/explanations.ts'
import type { AutoPass, Instruction } from '../model/instructions.ts'
import type { RaidInfo } from '../model/raid.ts'

/** The raid that is meant at a place. `isOneOfSeveral`: the person may have meant another raid of that channel. */
export interface RaidHere {
  raid: RaidInfo | null
  isOneOfSeveral: boolean
}

export interface RaidLook {
  raid: RaidInfo
  view: View | null // null in the lobby
  seat: Seat | null
  explain: Explanations
  /** The seat's autopilot instructions. */
  orders: Instruction[]
  /** Whether the seat is asked for the target of a text that it may decline. */
  optional?: boolean | undefined
  /** Where the seat is asked for priority. */
  stops: StopSetting
  /** The players who pass automatically by their own instructions. */
  passing: AutoPass[]
  /** When the raid began to wait for an answer. */
  since: Date | null
  /** The seats that have answered ahead in the open window. Only they know their answers. */
  decided: Seat[]
}

/** A question as everybody sees it, and as the asked person sees it. */
export interface QuestionLook {
  /** The public look. */
  table: RaidLook
  /** The look of the asked person. Only its public part may be shown to others. */
  asked: RaidLook
}
