/** Sends announcements to a raid's thread. Each announcement of the outbox becomes a message, once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Routes } from 'discord.js'
import { isLesson } from '../../raids/index.ts'
import type { Announcement, FallenNews, News, Person, Prompt } from '../../table/contract.ts'
import type { LobbyNotice } from '../../table/lobby/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import type { Delivery } from '../../table/sending/outbox.ts'
import type { VoteCard } from '../../table/votes/contract.ts'
import { inLanguage, type Language } from '../../texts/language.ts'
import { toPlain } from '../../texts/user-text.ts'
import { fallenMessage, fallenPost } from '../absence/fallen.ts'
import { type AbsenceNewsOf, absencePost } from '../absence/news.ts'
import { PUBLIC_THEME } from '../board/picture.ts'
import type { Threads } from '../bot-context.ts'
import { correctedPost } from '../characters/campaign.ts'
import { foundPost } from '../characters/treasure.ts'
import { type EndedRaid, endedPost } from '../ending/ending.ts'
import { summaryPicture } from '../ending/summary.ts'
import { roundPost } from '../fallen-raiders/post.ts'
import type { Post, PostFile } from '../message-parts/post.ts'
import { bodyWithFiles, requestOf } from '../message-parts/wire.ts'
import { PATIENCE_MS } from '../message-parts/with-picture.ts'
import { lobbyNoticePost } from '../raid/calling.ts'
import { startedPost } from '../raid/lobby.ts'
import { LONG_PATIENCE_MS, lobbyWithPicture } from '../raid/pictures.ts'
import { threadName } from '../raid/raid.ts'
import { introPost, lessonEndPost } from '../tutorial/coach.ts'
import { votePost } from '../votes/post.ts'
import type { Sending } from './delivery.ts'
import { asHindrance, explainHindrance, HinderedError } from './hindered.ts'
import { sendPrivateMessage } from './in-person.ts'
import { askQuestion, replaceQuestion, showNews, turnQuestionIntoRecord } from './live.ts'
import { changeMessage, deleteMessage, type MessagePlace, messagePlaceOf, sendMessage } from './messages.ts'
import { queueOwnThreads } from './own-threads.ts'

/** @returns the message's id; null if there is nothing (left) to announce */
export async function deliverMessages(
  sending: Sending,
  announcement: Announcement,
  to: Delivery,
): Promise<string | null> {
  to.raid.threadId ??= await sending.coming.of(to.raid.id)
  const spoken = await audiencesLanguage(sending, to)
  const messageId = await inLanguage(spoken, () => unlessHindered(sending, announcement, to))
  sending.log.debug({ messageId }, 'announced')
  return messageId
}

/** The language of the audience. In a tutorial the learner is alone in the thread. */
const audiencesLanguage = ({ spoken }: Sending, { raid }: Delivery): Promise<Language> =>
  isLesson(raid) ? spoken.ofPerson(raid.leader.id, raid.guildId) : spoken.ofGuild(raid.guildId)

/**
 * Sends the announcement. If something prevents this, it explains the cause to a person who could fix it. The
 * outbox tries again in any case.
 */
async function unlessHindered(
  sending: Sending,
  announcement: Announcement,
  to: Delivery,
): Promise<string | null> {
  try {
    return await say(sending, announcement, to)
  } catch (thrown) {
    const error = asHindrance(thrown)
    if (error instanceof HinderedError) await explainHindrance(sending, to.raid, to, error)
    throw error
  }
}

/** A hint appears in the panel that its player has open. */
function showHints({ renew }: Sending, { spirits = [] }: News, { raid }: Delivery): void {
  const hinted = spirits.flatMap((one) => (one.kind === 'hint' ? [one.to.id] : []))
  if (hinted.length > 0) renew(raid, [], hinted)
}

async function say(sending: Sending, announcement: Announcement, to: Delivery): Promise<string | null> {
  switch (announcement.kind) {
    case 'lobby':
      if (to.raid.status === 'abandoned') await mark(sending, to, 'off')
      return showLobby(sending, to)
    case 'started':
      await mark(sending, to, 'begun')
      await showLobby(sending, to)
      return sendMessage(sending, to, isLesson(to.raid) ? introPost(to.raid) : startedPost(to.raid))
    case 'news':
      showHints(sending, announcement, to)
      return showNews(sending, announcement, to)
    case 'prompt':
      return askAll(sending, announcement, to)
    case 'motion':
      return askTable(sending, { ...announcement.motion, raid: to.raid }, to)
    case 'corrected':
      return sendMessage(sending, to, correctedPost(announcement.correction))
    case 'treasure':
      return sendMessage(sending, to, foundPost(announcement.found))
    case 'reminder':
    case 'warning':
      return remind(sending, announcement, to)
    case 'fallen':
      return tellFallen(sending, announcement, to)
    case 'spirits':
      return callSpirits(sending, announcement.people, to)
    case 'gathering':
      return sendLobbyNotice(sending, announcement, to)
    case 'asleep':
      return putToSleep(sending, announcement, to)
    case 'onBehalf':
    case 'replaced':
    case 'computerPlays':
    case 'vacated':
    case 'awake':
    case 'agreed':
      return sendMessage(sending, to, absencePost(to.raid, announcement))
    case 'own':
      return queueOwnThreads(sending, to)
    case 'ended': {
      const id = isLesson(to.raid)
        ? await endLesson(sending, announcement, to)
        : await endRaid(sending, announcement, to)
      await showLobby(sending, to)
      await removeCall(sending, to)
      sending.renew(to.raid)
      await mark(sending, to, announcement.outcome.kind === 'abandoned' ? 'off' : 'over')
      return id
    }
  }
}

/**
 * Posts the question, and then updates the open panels. Nothing waits for the panels, because nobody needs
 * them to continue.
 */
async function askAll(sending: Sending, prompt: Prompt, to: Delivery): Promise<string | null> {
  const id = await askQuestion(sending, prompt, to)
  sending.renew(
    to.raid,
    (prompt.also ?? []).map(({ person }) => person.id),
  )
  return id
}

/**
 * Announces that a hero has fallen: in private, and publicly. If the private message fails, the public one
 * mentions the person.
 */
async function tellFallen(sending: Sending, news: FallenNews, to: Delivery): Promise<string | null> {
  const { spirits } = await sending.table.settings.ofRaid(to.raid.id)
  const knows = await hearsInPerson(sending, { ...news, spirits }, to)
  const { view } = spirits ? await sending.table.look(to.raid.id, null) : { view: null }
  return sendMessage(sending, to, fallenPost(to.raid, news, knows, view))
}

/** Calls the fallen raiders to a new round. Only the newest call stays, and it isn't made once the raid is over. */
async function callSpirits(
  sending: Sending,
  people: readonly Person[],
  to: Delivery,
): Promise<string | null> {
  const { view } = await sending.table.look(to.raid.id, null)
  if (!view || view.outcome) return null
  return sendAnew(sending, to, 'spirits', roundPost(to.raid, people, view))
}

/** Sends a message, and removes the last one of its kind. */
async function sendAnew(
  sending: Sending,
  to: Delivery,
  kind: Announcement['kind'],
  shown: Post,
): Promise<string | null> {
  const before = await to.lastMessage(kind)
  const id = await sendMessage(sending, to, shown)
  if (before !== null && before !== id)
    await deleteMessage(sending, { channelId: messagePlaceOf(to), id: before })
  return id
}

/** Removes the call of the last round, because its buttons do nothing after the end. */
async function removeCall(sending: Sending, to: Delivery): Promise<void> {
  const id = await to.lastMessage('spirits')
  if (id !== null) await deleteMessage(sending, { channelId: messagePlaceOf(to), id })
}

async function hearsInPerson(
  sending: Sending,
  news: FallenNews & { spirits: boolean },
  { raid, nonce }: Delivery,
): Promise<boolean> {
  const { id } = news.person
  try {
    const language = await sending.spoken.ofPerson(id, raid.guildId)
    const content = await inLanguage(language, async () => fallenMessage(raid, news, news.spirits))
    await sendPrivateMessage(sending, id, { content, nonce: `f${nonce}` })
    return true
  } catch (error) {
    sending.log.debug(
      { err: error, raid: raid.code },
      'the player of a fallen hero accepts no private messages',
    )
    return false
  }
}

/** Updates the raid's event in the server's list of events. */
async function mark(
  { threads }: Sending,
  { raid }: Delivery,
  how: Parameters<Threads['mark']>[2],
): Promise<void> {
  const { event } = raid.lobby
  if (event !== null) await threads.mark(raid.guildId, event, how)
}

type EndNews = Extract<Announcement, { kind: 'ended' }>

async function endRaid(sending: Sending, announcement: EndNews, to: Delivery): Promise<string | null> {
  const asking = await to.asking()
  if (asking) await turnQuestionIntoRecord(sending, to, asking)
  const { view } = await sending.table.look(to.raid.id, null)
  return tellEnd(sending, { ...announcement, raid: to.raid, view }, to)
}

/** The end of a lesson takes the place of its question, so that a single message remains. */
async function endLesson(sending: Sending, { outcome }: EndNews, to: Delivery): Promise<string | null> {
  const shown = lessonEndPost(to.raid, outcome, await sending.table.tutorial.learned(to.raid.id))
  const asking = await to.asking()
  if (asking && (await replaceQuestion(sending, to, asking, shown))) return asking.messageId
  return sendMessage(sending, to, shown)
}

/**
 * Announces the end with the raid's summary. If the summary can't be read, the end is announced without it.
 */
async function tellEnd(sending: Sending, ended: EndedRaid, to: Delivery): Promise<string | null> {
  const { raid } = ended
  const summary = await summaryOf(sending, ended)
  const words = endedPost(ended, summary)
  if (!summary) return sendMessage(sending, to, words)
  const lair = ended.view?.seats.find(({ side }) => side === 'lair')
  const boss = lair?.hero?.name ?? (lair ? toPlain(lair.name) : '')
  const look = { raid, boss, summary, theme: PUBLIC_THEME }
  return illustrated(sending, to, words, summaryPicture(sending.studio, look))
}

async function summaryOf({ table, log }: Sending, { raid, outcome }: EndedRaid): Promise<RaidSummary | null> {
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
  sending: Sending,
  to: Delivery,
  words: Post,
  painting: Promise<PostFile | null>,
): Promise<string | null> {
  const quick = await Promise.race([painting, sleep(PATIENCE_MS, 'late' as const, { ref: false })])
  const isLate = quick === 'late'
  const id = await sendMessage(sending, to, isLate || !quick ? words : { ...words, files: [quick] })
  if (isLate && id !== null) void attach(sending, { channelId: messagePlaceOf(to), id }, painting)
  return id
}

/** Attaches a late picture. It never fails, because the message is complete without it. */
async function attach(sending: Sending, at: MessagePlace, painting: Promise<PostFile | null>): Promise<void> {
  try {
    const picture = await painting
    if (!picture) return
    await sending.rest.patch(Routes.channelMessage(at.channelId, at.id), requestOf(bodyWithFiles([picture])))
  } catch (error) {
    sending.log.debug({ err: error, messageId: at.id }, 'a picture was not attached')
  }
}

/**
 * Updates the lobby, which is the channel's message on which the thread was opened. Both have the same id.
 */
async function showLobby(sending: Sending, { raid }: Delivery): Promise<string | null> {
  if (raid.threadId === null || raid.threadId === raid.channelId) return null // no such message exists
  const message = { channelId: raid.channelId, id: raid.threadId }
  const lobby = await lobbyWithPicture(sending.studio, raid, LONG_PATIENCE_MS)
  return (await changeMessage(sending, message, lobby)) ? message.id : null
}

/** Asks for a vote once. A settled vote is shown in the same message, without its buttons. */
async function askTable(sending: Sending, motion: VoteCard, to: Delivery): Promise<string | null> {
  if (motion.status === 'open') return sendMessage(sending, to, votePost(motion))
  const id = await to.lastMessage('motion')
  const isThere =
    id !== null && (await changeMessage(sending, { channelId: messagePlaceOf(to), id }, votePost(motion)))
  return isThere ? id : null
}

/** Reminds a player, unless they have answered meanwhile. Only the newest reminder stays. */
async function remind(
  sending: Sending,
  news: AbsenceNewsOf<'reminder' | 'warning'>,
  to: Delivery,
): Promise<string | null> {
  const { view } = await sending.table.look(to.raid.id, null)
  if (view?.waitingFor?.decision !== news.decision) return null
  return sendAnew(sending, to, news.kind, absencePost(to.raid, news))
}

/**
 * Announces a change of a lobby. A lobby that follows a raid has no message and no thread yet, and gets both
 * once.
 */
async function sendLobbyNotice(sending: Sending, news: LobbyNotice, to: Delivery): Promise<string | null> {
  const { raid } = to
  if (news.why === 'deserted') return sendMessage(sending, to, lobbyNoticePost(raid, news))
  if (raid.status !== 'lobby') return null
  if (news.why !== 'again') return sendMessage(sending, to, lobbyNoticePost(raid, news))
  if (raid.threadId !== null) return null
  const id = await sendLobby(sending, news, to)
  const opened = id && (await sending.threads.open({ channelId: raid.channelId, id }, threadName(raid)))
  if (opened && opened.id !== null) await sending.table.setThread(raid.id, opened.id)
  return id
}

/** Posts the lobby of a raid that has no thread yet. A lobby that was deleted meanwhile is posted once more. */
async function sendLobby(sending: Sending, news: LobbyNotice, to: Delivery): Promise<string | null> {
  const { files } = await lobbyWithPicture(sending.studio, to.raid, LONG_PATIENCE_MS)
  const lobby = { ...lobbyNoticePost(to.raid, news), files }
  const again = { ...to, nonce: `l${to.attempts}.${to.nonce}`.slice(0, 25) }
  return (await sendMessage(sending, to, lobby)) ?? sendMessage(sending, again, lobby)
}

async function putToSleep(
  sending: Sending,
  news: AbsenceNewsOf<'asleep'>,
  to: Delivery,
): Promise<string | null> {
  const id = await sendMessage(sending, to, absencePost(to.raid, news))
  if (to.raid.threadId !== null) await sending.threads.archive(to.raid.threadId)
  return id
}
