/**
 * The live message of a raid: the question, the events since it was posted, and the current board. The next
 * question to the same player is asked in the same message. A question to another player is posted below, and
 * the old message becomes the record of the results. So nobody is mentioned twice in a row, and no mention
 * leads to a message without a question.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Decision, ObjectId, View } from '../../engine/index.ts'
import { isRaidWithLessons } from '../../raids/index.ts'
import { containsCorrection } from '../../table/announcing/announce.ts'
import type { NewsAnnouncement, PromptAnnouncement, QuestionLook, RaidLook } from '../../table/contract.ts'
import type { IncomingAttackPreview } from '../../table/preview/contract.ts'
import { bossPlayerSeatOf } from '../../table/raid-loading/raid-info.ts'
import type { DeliveryDetails, QuestionMessage } from '../../table/sending/outbox.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { boardEmbed } from '../board/embed.ts'
import { droppedCardPicture, PUBLIC_PICTURE_THEME, questionPicture } from '../board/picture.ts'
import { newPost, type Post, type PostFile } from '../message-parts/post.ts'
import { bodyWithFiles } from '../message-parts/wire.ts'
import { landedCardPictureContents } from '../pictures/dropped-card/contents.ts'
import { publicChoices } from '../raid-questions/options.ts'
import { type PlayerAlsoAsked, publicQuestionPost } from '../raid-questions/prompt.ts'
import { computerThinkingPost } from '../raid-questions/thinking.ts'
import { addCoachToQuestion } from '../tutorial/with-coach.ts'
import type { DeliveryContext } from './delivery.ts'
import { findSentQuestion } from './find-sent.ts'
import {
  changeMessageByClickOrBot,
  currentChannelIdOfRaid,
  isMessageRecentEnoughToEdit,
  type MessagePlace,
  sendToRaidThread,
  tryChangeMessage,
} from './messages.ts'
import { addMentionsToChangedPost, idsOfPeopleMentionedNeedlessly } from './needless-mentions.ts'
import { latestNewsLines, newsPost } from './news.ts'

/** An open question, with the public view and the look of the asked person. */
type Open = PromptAnnouncement & { view: View; asked: RaidLook }

/** Returns the open question of a prompt; null if it has already been answered. */
async function openNow(
  { table }: DeliveryContext,
  { raid }: DeliveryDetails,
  prompt: PromptAnnouncement,
): Promise<Open | null> {
  const { table: all, asked } = await lookAtPrompt(table, raid.id, prompt)
  const { view } = all
  return view?.waitingFor?.decision === prompt.decision ? { ...prompt, view, asked } : null
}

/**
 * Looks at the raid as everybody and as the asked player see it. For a computer player both are the public look,
 * because nobody may see its options.
 */
async function lookAtPrompt(
  table: DeliveryContext['table'],
  raidId: string,
  prompt: PromptAnnouncement,
): Promise<QuestionLook> {
  if (!prompt.thinking) return table.lookAtQuestion(raidId, prompt)
  const look = await table.look(raidId, null)
  return { table: look, asked: look }
}

/** The time that a question waits for the picture of its board. A later picture is attached afterwards. */
const PATIENCE_MS = 2_500

/**
 * Asks the current question.
 * @returns null if it has already been answered; then a later question follows, or the end
 */
export async function askQuestion(
  context: DeliveryContext,
  announced: PromptAnnouncement,
  to: DeliveryDetails,
): Promise<string | null> {
  const before = await to.asking()
  const prompt = await openNow(context, to, announced)
  const asked = prompt && (await questionOf(context, prompt, to, before?.news ?? []))
  if (!prompt || !asked) return strayed(context, to, before)
  const called = asked.pings.filter((id) => !calledBy(before, prompt).includes(id))
  if (
    before &&
    called.length === 0 &&
    isStanding(before) &&
    !context.messagesBelow.isPushed({ channelId: currentChannelIdOfRaid(to), id: before.messageId }) &&
    (await changeLive(
      context,
      to,
      before.messageId,
      prompt,
      addMentionsToChangedPost(asked, idsOfPeopleMentionedNeedlessly(before, prompt)),
    ))
  )
    return before.messageId
  const isNew = to.addedAtIfTriedBefore === null // The message may already be posted if an earlier attempt crashed.
  const record = before && recordOf(to, before, prompt)
  const changing = record && isNew ? changed(context, to, record) : null
  changing?.catch(() => {}) // It is awaited after the question is posted, if at all.
  const at = { raidId: to.raid.id, turn: prompt.view.turn.number, channelId: currentChannelIdOfRaid(to) }
  const pings = called.filter(
    (one) => !bossPlayerSeatOf(to.raid) || !context.viewers.needsNoNotification(at, one),
  )
  const id = await postLive(context, to, prompt, { ...asked, pings })
  context.viewers.noteNotified(at, pings)
  if (!record || record.id === id) return id
  if (!(await (changing ?? changed(context, to, record)))) await tellRecord(context, to, record)
  return id
}

/** A computer player's answer that takes longer than this is a pause, after which people are mentioned again. */
const UNNOTICED_THINKING_MS = 15_000

/**
 * A question that is delivered later than this after the answer before it, for example because the bot was stopped,
 * mentions people again. The person who answered may have left by then.
 */
const UNNOTICED_DELAY_MS = 60_000

/**
 * Returns the people whom the live message has already mentioned: the asked player, and those who were asked at the
 * same time. Short thinking of computer players in between changes nothing. A question that is asked again, because
 * somebody has woken the raid, mentions everybody again.
 */
function calledBy(before: QuestionMessage | null, now: PromptAnnouncement): string[] {
  if (now.since !== undefined && Date.now() - timeOf(now) > UNNOTICED_DELAY_MS) return []
  const last = before?.prompts.findLastIndex(({ thinking }) => !thinking) ?? -1
  const prompt = before?.prompts[last]
  if (!before || !prompt || prompt.decision === now.decision) return []
  const paused = before.prompts[last + 1]
  if (paused && timeOf(now) - timeOf(paused) > UNNOTICED_THINKING_MS) return []
  return [prompt, ...(prompt.also ?? [])].map(({ person }) => person.id)
}

const timeOf = ({ since }: PromptAnnouncement): number =>
  since === undefined ? 0 : new Date(since).getTime()

/**
 * Handles a question that was posted before a crash and answered before it was recorded. Its message is still the
 * live message of the raid.
 */
async function strayed(
  context: DeliveryContext,
  to: DeliveryDetails,
  before: QuestionMessage | null,
): Promise<string | null> {
  const id = await findSentQuestion(context, currentChannelIdOfRaid(to), to, to.raid.code)
  if (id !== null && before && before.messageId !== id) await turnQuestionIntoRecord(context, to, before)
  return id
}

/** Whether the message can still be edited and is visible. */
const isStanding = ({ isLast, postedAt }: QuestionMessage): boolean =>
  isLast && isMessageRecentEnoughToEdit(performance.now() - postedAt)

async function questionOf(
  context: DeliveryContext,
  prompt: Open,
  { raid }: DeliveryDetails,
  news: readonly NewsAnnouncement[],
): Promise<Post | null> {
  const { asked, ...open } = prompt
  if (prompt.thinking) return computerThinkingPost({ ...open, raid, happened: latestNewsLines(raid, news) })
  const { view, decided, instructions, stops, optional } = asked
  if (view?.decision?.id !== prompt.decision) return null
  const happened = latestNewsLines(raid, news)
  const fight = await fightIn(context, raid.id, view.decision)
  const others = await calledIn(context, raid.id, prompt)
  const about = { decision: view.decision, decided, happened, fight, instructions, stops, optional, others }
  const question = publicQuestionPost({ ...open, raid, ...about })
  return isRaidWithLessons(raid)
    ? addCoachToQuestion(question, { raid, view, learned: await context.table.tutorial.learned(raid.id) })
    : question
}

/**
 * Returns the questions of an attack to other players at the same time. Everybody can see who could protect, or
 * strike if nobody does.
 */
async function calledIn(
  { table }: DeliveryContext,
  raidId: string,
  prompt: Open,
): Promise<PlayerAlsoAsked[]> {
  const { view, also = [], passing = [] } = prompt
  if (view.waitingFor?.kind !== 'protect') return []
  const next = view.window?.next.filter((seat) => !passing.some((one) => one.seat === seat)) ?? []
  const open = await Promise.all(next.map((seat) => table.preview.movesOfSeatAskedLater(raidId, seat)))
  return next.flatMap((seat, n) => {
    const { decision, fight = null } = open[n] ?? {}
    const isAsked = decision?.kind === 'strike' || also.some((one) => one.seat === seat)
    return decision && isAsked ? [{ seat, decision, fight }] : []
  })
}

/** Returns the courses that a seat can choose with one click at a protect or strike point; null elsewhere. */
const fightIn = async (
  { table }: DeliveryContext,
  raidId: string,
  { kind, seat }: Decision,
): Promise<IncomingAttackPreview | null> =>
  kind === 'protect' || kind === 'strike' ? table.preview.fight(raidId, seat) : null

/**
 * Shows new events in the message of the open question, or in a separate message if that isn't possible.
 * @returns the id of the message that shows them
 */
export async function showNews(
  context: DeliveryContext,
  news: NewsAnnouncement,
  to: DeliveryDetails,
): Promise<string | null> {
  if (containsCorrection(news.events)) return tellCorrection(context, news, to)
  const landed = await landing(context, news, to)
  if (landed) return tellAlone(context, news, to, [landed])
  const asking = await to.asking()
  if (!asking) return tellAlone(context, news, to)
  if (await to.isFollowed()) return asking.messageId
  const prompt = await openNow(context, to, { ...asking.prompt, version: news.version })
  const now = prompt && (await questionOf(context, prompt, to, [...asking.news, news]))
  const asked = now && addMentionsToChangedPost(now, idsOfPeopleMentionedNeedlessly(asking, prompt))
  if (
    prompt &&
    asked &&
    isStanding(asking) &&
    (await changeLive(context, to, asking.messageId, prompt, asked))
  )
    return asking.messageId
  return tellAlone(context, news, to)
}

/**
 * Posts a correction as a separate message, which stays. The question above it is updated to the current
 * board.
 */
async function tellCorrection(
  context: DeliveryContext,
  news: NewsAnnouncement,
  to: DeliveryDetails,
): Promise<string | null> {
  const asking = await to.asking()
  const id = await tellAlone(context, news, to)
  if (!asking || !isStanding(asking) || (await to.isFollowed())) return id
  const prompt = await openNow(context, to, { ...asking.prompt, version: news.version })
  const asked = prompt && (await questionOf(context, prompt, to, asking.news))
  if (prompt && asked) await changeLive(context, to, asking.messageId, prompt, asked)
  return id
}

async function tellAlone(
  context: DeliveryContext,
  news: NewsAnnouncement,
  to: DeliveryDetails,
  files: readonly PostFile[] = [],
): Promise<string | null> {
  const words = newsPost(to.raid, [news])
  return words && sendToRaidThread(context, to, { ...words, files: [...files] })
}

/** Returns the picture of a drop, which stays with its message; null if nothing was dropped. */
async function landing(
  { studio }: DeliveryContext,
  { events }: NewsAnnouncement,
  { raid }: DeliveryDetails,
): Promise<PostFile | null> {
  const landed = events.find((event) => event.kind === 'scattered')
  const shown = landed ? landedCardPictureContents(raid, landed, PUBLIC_PICTURE_THEME) : null
  return shown && Promise.race([droppedCardPicture(studio, shown), sleep(PATIENCE_MS, null, { ref: false })])
}

/**
 * Turns an answered question into the record of the results. If the message was deleted, the record is posted
 * again.
 */
export async function turnQuestionIntoRecord(
  context: DeliveryContext,
  to: DeliveryDetails,
  asking: QuestionMessage,
  next: PromptAnnouncement | null = null,
): Promise<void> {
  const record = recordOf(to, asking, next)
  if (!(await changed(context, to, record))) await tellRecord(context, to, record)
}

interface Kept {
  readonly id: string
  /** The record as a separate message. */
  readonly alone: Post
  /** The record in the place of the question. */
  readonly there: Post
}

function recordOf({ raid }: DeliveryDetails, asking: QuestionMessage, next: PromptAnnouncement | null): Kept {
  const { messageId: id, prompt, news } = asking
  const alone = newsPost(raid, news) ?? newPost({ content: unseenAnswer(prompt, next) })
  return {
    id,
    alone,
    there: { ...addMentionsToChangedPost(alone, idsOfPeopleMentionedNeedlessly(asking, next)), files: [] },
  }
}

/**
 * Returns the text of an answered question without events: nobody could see its answer, or it is asked again in the
 * next message.
 */
function unseenAnswer(
  { question, decision, person }: PromptAnnouncement,
  next: PromptAnnouncement | null,
): string {
  const name = toMarkup(person.name)
  if (next?.decision === decision) return texts.prompt.askedBelow(name)
  const { declined } = texts.prompt
  if (question === 'priority') return declined.passed(name)
  return question === 'protect' || question === 'strike' || question === 'prevent'
    ? declined[question](name)
    : declined.chosen(name)
}

/** Changes the message of a question. @returns false if the message no longer exists */
function changed(context: DeliveryContext, to: DeliveryDetails, { id, there }: Kept): Promise<boolean> {
  newest.delete(id)
  return tryChangeMessage(context, { channelId: currentChannelIdOfRaid(to), id }, there)
}

/** Ends a question with another message in its place. @returns false if the message no longer exists */
export function replaceQuestion(
  context: DeliveryContext,
  to: DeliveryDetails,
  { messageId }: QuestionMessage,
  shown: Post,
): Promise<boolean> {
  return changed(context, to, { id: messageId, alone: shown, there: shown })
}

const tellRecord = (context: DeliveryContext, to: DeliveryDetails, { alone }: Kept): Promise<string | null> =>
  sendToRaidThread(context, { ...to, nonce: `r${to.nonce}`.slice(0, 25) }, alone)

/**
 * The version of the raid that each message shows, so that a late picture is never attached to a newer
 * question.
 */
const newest = new Map<string, number>()

async function changeLive(
  context: DeliveryContext,
  to: DeliveryDetails,
  id: string,
  prompt: Open,
  words: Post,
): Promise<boolean> {
  const place = { channelId: currentChannelIdOfRaid(to), id }
  newest.set(id, prompt.version)
  return illustrated(context, to, prompt, words, async (shown) =>
    (await tryChangeMessage(context, place, shown)) ? place : null,
  ).then((found) => found !== null)
}

/**
 * Posts the question as a new message.
 * @returns null if an earlier attempt posted the question and it was deleted since
 */
async function postLive(
  context: DeliveryContext,
  to: DeliveryDetails,
  prompt: Open,
  words: Post,
): Promise<string | null> {
  const posted = await illustrated(context, to, prompt, words, async (shown) => {
    const id = await sendToRaidThread(context, to, shown) // The question is perhaps sent to another thread.
    return id === null ? null : { id, channelId: currentChannelIdOfRaid(to) }
  })
  return posted?.id ?? null
}

/**
 * Shows the message with the current board: the picture if it is ready in time or later, or text if it can't
 * be painted.
 */
async function illustrated(
  context: DeliveryContext,
  { raid }: DeliveryDetails,
  prompt: Open,
  words: Post,
  say: (shown: Post) => Promise<MessagePlace | null>,
): Promise<MessagePlace | null> {
  const { view, version } = prompt
  const painting = questionPicture(context.studio, raid, view, choicesIn(prompt))
  const quick = await Promise.race([painting, sleep(PATIENCE_MS, 'late' as const, { ref: false })])
  const asText = (): Post => ({ ...words, embeds: [...words.embeds, boardEmbed(raid, view)] })
  const place = await say(quick === 'late' ? words : quick ? { ...words, files: [quick] } : asText())
  if (!place) return null
  newest.set(place.id, version)
  context.clicks.want(place.id)
  if (quick === 'late') void attach(context, place, version, painting)
  return place
}

/** Returns the public options of the question. */
const choicesIn = ({ view, asked, decision }: Open): ObjectId[] =>
  asked.view?.decision?.id === decision ? publicChoices(view, asked.view.decision) : []

/** Attaches a late picture. It never fails, because nobody needs it to continue. */
async function attach(
  context: DeliveryContext,
  { channelId, id }: MessagePlace,
  version: number,
  painting: Promise<PostFile | null>,
): Promise<void> {
  try {
    const picture = await painting
    const isWanted = () => newest.get(id) === version
    if (picture)
      await changeMessageByClickOrBot(context, { channelId, id }, bodyWithFiles([picture]), isWanted)
  } catch (error) {
    context.log.debug({ err: error, messageId: id }, 'a picture was not attached')
  }
}
