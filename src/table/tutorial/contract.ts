/** Lesson raids for a single person. They earn nothing, and are otherwise raids like any other. */
import type { Lesson } from '../../raids/tutorial/lessons.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import type { Rejected } from '../model/rejection.ts'

export interface Tutorial {
  /** Finds a person's lesson in play in a guild: the one with this raid name, or the one that they played last. */
  find(guildId: string, personId: string, lesson: string | null): Promise<RaidInfo | null>
  /** The first lesson that the person hasn't won yet. After the last one it is the first again. */
  nextFor(guildId: string, personId: string): Promise<string>
  /** Returns why a person may begin no lesson now, or null if they may. */
  whyNot(personId: string): Promise<string | null>
  /** Begins a lesson in a thread that is theirs alone. An earlier unfinished run of the same lesson is given up. */
  begin(at: { guildId: string; threadId: string }, who: Person, lesson: string): Promise<RaidInfo | Rejected>
  /** The parts of the lesson that the person has done so far. */
  learned(raidId: string): Promise<Lesson[]>
}
