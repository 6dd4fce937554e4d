/** The interface for showing people their stored data, and for forgetting people. */
import type { Person } from '../model/person.ts'

export interface PrivacyService {
  /** Returns everything that is stored about a person, as plain JSON. It contains no hidden card of another player. */
  dataOf(personId: string): Promise<Record<string, unknown>>
  /** Returns the ids of a person's private threads on Discord, which the caller deletes there. */
  threadsOf(personId: string): Promise<string[]>
  /**
   * Deletes everything about a person. In raids that others remember a nameless player takes their place. In a raid
   * that is being played the computer plays their seat until the leader gives it to another person.
   * @returns whether anything was stored
   */
  forget(person: Pick<Person, 'id'>): Promise<boolean>
  /** Completes deletions that were interrupted. Any number of processes may do this. @returns the number of people */
  completeForgetting(): Promise<number>
}
