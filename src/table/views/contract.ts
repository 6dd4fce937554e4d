/** The types of what people see of a raid. */
import type { Seat, StopSetting, View } from '../../engine/index.ts'
import type { PlayAndAttackHindrances } from '../model/explanations.ts'
import type { AutoPassingSeat, Instruction } from '../model/instructions.ts'
import type { RaidInfo } from '../model/raid.ts'

/**
 * The raid that a person means in a channel or thread. `isOneOfSeveral` is true if they may have meant another raid
 * of the channel.
 */
export interface RaidInChannelOrThread {
  raid: RaidInfo | null
  isOneOfSeveral: boolean
}

export interface RaidLook {
  raid: RaidInfo
  view: View | null // The seat's view of the game; null in the lobby.
  seat: Seat | null
  explain: PlayAndAttackHindrances
  /** The seat's autopilot instructions. */
  instructions: Instruction[]
  /** Whether the seat is asked for the target of a text that it may decline. */
  optional?: boolean | undefined
  /** The windows in which the seat is asked for priority. */
  stops: StopSetting
  /** The players who pass automatically by their own instructions. */
  passing: AutoPassingSeat[]
  /** The time at which the raid began to wait for an answer. */
  since: Date | null
  /** The seats that have answered in advance in the open window. Only their players know the answers. */
  decided: Seat[]
}

/** A raid with an open question, as everybody sees it and as the asked person sees it. */
export interface QuestionLook {
  /** The public part of the raid. */
  table: RaidLook
  /** The view of the asked person. Only its public part may be shown to others. */
  asked: RaidLook
}
