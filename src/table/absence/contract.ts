/** Who is waited for and does not come: what the clock does about it, and what the others may. */

import type { DecisionKind, Seat } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'
import type { Proposed } from '../motions/contract.ts'
import type { Due } from './timetable.ts'

export type { Deed, Due } from './timetable.ts'

export interface Absence {
  /** What is due in all raids, the earliest first. It is done by `attend`, by whichever process. */
  due(now: Date): Promise<Due[]>
  /** Does it, once: whatever has been answered or done meanwhile makes it nothing. @returns whether it was done */
  attend(due: Due, now: Date): Promise<boolean>
  /** Passes for a friend who is absent, where the table allows it: priority only, nothing that the rules force. */
  passFor(raidId: string, by: Person, friend: Friend, interactionId?: string): Promise<Passed | Rejected>
  /**
   * Somebody else takes a seat, at the leader's wish or that of who sits there, once who sits there (or the table, when
   * they are absent) and the newcomer have agreed; who has fallen may take one themselves, at once, from somebody absent,
   * where friends may pass. The character stays whose it is.
   */
  replace(raidId: string, by: Person, seat: Seat, newcomer: Person): Promise<Proposed | Rejected>
  /**
   * The computer plays the Boss from now on, at the Boss player's wish. If the raid leader asks for it, the Boss player
   * has to agree. While they are absent the others vote, and the Boss player's own vote counts once they are back.
   */
  giveToComputer(raidId: string, by: Person, seat: Seat): Promise<Proposed | Rejected>
  /** The name of who has taken over somebody's seat; null when they gave none away. */
  heirOf(raidId: string, personId: string): Promise<UserText | null>
  /** Asks afresh in a raid that has been silent for long; does nothing where nothing is asked. */
  wake(raidId: string, by: Person): Promise<RaidCard | Rejected>
}

/** For whom, and what they were asked when that was offered; absent: what they are asked now. */
export interface Friend extends Person {
  decision?: number
}

export interface Passed {
  friend: Person
  version: number
}

/** What the clock, or a friend, has answered for somebody; told to all, and kept with the input. */
export type OnBehalf =
  | { kind: 'byDefault'; seat: Seat; person: Person; asked: DecisionKind; hours: number }
  | { kind: 'byFriend'; seat: Seat; person: Person; friend: Person }

/** What is announced about somebody who is waited for. `at` and the other moments are ISO 8601. */
export type AbsenceNews =
  | {
      kind: 'reminder'
      seat: Seat
      person: Person
      decision: number
      asked: DecisionKind
      nth: number
      isLast: boolean
      since: string
      at: string
      friendsPass: boolean
    }
  | {
      kind: 'warning'
      seat: Seat
      person: Person
      decision: number
      asked: DecisionKind
      at: string
      until: string
      /** In their quiet hours and on vacation nobody is pinged. */
      ping: boolean
    }
  | { kind: 'onBehalf'; version: number; how: OnBehalf }
  | { kind: 'replaced'; seat: Seat; from: Person; to: Person; by: Person; character: UserText }
  | { kind: 'computerPlays'; from: Person; by: Person } // the Boss, from now on
  | { kind: 'asleep'; since: string }
  | { kind: 'awake'; by: Person }
