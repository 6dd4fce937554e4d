/** Sends the companion's news to its thread. Each announcement of the outbox becomes a message, once. */
import type { WarDeliveryDetails } from '../../table/sending/outbox.ts'
import type { WarAnnouncement, WarInfo, WarLook } from '../../table/war/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { DeliveryBlockedError, explainBlockedDelivery, toDeliveryBlockedError } from '../delivery/blocked.ts'
import type { DeliveryContext } from '../delivery/delivery.ts'
import {
  changeMessageByClickOrBot,
  type MessagePlace,
  type RecreatableThread,
  sendToThread,
} from '../delivery/messages.ts'
import { newPost } from '../message-parts/post.ts'
import { bodyWithFiles } from '../message-parts/wire.ts'
import { warButtonRows, warNewsPost, warStatusPost } from './posts.ts'

/**
 * Sends an announcement. A deleted thread is replaced and an archived one reactivated. If something else
 * prevents sending, the person who opened the game gets an explanation.
 */
export async function deliverWarAnnouncement(
  context: DeliveryContext,
  news: WarAnnouncement,
  to: WarDeliveryDetails,
): Promise<string | null> {
  to.war.threadId ??= await context.pendingThreads.of(to.war.id)
  const look = await context.table.war.look(to.war.id)
  if (!look) return null
  const spoken = await context.languages.ofGuild(to.war.guildId)
  const before = await to.lastMessage()
  const taken = await takenBack(context, look, news)
  const id = await runInLanguage(spoken, () =>
    sendToThread(context, threadTargetOf(context, to.war, look), to, warNewsPost(look, news, taken)).catch(
      async (thrown: unknown) => {
        const error = toDeliveryBlockedError(thrown)
        if (error instanceof DeliveryBlockedError) await explainBlockedDelivery(context, to.war, to, error)
        throw error
      },
    ),
  )
  const channelId = to.war.threadId ?? to.channelId
  if (before !== null && before !== id) await bare(context, { channelId, id: before })
  return id
}

/** Returns the announced move that a vote would take back. */
async function takenBack(
  { table }: DeliveryContext,
  { war, undoes }: WarLook,
  news: WarAnnouncement,
): Promise<WarAnnouncement | null> {
  const isAsked =
    news.seq === war.version && news.voted === 'asked' && (news.about?.kind ?? 'undo') === 'undo'
  if (!isAsked || undoes === null) return null
  return (await table.war.log(war.id, NOBODY)).find(({ seq }) => seq === undoes) ?? null
}

const NOBODY = { id: '', name: userText('') }

/**
 * Removes menus and buttons from an older message, so that only the newest one has them. If this fails it is
 * harmless, because outdated buttons are recognised.
 */
async function bare(context: DeliveryContext, place: MessagePlace): Promise<void> {
  await changeMessageByClickOrBot(context, place, bodyWithFiles([], { components: [] })).catch(
    (error: unknown) => {
      context.log.debug({ err: error, messageId: place.id }, 'an older message keeps its buttons')
    },
  )
}

const threadTargetOf = ({ table }: DeliveryContext, war: WarInfo, look: WarLook): RecreatableThread => ({
  code: war.code,
  channelId: war.channelId,
  place: () => war.threadId,
  lobby: () => warStatusPost(look),
  threadName: () => texts.war.status.thread(war.code),
  plain: (pings) =>
    newPost({ content: texts.war.unshowable, components: warButtonRows(war.code, 'status', 'log'), pings }),
  setThread: async (threadId) => {
    await table.war.setThread(war.id, threadId)
    war.threadId = threadId // The next announcements of this batch are sent to the new thread.
  },
})
