/** `/tutorial`: beginning the raid to learn in, coming back to it, and being shown what to do. */
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { lackingIn } from '../connection/permissions.ts'
import { type Desk, lookAs, type Visit } from '../desk.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { shownPost } from './coach.ts'

const t = texts.tutorial

/** @param anew gives up the one that is on */
export async function learnToRaid(desk: Desk, visit: Visit, anew: boolean): Promise<Outcome> {
  const { guildId, person } = visit
  const open = await desk.table.tutorial.find(guildId, person.id)
  if (!open || anew) return begin(desk, visit)
  if (open.threadId) await desk.threads.invite(open.threadId, person.id)
  return tell(`${t.goesOn(`<#${open.threadId}>`)} ${t.orAnew}`)
}

async function begin(desk: Desk, { guildId, channelId, person, isThread, mine }: Visit): Promise<Outcome> {
  if (isThread) return tell(t.inThread)
  const lacks = lackingIn(mine, channelId, 'tutorial')
  if (lacks !== null) return tell(lacks)
  const threadId = await desk.threads.openPrivate(channelId, t.title)
  if (threadId === null) return tell(t.noThread)
  await desk.threads.invite(threadId, person.id)
  const raid = await desk.table.tutorial.begin({ guildId, threadId }, person)
  return tell('rejected' in raid ? raid.rejected : t.begun(`<#${threadId}>`))
}

export async function showMe(desk: Desk, { person }: Visit, raid: RaidCard): Promise<Outcome> {
  const [look, learned] = await Promise.all([
    lookAs(desk, raid, person),
    desk.table.tutorial.learned(raid.id),
  ])
  return { how: 'tell', post: shownPost(look, learned) }
}
