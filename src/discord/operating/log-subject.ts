/** What is being dealt with just now, so that every line of the log that concerns it says so: `logging.ts` asks. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface About {
  interaction?: string
  user?: string
  command?: string
  customId?: string
  channel?: string
  raid?: string // its code
  war?: string // the code of a game of the companion
  version?: number
  decision?: number
  announcement?: string // its kind
}

const dealing = new AsyncLocalStorage<About>()

/** What the work on hand is about; empty where nobody said. */
export const about = (): About => dealing.getStore() ?? {}

/** Everything that is logged on the way from here says this. */
export const concerning = <T>(what: About, work: () => T): T => dealing.run({ ...about(), ...what }, work)

/** It has turned out what it is about, such as of which raid. */
export function note(more: About): void {
  Object.assign(about(), more)
}
