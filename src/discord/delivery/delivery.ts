/** The services that sending announcements needs. */
import type { Logger } from 'pino'
import type { RaidInfo, Table } from '../../table/contract.ts'
import type { ThreadService } from '../bot-context.ts'
import type { LanguageResolver } from '../localization/language-resolver.ts'
import type { PictureRenderer } from '../pictures/picture-renderer.ts'
import type { DiscordClock } from './discord-clock.ts'
import type { MessagesBelowQuestion } from './messages-below.ts'
import type { PendingThreads } from './pending-threads.ts'
import type { ClickTokens } from './recent-clicks.ts'
import type { DiscordRequests } from './requests.ts'
import type { RecentThreadViewers } from './thread-viewers.ts'

export interface DeliveryContext {
  rest: DiscordRequests
  /** The clock with which Discord dates messages. */
  clock: Pick<DiscordClock, 'now'>
  table: Table
  threads: ThreadService
  pendingThreads: Pick<PendingThreads, 'of'>
  studio: PictureRenderer
  log: Logger
  /** The languages of messages. A public thread uses the language of its server. */
  languages: Pick<LanguageResolver, 'ofGuild' | 'ofPerson'>
  /** Knows whether a question has been pushed out of sight. */
  messagesBelow: Pick<MessagesBelowQuestion, 'isPushed'>
  /** Knows which people look at a thread at the moment, so that they need no notification. */
  viewers: Pick<RecentThreadViewers, 'needsNoNotification' | 'noteNotified'>
  /** Tokens for changing messages without counting towards the limit. */
  clicks: Pick<ClickTokens, 'take' | 'on' | 'drop' | 'want'>
  /**
   * Updates open panels with the current question. Never fails, and nothing waits for it.
   * @param called the ids of people who are asked, whose outdated panels are updated even if it isn't urgent
   * @param hinted the ids of people who have got a hint
   */
  updatePanels(raid: RaidInfo, called?: readonly string[], hinted?: readonly string[]): void
}
