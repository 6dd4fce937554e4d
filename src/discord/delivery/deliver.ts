/** Sends announcements to a raid's thread. Each announcement of the outbox becomes a message, once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Routes } from 'discord.js'
import { isRaidWithLessons } from '../../raids/index.ts'
import type {
  Announcement,
  FallenHeroNews,
  NewsAnnouncement,
  Person,
  PromptAnnouncement,
} from '../../table/contract.ts'
import type { LobbyNotice } from '../../table/lobby/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import type { DeliveryDetails } from '../../table/sending/outbox.ts'
import type { MotionInfo } from '../../table/votes/contract.ts'
import { type Language, runInLanguage } from '../../texts/language.ts'
import { toPlain } from '../../texts/user-text.ts'
import { fallenHeroPost, fallenPlayerText } from '../absence/fallen-hero.ts'
import { type AbsenceNewsOfKind, absencePost } from '../absence/news.ts'
import { PUBLIC_PICTURE_THEME } from '../board/picture.ts'
import type { ThreadService } from '../bot-context.ts'
import { xpCorrectionPost } from '../characters/campaign.ts'
import { treasureFoundPost } from '../characters/treasure.ts'
import { spiritCallPost } from '../fallen-raiders/post.ts'
import type { Post, PostFile } from '../message-parts/post.ts'
import { bodyWithFiles, toRequestData } from '../message-parts/wire.ts'
import { MAX_PICTURE_WAIT_MS } from '../message-parts/with-picture.ts'
import { raidStartedPost } from '../raid/lobby.ts'
import { lobbyNoticePost } from '../raid/lobby-mentions.ts'
import { lobbyPostWithPicture, MAX_BACKGROUND_PICTURE_WAIT_MS } from '../raid/pictures.ts'
import { raidThreadName } from '../raid/raid.ts'
import { type RaidEndAnnouncement, raidEndPost } from '../raid-end/raid-end.ts'
import { raidSummaryPicture } from '../raid-end/summary.ts'
import { lessonEndPost, lessonIntroPost } from '../tutorial/coach.ts'
import { votePost } from '../votes/post.ts'
import { DeliveryBlockedError, explainBlockedDelivery, toDeliveryBlockedError } from './blocked.ts'
import type { DeliveryContext } from './delivery.ts'
import {
  currentChannelIdOfRaid,
  deleteMessage,
  type MessagePlace,
  sendToRaidThread,
  tryChangeMessage,
} from './messages.ts'
import { sendPrivateMessage } from './private-message.ts'
import { queuePrivateThreadUpdates } from './private-threads.ts'
import { askQuestion, replaceQuestion, showNews, turnQuestionIntoRecord } from './question-message.ts'

/**
 * Sends an announcement as a message on Discord.
 * @returns the message's id; null if there is nothing (left) to announce
 */
export async function deliverAnnouncement(
  context: DeliveryContext,
  announcement: Announcement,
  to: DeliveryDetails,
): Promise<string | null> {
  to.raid.threadId ??= await context.pendingThreads.of(to.raid.id)
  const spoken = await audiencesLanguage(context, to)
  const messageId = await runInLanguage(spoken, () => unlessBlocked(context, announcement, to))
  context.log.debug({ messageId }, 'announced')
  return messageId
}

/** Returns the language of the audience. In a tutorial the learner is alone in the thread. */
const audiencesLanguage = (
  { languages: spoken }: DeliveryContext,
  { raid }: DeliveryDetails,
): Promise<Language> =>
  isRaidWithLessons(raid) ? spoken.ofPerson(raid.leader.id, raid.guildId) : spoken.ofGuild(raid.guildId)

/**
 * Sends the announcement. If something prevents this, it explains the cause to a person who could fix it. The
 * outbox tries again in any case.
 */
async function unlessBlocked(
  context: DeliveryContext,
  announcement: Announcement,
  to: DeliveryDetails,
): Promise<string | null> {
  try {
    return await say(context, announcement, to)
  } catch (thrown) {
    const error = toDeliveryBlockedError(thrown)
    if (error instanceof DeliveryBlockedError) await explainBlockedDelivery(context, to.raid, to, error)
    throw error
  }
}

/** Updates the open panels of players who have got a hint. */
function showHints(
  { updatePanels: renew }: DeliveryContext,
  { spirits = [] }: NewsAnnouncement,
  { raid }: DeliveryDetails,
): void {
  const hinted = spirits.flatMap((one) => (one.kind === 'hint' ? [one.to.id] : []))
  if (hinted.length > 0) renew(raid, [], hinted)
}

async function say(
  context: DeliveryContext,
  announcement: Announcement,
  to: DeliveryDetails,
): Promise<string | null> {
  switch (announcement.kind) {
    case 'lobby':
      if (to.raid.status === 'abandoned') await mark(context, to, 'off')
      return showLobby(context, to)
    case 'started':
      await mark(context, to, 'begun')
      await showLobby(context, to)
      return sendToRaidThread(
        context,
        to,
        isRaidWithLessons(to.raid) ? lessonIntroPost(to.raid) : raidStartedPost(to.raid),
      )
    case 'news':
      showHints(context, announcement, to)
      return showNews(context, announcement, to)
    case 'prompt':
      return askAll(context, announcement, to)
    case 'motion':
      return askTable(context, { ...announcement.motion, raid: to.raid }, to)
    case 'corrected':
      return sendToRaidThread(context, to, xpCorrectionPost(announcement.correction))
    case 'treasure':
      return sendToRaidThread(context, to, treasureFoundPost(announcement.found))
    case 'reminder':
    case 'warning':
      return remind(context, announcement, to)
    case 'fallen':
      return tellFallen(context, announcement, to)
    case 'spirits':
      return callSpirits(context, announcement.people, to)
    case 'gathering':
      return sendLobbyNotice(context, announcement, to)
    case 'asleep':
      return putToSleep(context, announcement, to)
    case 'onBehalf':
    case 'replaced':
    case 'computerPlays':
    case 'vacated':
    case 'takeover':
    case 'takeoverEnded':
    case 'awake':
    case 'agreed':
      return sendToRaidThread(context, to, absencePost(to.raid, announcement))
    case 'own':
      return queuePrivateThreadUpdates(context, to)
    case 'ended': {
      const id = isRaidWithLessons(to.raid)
        ? await endLesson(context, announcement, to)
        : await endRaid(context, announcement, to)
      await showLobby(context, to)
      await removeCall(context, to)
      context.updatePanels(to.raid)
      await mark(context, to, announcement.outcome.kind === 'abandoned' ? 'off' : 'over')
      return id
    }
  }
}

/**
 * Posts the question, and then updates the open panels. Nothing waits for the panels, because nobody needs
 * them to continue.
 */
async function askAll(
  context: DeliveryContext,
  prompt: PromptAnnouncement,
  to: DeliveryDetails,
): Promise<string | null> {
  const id = await askQuestion(context, prompt, to)
  context.updatePanels(
    to.raid,
    (prompt.also ?? []).map(({ person }) => person.id),
  )
  return id
}

/**
 * Announces that a hero has fallen: in private, and publicly. If the private message fails, the public one
 * mentions the person.
 */
async function tellFallen(
  context: DeliveryContext,
  news: FallenHeroNews,
  to: DeliveryDetails,
): Promise<string | null> {
  const { spirits } = await context.table.settings.ofRaid(to.raid.id)
  const knows = await hearsInPerson(context, { ...news, spirits }, to)
  const { view } = spirits ? await context.table.look(to.raid.id, null) : { view: null }
  return sendToRaidThread(context, to, fallenHeroPost(to.raid, news, knows, view))
}

/** Calls the fallen raiders to a new round. Only the newest call stays, and it isn't made once the raid is over. */
async function callSpirits(
  context: DeliveryContext,
  people: readonly Person[],
  to: DeliveryDetails,
): Promise<string | null> {
  const { view } = await context.table.look(to.raid.id, null)
  if (!view || view.outcome) return null
  return sendAnew(context, to, 'spirits', spiritCallPost(to.raid, people, view))
}

/** Sends a message, and removes the raid's last message of the same kind. */
async function sendAnew(
  context: DeliveryContext,
  to: DeliveryDetails,
  kind: Announcement['kind'],
  shown: Post,
): Promise<string | null> {
  const before = await to.lastMessage(kind)
  const id = await sendToRaidThread(context, to, shown)
  if (before !== null && before !== id)
    await deleteMessage(context, { channelId: currentChannelIdOfRaid(to), id: before })
  return id
}

/** Removes the call of the last round, because its buttons do nothing after the end. */
async function removeCall(context: DeliveryContext, to: DeliveryDetails): Promise<void> {
  const id = await to.lastMessage('spirits')
  if (id !== null) await deleteMessage(context, { channelId: currentChannelIdOfRaid(to), id })
}

async function hearsInPerson(
  context: DeliveryContext,
  news: FallenHeroNews & { spirits: boolean },
  { raid, nonce }: DeliveryDetails,
): Promise<boolean> {
  const { id } = news.person
  try {
    const language = await context.languages.ofPerson(id, raid.guildId)
    const content = await runInLanguage(language, async () => fallenPlayerText(raid, news, news.spirits))
    await sendPrivateMessage(context, id, { content, nonce: `f${nonce}` })
    return true
  } catch (error) {
    context.log.debug(
      { err: error, raid: raid.code },
      'the player of a fallen hero accepts no private messages',
    )
    return false
  }
}

/** Marks the raid's event in the server's list of events as begun, over or cancelled. */
async function mark(
  { threads }: DeliveryContext,
  { raid }: DeliveryDetails,
  how: Parameters<ThreadService['mark']>[2],
): Promise<void> {
  const { event } = raid.lobby
  if (event !== null) await threads.mark(raid.guildId, event, how)
}

type EndNews = Extract<Announcement, { kind: 'ended' }>

async function endRaid(
  context: DeliveryContext,
  announcement: EndNews,
  to: DeliveryDetails,
): Promise<string | null> {
  const asking = await to.asking()
  if (asking) await turnQuestionIntoRecord(context, to, asking)
  const { view } = await context.table.look(to.raid.id, null)
  return tellEnd(context, { ...announcement, raid: to.raid, view }, to)
}

/** Replaces the question of a lesson by the lesson's end, so that a single message remains. */
async function endLesson(
  context: DeliveryContext,
  { outcome }: EndNews,
  to: DeliveryDetails,
): Promise<string | null> {
  const shown = lessonEndPost(to.raid, outcome, await context.table.tutorial.learned(to.raid.id))
  const asking = await to.asking()
  if (asking && (await replaceQuestion(context, to, asking, shown))) return asking.messageId
  return sendToRaidThread(context, to, shown)
}

/**
 * Announces the end with the raid's summary. If the summary can't be read, the end is announced without it.
 */
async function tellEnd(
  context: DeliveryContext,
  ended: RaidEndAnnouncement,
  to: DeliveryDetails,
): Promise<string | null> {
  const { raid } = ended
  const summary = await summaryOf(context, ended)
  const words = raidEndPost(ended, summary)
  if (!summary) return sendToRaidThread(context, to, words)
  const lair = ended.view?.seats.find(({ side }) => side === 'lair')
  const boss = lair?.hero?.name ?? (lair ? toPlain(lair.name) : '')
  const look = { raid, boss, summary, theme: PUBLIC_PICTURE_THEME }
  return illustrated(context, to, words, raidSummaryPicture(context.studio, look))
}

async function summaryOf(
  { table, log }: DeliveryContext,
  { raid, outcome }: RaidEndAnnouncement,
): Promise<RaidSummary | null> {
  if (outcome.kind === 'abandoned') return null
  try {
    const summary = await table.records.summary(raid.id)
    return 'rejected' in summary ? null : summary
  } catch (error) {
    log.warn({ err: error, raid: raid.code }, 'a raid has no summary')
    return null
  }
}

/**
 * Sends a message with its picture if the picture is ready in time. Otherwise the picture is attached later,
 * and nothing waits for it.
 */
async function illustrated(
  context: DeliveryContext,
  to: DeliveryDetails,
  words: Post,
  painting: Promise<PostFile | null>,
): Promise<string | null> {
  const quick = await Promise.race([painting, sleep(MAX_PICTURE_WAIT_MS, 'late' as const, { ref: false })])
  const isLate = quick === 'late'
  const id = await sendToRaidThread(context, to, isLate || !quick ? words : { ...words, files: [quick] })
  if (isLate && id !== null) void attach(context, { channelId: currentChannelIdOfRaid(to), id }, painting)
  return id
}

/** Attaches a late picture. It never fails, because the message is complete without it. */
async function attach(
  context: DeliveryContext,
  at: MessagePlace,
  painting: Promise<PostFile | null>,
): Promise<void> {
  try {
    const picture = await painting
    if (!picture) return
    await context.rest.patch(
      Routes.channelMessage(at.channelId, at.id),
      toRequestData(bodyWithFiles([picture])),
    )
  } catch (error) {
    context.log.debug({ err: error, messageId: at.id }, 'a picture was not attached')
  }
}

/**
 * Updates the lobby, which is the channel's message on which the thread was opened. Both have the same id.
 */
async function showLobby(context: DeliveryContext, { raid }: DeliveryDetails): Promise<string | null> {
  // The lobby has no message on which a thread was opened.
  if (raid.threadId === null || raid.threadId === raid.channelId) return null
  const message = { channelId: raid.channelId, id: raid.threadId }
  const lobby = await lobbyPostWithPicture(context.studio, raid, MAX_BACKGROUND_PICTURE_WAIT_MS)
  return (await tryChangeMessage(context, message, lobby)) ? message.id : null
}

/** Asks for a vote once. A settled vote is shown in the same message, without its buttons. */
async function askTable(
  context: DeliveryContext,
  motion: MotionInfo,
  to: DeliveryDetails,
): Promise<string | null> {
  if (motion.status === 'open') return sendToRaidThread(context, to, votePost(motion))
  const id = await to.lastMessage('motion')
  const isThere =
    id !== null &&
    (await tryChangeMessage(context, { channelId: currentChannelIdOfRaid(to), id }, votePost(motion)))
  return isThere ? id : null
}

/** Reminds a player, unless they have answered meanwhile. Only the newest reminder stays. */
async function remind(
  context: DeliveryContext,
  news: AbsenceNewsOfKind<'reminder' | 'warning'>,
  to: DeliveryDetails,
): Promise<string | null> {
  const { view } = await context.table.look(to.raid.id, null)
  if (view?.waitingFor?.decision !== news.decision) return null
  return sendAnew(context, to, news.kind, absencePost(to.raid, news))
}

/**
 * Sends a notice about a lobby. A lobby that was opened without a message, such as the one after a raid, gets its
 * message and its thread here, once.
 */
async function sendLobbyNotice(
  context: DeliveryContext,
  news: LobbyNotice,
  to: DeliveryDetails,
): Promise<string | null> {
  const { raid } = to
  if (news.why === 'deserted') return sendToRaidThread(context, to, lobbyNoticePost(raid, news))
  if (raid.status !== 'lobby') return null
  if (news.why !== 'again') return sendToRaidThread(context, to, lobbyNoticePost(raid, news))
  if (raid.threadId !== null) return null
  const id = await sendLobby(context, news, to)
  const opened = id && (await context.threads.open({ channelId: raid.channelId, id }, raidThreadName(raid)))
  if (opened && opened.id !== null) await context.table.setThread(raid.id, opened.id)
  return id
}

/** Posts the lobby of a raid that has no thread yet. A lobby that was deleted meanwhile is posted once more. */
async function sendLobby(
  context: DeliveryContext,
  news: LobbyNotice,
  to: DeliveryDetails,
): Promise<string | null> {
  const { files } = await lobbyPostWithPicture(context.studio, to.raid, MAX_BACKGROUND_PICTURE_WAIT_MS)
  const lobby = { ...lobbyNoticePost(to.raid, news), files }
  const again = { ...to, nonce: `l${to.attempts}.${to.nonce}`.slice(0, 25) }
  return (await sendToRaidThread(context, to, lobby)) ?? sendToRaidThread(context, again, lobby)
}

async function putToSleep(
  context: DeliveryContext,
  news: AbsenceNewsOfKind<'asleep'>,
  to: DeliveryDetails,
): Promise<string | null> {
  const id = await sendToRaidThread(context, to, absencePost(to.raid, news))
  if (to.raid.threadId !== null) await context.threads.archive(to.raid.threadId)
  return id
}
