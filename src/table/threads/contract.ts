/** A private thread for whoever wants one: all of a raid that is theirs, in one message that is kept up to date. */
import type { Person } from '../contract.ts'

export interface OwnThread {
  person: Person
  /** They sit in the raid and want it. */
  isWanted: boolean
  /** It could not be made, or somebody has deleted it: it is not tried again until they ask for it anew. */
  isGivenUp: boolean
  threadId: string | null
  messageId: string | null
}

/** The private threads of a raid on Discord. */
export interface OwnThreads {
  /** The threads of all who want one or have one in this raid. */
  of(raidId: string): Promise<OwnThread[]>
  /** Whether a person has fewer of them than the operator allows. */
  mayOpen(personId: string): Promise<boolean>
  /** Has each of them brought up to date, in the queue of its owner: the raid doesn't wait for that. */
  queue(raidId: string): Promise<void>
  opened(raidId: string, personId: string, threadId: string): Promise<void>
  /** These people can read a thread. If it is somebody's private one, they have seen the cards of that person's side. */
  readBy(threadId: string, people: readonly string[]): Promise<void>
  shown(raidId: string, personId: string, messageId: string): Promise<void>
  giveUp(raidId: string, personId: string): Promise<void>
  closed(raidId: string, personId: string): Promise<void>
}
