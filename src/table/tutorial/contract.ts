/** Raids to learn in, for one person alone: they earn nothing, and are raids like any other in all else. */
import type { Lesson } from '../../raids/tutorial/lessons.ts'
import type { Person, RaidCard, Rejected } from '../contract.ts'

export interface Tutorial {
  /** Somebody's that goes on in a guild: this lesson, by the name of its raid, or whichever they played last. */
  find(guildId: string, personId: string, lesson: string | null): Promise<RaidCard | null>
  /** The first lesson that they haven't won yet; the first of all after the last. */
  nextFor(guildId: string, personId: string): Promise<string>
  /** Returns why a person may begin no lesson now, or null if they may. */
  whyNot(personId: string): Promise<string | null>
  /** Begins a lesson in a thread that is theirs alone. The same one that they have begun before is given up. */
  begin(at: { guildId: string; threadId: string }, who: Person, lesson: string): Promise<RaidCard | Rejected>
  /** What of it the learner has done so far. */
  learned(raidId: string): Promise<Lesson[]>
}
