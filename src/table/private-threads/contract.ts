/**
 * The interface for private threads. Each player who wants one gets a thread that shows their hand, panel and
 * questions in one message.
 */
import type { Person } from '../model/person.ts'

export interface PrivateThread {
  person: Person
  /** Whether the person has a seat in the raid and wants a thread. */
  isWanted: boolean
  /**
   * Whether the thread could not be created, or somebody has deleted it. The bot doesn't create another until the
   * person asks for one.
   */
  isGivenUp: boolean
  threadId: string | null
  messageId: string | null
}

/** The private threads of a raid on Discord. */
export interface PrivateThreadService {
  /** Returns the threads of all people who want one or have one in a raid. */
  of(raidId: string): Promise<PrivateThread[]>
  /** Whether a person has fewer private threads than the operator allows. */
  mayOpen(personId: string): Promise<boolean>
  /**
   * Queues an update of each private thread of a raid, in the topic of the thread's owner, so that the raid doesn't
   * wait for it.
   */
  queue(raidId: string): Promise<void>
  opened(raidId: string, personId: string, threadId: string): Promise<void>
  /**
   * Records that people can read a thread. If it is somebody's private thread, they have seen the cards of that
   * person's side.
   */
  readBy(threadId: string, people: readonly string[]): Promise<void>
  shown(raidId: string, personId: string, messageId: string): Promise<void>
  giveUp(raidId: string, personId: string): Promise<void>
  closed(raidId: string, personId: string): Promise<void>
}
