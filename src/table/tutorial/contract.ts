/** A raid to learn in, for one person alone: it earns nothing, and is a raid like any other in all else. */
import type { Lesson } from '../../raids/tutorial/lessons.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'

export interface Tutorial {
  /** Somebody's that goes on in a guild. */
  find(guildId: string, personId: string): Promise<RaidCard | null>
  /** Begins in a thread that is theirs alone. Whatever they have begun before is given up. */
  begin(at: { guildId: string; threadId: string }, who: Person): Promise<RaidCard | Rejected>
  /** What of it the learner has done so far. */
  learned(raidId: string): Promise<Lesson[]>
}
