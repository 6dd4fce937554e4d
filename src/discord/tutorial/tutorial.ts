/** `/tutorial`: beginning a lesson, continuing it, and showing the coach's choice. */
import { LESSON_RAIDS, lessonNumber } from '../../raids/tutorial/tutorial.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { lackingIn } from '../connection/permissions.ts'
import { type Desk, lookAs, type Visit } from '../desk.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { shownPost } from './coach.ts'

const t = texts.tutorial

interface Wish {
  /** The lesson from 1; null for the current one, or the next. */
  lesson: number | null
  /** Whether the current lesson is given up and begun again. */
  anew: boolean
}

export async function learnToRaid(desk: Desk, visit: Visit, { lesson, anew }: Wish): Promise<Outcome> {
  const { guildId, person } = visit
  const wanted = lesson === null ? null : (LESSON_RAIDS[lesson - 1] ?? null)
  const open = await desk.table.tutorial.find(guildId, person.id, wanted)
  if (!open || anew) {
    const again = open && lessonNumber(open.raid) !== null ? open.raid : null
    return begin(desk, visit, wanted ?? again ?? (await desk.table.tutorial.nextFor(guildId, person.id)))
  }
  if (open.threadId) await desk.threads.invite(open.threadId, person.id)
  return tell(`${t.goesOn(`<#${open.threadId}>`)} ${t.orAnew}`)
}

async function begin(desk: Desk, visit: Visit, lesson: string): Promise<Outcome> {
  const { guildId, person, mine } = visit
  const channelId = await channelFor(desk, visit)
  if (channelId === null) return tell(t.inThread)
  const lacks = lackingIn(mine, channelId, 'tutorial')
  if (lacks !== null) return tell(lacks)
  const whyNot = await desk.table.tutorial.whyNot(person.id)
  if (whyNot !== null) return tell(whyNot)
  const title = t.threadTitle(t.lessonNames[(lessonNumber(lesson) ?? 1) - 1] ?? t.title)
  const threadId = await desk.threads.openPrivate(channelId, title)
  if (threadId === null) return tell(t.noThread)
  await desk.threads.invite(threadId, person.id)
  const raid = await desk.table.tutorial.begin({ guildId, threadId }, person, lesson)
  return tell('rejected' in raid ? raid.rejected : t.begun(`<#${threadId}>`))
}

/** The channel for a lesson's thread. In a thread it is the thread's parent channel. */
async function channelFor({ threads }: Desk, { isThread, channelId }: Visit): Promise<string | null> {
  return isThread ? threads.parentOf(channelId) : channelId
}

export async function showMe(desk: Desk, { person }: Visit, raid: RaidCard): Promise<Outcome> {
  const [look, learned] = await Promise.all([
    lookAs(desk, raid, person),
    desk.table.tutorial.learned(raid.id),
  ])
  return { how: 'tell', post: shownPost(look, learned) }
}
