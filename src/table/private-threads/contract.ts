/**
 * A private thread for each player who wants one. It shows everything of a raid that is theirs, in one message that
 * is kept up to date.
 */
import type { Person } from '../model/person.ts'

export interface PrivateThread {
  person: Person
  /** Whether the person has a seat in the raid and wants a thread. */
  isWanted: boolean
  /**
   * Whether the thread could not be created, or somebody has deleted it. It isn't tried again until the person asks for
   * one again.
   */
  isGivenUp: boolean
  threadId: string | null
  messageId: string | null
}

/** The private threads of a raid on Discord. */
export interface PrivateThreads {
  /** The threads of all people who want one or have one in this raid. */
  of(raidId: string): Promise<PrivateThread[]>
  /** Whether a person has fewer of them than the operator allows. */
  mayOpen(personId: string): Promise<boolean>
  /** Queues an update of each thread, in its owner's topic, so that the raid doesn't wait for it. */
  queue(raidId: string): Promise<void>
  opened(raidId: string, personId: string, threadId: string): Promise<void>
  /**
   * Reports that these people can read a thread. If it is somebody's private one, they have seen the cards of that
   * person's side.
   */
  readBy(threadId: string, people: readonly string[]): Promise<void>
  shown(raidId: string, personId: string, messageId: string): Promise<void>
  giveUp(raidId: string, personId: string): Promise<void>
  closed(raidId: string, personId: string): Promise<void>
}
