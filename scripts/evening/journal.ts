/** The events of an evening, in order, as plain data. All figures are counted from it alone. */
import type { HandPictureDevice } from '../../src/discord/pictures/hand/picture-sizes.ts'
import type { DecisionKind } from '../../src/engine/index.ts'

/** A question that a person has answered. */
export interface AnsweredQuestion {
  turn: number // 0: before the first turn
  person: string
  kind: DecisionKind
  /**
   * Whether the question asks for an act, not a response: in the person's own action phase, outside chain and combat.
   */
  isFree: boolean
  /** Whether the question continues its person's announcement in the same message. */
  continues: boolean
  /** The state of the last board in the thread when the question was open. */
  board: 'current' | 'stale' | 'none'
  /** The facts that the question's text lacks. */
  missing: string[]
  /** In a lesson: whether the coach is on the message with the answer. Null in a raid. */
  coach: boolean | null
  /** The most buttons on one message: on the question in the thread, or on the panel with the answer. */
  buttons: number
  text: string
  picks: string[]
}

/** A public message in the raid's thread. */
export interface ThreadPost {
  id: string
  /** The people whom it mentions so that Discord highlights it for them. */
  mentions: readonly string[]
  height: number // The height of the message on a phone, in CSS pixels.
}

/** The smallest letters of a hand on each device, in CSS pixels. */
export type HandLetterSizes = Readonly<Record<HandPictureDevice, number>>

export type JournalEntry =
  | { kind: 'asked'; question: AnsweredQuestion }
  | { kind: 'pressed'; person: string; clicks: number }
  | { kind: 'answered' } // The table has accepted a click or a command as an answer.
  | { kind: 'request'; isCounted: boolean }
  | { kind: 'hand'; letters: HandLetterSizes } // The sizes of the letters in the hand of a person who is asked.
  | { kind: 'posted' | 'changed'; post: ThreadPost }
  | { kind: 'deleted'; id: string }
  | { kind: 'ping'; person: string; id: string } // A person was notified; `id` is that of the message.

export interface JournalTurn {
  number: number
  seat: number
  isLairs: boolean
}

/** Requests by an interaction's token don't count towards Discord's limit for the bot. */
export const countsTowardsBotLimit = (path: string): boolean =>
  !/^\/(interactions\/\d+\/[^/]+\/callback|webhooks\/\d+\/[^/]+)/.test(path)
