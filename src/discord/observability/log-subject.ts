/** Tracks the subject of the current work, such as its raid, which `logging.ts` adds to every line of the log. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface LogSubject {
  interaction?: string
  user?: string
  command?: string
  customId?: string
  channel?: string
  raid?: string // The code of the raid.
  war?: string // The code of a game of the companion.
  version?: number
  decision?: number
  announcement?: string // The kind of the announcement.
}

const dealing = new AsyncLocalStorage<LogSubject>()

/** Returns the subject of the current work; empty if none was set. */
export const currentLogSubject = (): LogSubject => dealing.getStore() ?? {}

/** Runs the work, and adds this subject to everything that it logs. */
export const withLogSubject = <T>(what: LogSubject, work: () => T): T =>
  dealing.run({ ...currentLogSubject(), ...what }, work)

/** Adds details that become known during the work, such as the raid. */
export function addToLogSubject(more: LogSubject): void {
  Object.assign(currentLogSubject(), more)
}
