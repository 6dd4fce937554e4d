/** Buttons below a lobby, which shows every change at once, and those that end a raid early. */
import type { RaidCard, Rejected } from '../../table/contract.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import type { Desk, Visit } from '../desk.ts'
import { type Outcome, post, tell } from '../posts/post.ts'
import { lobbyPost } from './lobby.ts'

/** @param deck null for the active character with the deck that it has */
export async function sit(
  desk: Desk,
  { person }: Visit,
  raid: RaidCard,
  deck: string | null,
): Promise<Outcome> {
  const changed =
    deck === null
      ? await desk.table.joinAs(raid.id, person, null)
      : await desk.table.join(raid.id, person, deck)
  if (!('rejected' in changed) && raid.threadId) await desk.threads.invite(raid.threadId, person.id)
  return shown(changed)
}

export const leave = async ({ table }: Desk, { person }: Visit, raid: RaidCard): Promise<Outcome> =>
  shown(await table.leave(raid.id, person))

export const start = async ({ table }: Desk, { person }: Visit, raid: RaidCard): Promise<Outcome> =>
  shown(await table.start(raid.id, person))

const shown = (changed: RaidCard | Rejected): Outcome =>
  'rejected' in changed
    ? tell(changed.rejected)
    : { how: 'change', post: forEverybody(() => lobbyPost(changed)) }

export async function concede(desk: Desk, { person }: Visit, raid: RaidCard, seat: number): Promise<Outcome> {
  return done(await desk.table.concede(raid.id, person, seat), texts.reply.conceded)
}

export async function abandon(desk: Desk, { person }: Visit, raid: RaidCard): Promise<Outcome> {
  return done(await desk.table.abandon(raid.id, person), texts.reply.abandoned)
}

const done = (result: object | Rejected, said: string): Outcome => ({
  how: 'change',
  post: post({ content: 'rejected' in result ? result.rejected : said }),
})
