/** The dependencies of sending. */
import type { Logger } from 'pino'
import type { RaidCard, Table } from '../../table/contract.ts'
import type { Threads } from '../bot-context.ts'
import type { Translator } from '../languages/translator.ts'
import type { Studio } from '../pictures/studio.ts'
import type { Chat } from './chat.ts'
import type { ComingThreads } from './coming-threads.ts'
import type { DiscordClock } from './discord-clock.ts'
import type { Presence } from './presence.ts'
import type { RecentClicks } from './recent-clicks.ts'
import type { Requests } from './requests.ts'

export interface Sending {
  rest: Requests
  /** The clock with which Discord dates messages. */
  clock: Pick<DiscordClock, 'now'>
  table: Table
  threads: Threads
  coming: Pick<ComingThreads, 'of'>
  studio: Studio
  log: Logger
  /** The languages of messages. A public thread uses the language of its server. */
  spoken: Pick<Translator, 'ofGuild' | 'ofPerson'>
  /** Knows whether a question has been pushed out of sight. */
  chat: Pick<Chat, 'isPushed'>
  /** Knows which people look at a thread at the moment, so that they need no notification. */
  presence: Pick<Presence, 'isSpared' | 'noteNotified'>
  /** Tokens for changing messages without counting towards the limit. */
  clicks: Pick<RecentClicks, 'take' | 'on' | 'drop' | 'want'>
  /**
   * Updates open panels with the current question, first those of `called`. Never fails, and nothing waits
   * for it.
   */
  renew(raid: RaidCard, called?: readonly string[], hinted?: readonly string[]): void
}
