/** What happened in an evening, in order, as plain data: figures are counted from it and from nothing else. */
import type { DecisionKind } from '../../src/engine/index.ts'

/** A question that somebody has answered. */
export interface Question {
  turn: number // 0: before the first
  person: string
  kind: DecisionKind
  /** In one's own action phase, with nothing going on: what one does, not whether one responds. */
  isFree: boolean
  /** It goes on in the same message with what its person has begun to announce. */
  continues: boolean
  /** The last board in the thread, as it was when the question was open. */
  board: 'current' | 'stale' | 'none'
  /** What its text doesn't tell of what it asks about. */
  missing: string[]
  text: string
  picks: string[]
}

/** A public message in the raid's thread. */
export interface Post {
  id: string
  /** Whom it names so that Discord marks it for them. */
  mentions: readonly string[]
  height: number // on a phone, in CSS pixels
}

export type Entry =
  | { kind: 'asked'; question: Question }
  | { kind: 'pressed'; person: string; clicks: number }
  | { kind: 'answered' } // a click, or a command, that the table has taken as an answer
  | { kind: 'request'; isCounted: boolean }
  | { kind: 'posted' | 'changed'; post: Post }
  | { kind: 'deleted'; id: string }
  | { kind: 'ping'; person: string; id: string } // of the message

export interface Turn {
  number: number
  seat: number
  isLairs: boolean
}

/** Requests by an interaction's token don't count towards Discord's limit for the bot. */
export const isCounted = (path: string): boolean =>
  !/^\/(interactions\/\d+\/[^/]+\/callback|webhooks\/\d+\/[^/]+)/.test(path)
