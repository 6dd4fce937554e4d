/** The interface for absent players: actions that are due at certain times, and actions of the other players. */

import type { Seat } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'
import type { DueAction } from './timetable.ts'

export type { AbsenceNews, AnswerOnBehalf } from '../model/announcement.ts'
export type { DueAction } from './timetable.ts'

export interface AbsenceService {
  /**
   * Returns the due actions about absent players of all raids, the earliest first. Any process may execute them
   * with `attend`.
   */
  due(now: Date): Promise<DueAction[]>
  /**
   * Executes a due action once. Does nothing if it was done before, or if the question was answered meanwhile.
   * @returns whether it was executed
   */
  attend(due: DueAction, now: Date): Promise<boolean>
  /** Passes for an absent friend, if the raid allows it. Only priority can be passed, not a forced choice. */
  passFor(
    raidId: string,
    by: Person,
    friend: AbsentFriend,
    interactionId?: string,
  ): Promise<PassForFriendResult | Rejected>
  /**
   * Gives a seat to another person, at the request of the leader or of the player in the seat. The newcomer has to
   * agree, and so has the player in the seat. If that player is absent, the other players vote instead. If the raid's
   * settings let friends pass for each other, a destroyed raider may take over an absent player's seat at once. The
   * character keeps its owner.
   */
  replace(raidId: string, by: Person, seat: Seat, newcomer: Person): Promise<ProposalResult | Rejected>
  /**
   * Lets the computer play the Boss from now on, or a raider until their player acts, at that player's request. If the
   * raid leader asks for it, the player has to agree. While they are absent the others vote, and the player's own vote
   * counts once they are back.
   */
  giveToComputer(raidId: string, by: Person, seat: Seat): Promise<ProposalResult | Rejected>
  /** Returns the name of the person who has taken over this person's seat, or null if they gave none away. */
  replacementOf(raidId: string, personId: string): Promise<UserText | null>
  /** Asks the open question of a sleeping raid again. Does nothing if nothing is asked. */
  wake(raidId: string, by: Person): Promise<RaidInfo | Rejected>
}

/**
 * The absent person for whom somebody passes. `decision` is the decision for which passing was offered; without it,
 * the current decision is meant.
 */
export interface AbsentFriend extends Person {
  decision?: number
}

export interface PassForFriendResult {
  friend: Person
  version: number
}
