/** What sending works with. */
import type { Logger } from 'pino'
import type { RaidCard, Table } from '../../table/contract.ts'
import type { Threads } from '../desk.ts'
import type { Translator } from '../languages/translator.ts'
import type { Studio } from '../pictures/studio.ts'
import type { Chat } from './chat.ts'
import type { ComingThreads } from './coming-threads.ts'
import type { DiscordClock } from './discord-clock.ts'
import type { RecentClicks } from './recent-clicks.ts'
import type { Requests } from './requests.ts'

export interface Sending {
  rest: Requests
  /** The clock by which Discord dates messages. */
  clock: Pick<DiscordClock, 'now'>
  table: Table
  threads: Threads
  coming: Pick<ComingThreads, 'of'>
  studio: Studio
  log: Logger
  /** A thread is for everybody, so it speaks the language of its server. */
  spoken: Pick<Translator, 'ofGuild' | 'ofPerson'>
  /** What has pushed a question out of sight. */
  chat: Pick<Chat, 'isPushed'>
  /** By which messages are changed outside of that limit. */
  clicks: Pick<RecentClicks, 'take' | 'on' | 'drop' | 'want'>
  /** Panels that people have open show what is asked now, first of who is called. Never fails, and nothing waits for it. */
  renew(raid: RaidCard, called?: readonly string[]): void
}
