/**
 * Creates and changes threads by requests without a cache. A missing permission is logged, and the person gets a
 * sentence.
 */
import {
  ChannelType,
  DiscordAPIError,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { OpenedThread, ThreadRefusalReason, ThreadService } from '../bot-context.ts'
import { isDiscordError } from '../delivery/discord-errors.ts'
import type { DiscordRequests } from '../delivery/requests.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'

/** The minutes without a message after which Discord archives a thread: a week. The next message reactivates it. */
const REST_MINUTES = 10_080
const NAME_LENGTH = 100
/** The assumed duration of a raid. Discord requires an end, and the real end isn't known. */
const EVENING_MS = 3 * 3_600_000

const STATUS = { begun: GuildScheduledEventStatus.Active, over: GuildScheduledEventStatus.Completed }

const made = z.object({ id: z.string() })
const inChannel = z.object({ parent_id: z.string().nullable() })
const ofKind = z.object({ type: z.number() })

/**
 * The types of channels that have messages and threads. A forum has only posts, and a voice channel has no threads.
 */
const WITH_THREADS: readonly number[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement]

const hasThreads = async (rest: DiscordRequests, channelId: string): Promise<boolean> =>
  WITH_THREADS.includes(ofKind.parse(await rest.get(Routes.channel(channelId))).type)

const opened = (answer: unknown): OpenedThread => ({ id: made.parse(answer).id, why: null })

const whyNot = (error: unknown): ThreadRefusalReason => {
  if (isWrongChannelKindError(error)) return 'kind'
  const isFull = isDiscordError(error, RESTJSONErrorCodes.MaximumActiveThreads)
  return isFull ? 'limit' : 'permission'
}

/** Whether Discord refused a request because the kind of channel doesn't have such threads or messages. */
export const isWrongChannelKindError = (error: unknown): boolean =>
  isDiscordError(error, RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType)

export function createThreadService(rest: DiscordRequests, log: Logger): ThreadService {
  return {
    async open({ channelId, id }, name) {
      const body = { name: truncateWithEllipsis(name, NAME_LENGTH), auto_archive_duration: REST_MINUTES }
      try {
        return opened(await rest.post(Routes.threads(channelId, id), { body }))
      } catch (error) {
        // The thread of a message has the same id as the message.
        if (isDiscordError(error, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) return { id, why: null }
        log.error({ err: error, channelId }, 'no thread could be opened')
        return { id: null, why: whyNot(error) }
      }
    },
    async openPrivate(channelId, name) {
      const type = ChannelType.PrivateThread
      const body = {
        name: truncateWithEllipsis(name, NAME_LENGTH),
        auto_archive_duration: REST_MINUTES,
        type,
        invitable: false,
      }
      try {
        return opened(await rest.post(Routes.threads(channelId), { body }))
      } catch (error) {
        log.error({ err: error, channelId }, 'no private thread could be opened')
        return { id: null, why: whyNot(error) }
      }
    },
    async invite(threadId, personId, words) {
      const content = truncateWithEllipsis(`<@${personId}> ${words}`, DISCORD_LIMITS.content)
      try {
        const body = { content, allowed_mentions: { parse: [], users: [personId] } }
        await rest.post(Routes.channelMessages(threadId), { body })
      } catch (error) {
        log.warn({ err: error, threadId }, 'a person could not be added to a thread')
      }
    },
    async has(threadId, personId) {
      try {
        await rest.get(Routes.threadMembers(threadId, personId))
        return true
      } catch (error) {
        const isGone = error instanceof DiscordAPIError && error.status === 404
        if (!isGone) log.warn({ err: error, threadId }, 'the members of a thread are unknown')
        return false
      }
    },
    async plan(guildId, { id, at, name, place }) {
      try {
        if (at === null) {
          if (id !== null) await rest.delete(Routes.guildScheduledEvent(guildId, id))
          return null
        }
        const body = {
          name: truncateWithEllipsis(name, NAME_LENGTH),
          privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
          entity_type: GuildScheduledEventEntityType.External,
          entity_metadata: { location: place },
          scheduled_start_time: at.toISOString(),
          scheduled_end_time: new Date(at.getTime() + EVENING_MS).toISOString(),
        }
        if (id !== null)
          return made.parse(await rest.patch(Routes.guildScheduledEvent(guildId, id), { body })).id
        return made.parse(await rest.post(Routes.guildScheduledEvents(guildId), { body })).id
      } catch (error) {
        log.warn({ err: error, guildId }, 'the event of a raid could not be created or changed')
        return null
      }
    },
    async mark(guildId, event, how) {
      const route = Routes.guildScheduledEvent(guildId, event)
      try {
        if (how === 'off') await rest.delete(route)
        else await rest.patch(route, { body: { status: STATUS[how] } })
      } catch (error) {
        log.warn({ err: error, guildId, how }, 'the status of a raid’s event was not updated')
      }
    },
    async parentOf(threadId) {
      try {
        const { parent_id } = inChannel.parse(await rest.get(Routes.channel(threadId)))
        return parent_id !== null && (await hasThreads(rest, parent_id)) ? parent_id : null
      } catch (error) {
        log.warn({ err: error, threadId }, 'the channel of a thread is unknown')
        return null
      }
    },
    async lock(threadId) {
      try {
        await rest.patch(Routes.channel(threadId), { body: { archived: true, locked: true } })
        return true
      } catch (error) {
        log.warn({ err: error, threadId }, 'a thread could not be locked')
        return false
      }
    },

    async say(channelId, content) {
      try {
        const body = {
          content: truncateWithEllipsis(content, DISCORD_LIMITS.content),
          allowed_mentions: { parse: [] },
        }
        await rest.post(Routes.channelMessages(channelId), { body })
        return true
      } catch (error) {
        log.warn({ err: error, channelId }, 'a line for moderators was not posted')
        return false
      }
    },

    async remove(threadId) {
      try {
        await rest.delete(Routes.channel(threadId))
      } catch (error) {
        log.warn({ err: error, threadId }, 'a thread could not be deleted')
      }
    },

    async archive(threadId) {
      try {
        await rest.patch(Routes.channel(threadId), { body: { archived: true } })
      } catch (error) {
        log.warn({ err: error, threadId }, 'a thread could not be archived')
      }
    },
  }
}
