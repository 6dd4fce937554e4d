/** Sends the companion's news to its thread. Each announcement of the outbox becomes a message, once. */
import type { WarDelivery } from '../../table/sending/outbox.ts'
import type { WarCard, WarLook, WarNews } from '../../table/war/contract.ts'
import { inLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { Sending } from '../delivery/delivery.ts'
import { asHindrance, explainHindrance, HinderedError } from '../delivery/hindered.ts'
import { type MessageHome, type MessagePlace, patchMessage, sendHome } from '../delivery/messages.ts'
import { post } from '../message-parts/post.ts'
import { bodyWithFiles } from '../message-parts/wire.ts'
import { buttonsOf, newsPost, statusPost } from './posts.ts'

/**
 * Sends an announcement. A deleted thread is replaced and an archived one reactivated. If something else
 * prevents sending, the person who opened the game gets an explanation.
 */
export async function deliverWar(sending: Sending, news: WarNews, to: WarDelivery): Promise<string | null> {
  to.war.threadId ??= await sending.coming.of(to.war.id)
  const look = await sending.table.war.look(to.war.id)
  if (!look) return null
  const spoken = await sending.spoken.ofGuild(to.war.guildId)
  const before = await to.lastMessage()
  const taken = await takenBack(sending, look, news)
  const id = await inLanguage(spoken, () =>
    sendHome(sending, homeOf(sending, to.war, look), to, newsPost(look, news, taken)).catch(
      async (thrown: unknown) => {
        const error = asHindrance(thrown)
        if (error instanceof HinderedError) await explainHindrance(sending, to.war, to, error)
        throw error
      },
    ),
  )
  const channelId = to.war.threadId ?? to.channelId
  if (before !== null && before !== id) await bare(sending, { channelId, id: before })
  return id
}

/** The announced move that a vote would take back. */
async function takenBack(
  { table }: Sending,
  { war, undoes }: WarLook,
  news: WarNews,
): Promise<WarNews | null> {
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
async function bare(sending: Sending, place: MessagePlace): Promise<void> {
  await patchMessage(sending, place, bodyWithFiles([], { components: [] })).catch((error: unknown) => {
    sending.log.debug({ err: error, messageId: place.id }, 'an older message keeps its buttons')
  })
}

const homeOf = ({ table }: Sending, war: WarCard, look: WarLook): MessageHome => ({
  code: war.code,
  channelId: war.channelId,
  place: () => war.threadId,
  lobby: () => statusPost(look),
  threadName: () => texts.war.status.thread(war.code),
  plain: (pings) =>
    post({ content: texts.war.unshowable, components: buttonsOf(war.code, 'status', 'log'), pings }),
  setThread: async (threadId) => {
    await table.war.setThread(war.id, threadId)
    war.threadId = threadId // for the next announcements of this batch
  },
})
