/** Handles `/tutorial`: begins and continues lessons, and shows the coach's choice. */
import { TUTORIAL_RAID_NAMES, tutorialNumber } from '../../raids/tutorial/tutorial.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource, PlayerLook } from '../bot-context.ts'
import { missingPermissionsText } from '../connection/permissions.ts'
import type { Click } from '../feature.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { moveStepReply } from '../raid-questions/panel-version.ts'
import { coachAdvicePost } from './coach.ts'
import { restartLessonButton } from './restart.ts'

const t = texts.tutorial

interface Wish {
  /** The lesson from 1; null for the current one, or the next. */
  lesson: number | null
  /** Whether the current lesson is given up and begun again. */
  anew: boolean
}

export async function startLesson(
  context: BotContext,
  source: InteractionSource,
  { lesson, anew }: Wish,
): Promise<Reply> {
  const { guildId, person } = source
  const wanted = lesson === null ? null : (TUTORIAL_RAID_NAMES[lesson - 1] ?? null)
  const open = await context.table.tutorial.find(guildId, person.id, wanted)
  if (!open || anew) {
    const next = wanted ?? open?.raid ?? (await context.table.tutorial.nextFor(guildId, person.id))
    return begin(context, source, next)
  }
  if (open.threadId && !(await context.threads.has(open.threadId, person.id)))
    await context.threads.invite(open.threadId, person.id, t.goesOnHere)
  return privateReply(t.goesOn(`<#${open.threadId}>`), {
    components: buttonRows(restartLessonButton(open)),
  })
}

async function begin(context: BotContext, source: InteractionSource, lesson: string): Promise<Reply> {
  const { guildId, person, mine } = source
  const channelId = await channelFor(context, source)
  if (channelId === null) return privateReply(t.inThread)
  const lacks = missingPermissionsText(mine, channelId, 'tutorial')
  if (lacks !== null) return privateReply(lacks)
  const whyNot = await context.table.tutorial.whyNot(person.id)
  if (whyNot !== null) return privateReply(whyNot)
  const title = t.threadTitle(t.lessonNames[tutorialNumber(lesson) - 1] ?? t.title)
  const { id: threadId, why } = await context.threads.openPrivate(channelId, title)
  if (threadId === null) return privateReply(t.noThread[why])
  const raid = await context.table.tutorial.begin({ guildId, threadId }, person, lesson)
  return privateReply('rejected' in raid ? raid.rejected : t.begun(`<#${threadId}>`))
}

/** Returns the channel for a lesson's thread. In a thread it is the thread's parent channel. */
async function channelFor(
  { threads }: BotContext,
  { isThread, channelId }: InteractionSource,
): Promise<string | null> {
  return isThread ? threads.parentOf(channelId) : channelId
}

/** Shows the coach's choice in the private message that was clicked. A click on a public message opens a new one. */
export const showAdvisedAnswer = (_: BotContext, click: Click, look: PlayerLook): Reply =>
  moveStepReply(click, coachAdvicePost(look))
