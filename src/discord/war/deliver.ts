/** Sends the companion's news to its thread, once: what the outbox hands us becomes a message. */
import type { WarDelivery } from '../../table/outbox.ts'
import type { WarCard, WarLook, WarNews } from '../../table/war/contract.ts'
import { inLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { post } from '../posts/post.ts'
import { explain, Hindered, named } from '../sending/hindered.ts'
import { type Home, sendHome } from '../sending/messages.ts'
import type { Sending } from '../sending/sending.ts'
import { buttonsOf, newsPost, statusPost } from './posts.ts'

/** A thread that was deleted is opened anew, one that rests is woken; who has opened the game hears what hinders us. */
export async function deliverWar(sending: Sending, news: WarNews, to: WarDelivery): Promise<string | null> {
  const look = await sending.table.war.look(to.war.id)
  if (!look) return null
  const spoken = await sending.spoken.ofGuild(to.war.guildId)
  return inLanguage(spoken, () =>
    sendHome(sending, homeOf(sending, to.war, look), to, newsPost(look, news)).catch(
      async (thrown: unknown) => {
        const error = named(thrown)
        if (error instanceof Hindered) await explain(sending, to.war, to, error)
        throw error
      },
    ),
  )
}

const homeOf = ({ table }: Sending, war: WarCard, look: WarLook): Home => ({
  code: war.code,
  channelId: war.channelId,
  place: () => war.threadId,
  lobby: () => statusPost(look),
  threadName: () => texts.war.status.thread(war.code),
  plain: (pings) =>
    post({ content: texts.war.unshowable, components: buttonsOf(war.code, 'status', 'log'), pings }),
  setThread: async (threadId) => {
    await table.war.setThread(war.id, threadId)
    war.threadId = threadId // for what follows in this batch
  },
})
