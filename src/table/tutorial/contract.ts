/** The interface for lessons, which are raids for a single person without XP. */
import type { LessonName } from '../../raids/tutorial/lessons.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'

export interface TutorialService {
  /**
   * Finds a person's lesson in play in a guild: the one with this raid name, or with null the one that they played
   * last.
   */
  find(guildId: string, personId: string, lesson: string | null): Promise<RaidInfo | null>
  /** Returns the name of the first lesson that the person hasn't won yet; the first lesson if they have won all. */
  nextFor(guildId: string, personId: string): Promise<string>
  /** Returns why a person may begin no lesson now, or null if they may. */
  whyNot(personId: string): Promise<string | null>
  /** Begins a lesson in a private thread of the person. An earlier unfinished run of the same lesson is abandoned. */
  begin(at: { guildId: string; threadId: string }, who: Person, lesson: string): Promise<RaidInfo | Rejected>
  /** Returns the parts of a lesson that the person has done so far. */
  learned(raidId: string): Promise<LessonName[]>
}
