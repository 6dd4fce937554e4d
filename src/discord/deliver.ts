/** Sends announcements to a raid's thread: what the outbox hands us becomes a message, once. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { REST } from 'discord.js'
import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js'
import type { Logger } from 'pino'
import { z } from 'zod'
import { isTutorial } from '../raids/tutorial/tutorial.ts'
import type { RaidSummary } from '../table/annals/contract.ts'
import type { Announcement, Table } from '../table/contract.ts'
import type { MotionCard } from '../table/motions/contract.ts'
import { type Delivery, Undeliverable } from '../table/outbox.ts'
import { inLanguage } from '../texts/language.ts'
import { absencePost, type NewsOf } from './absence/news.ts'
import { correctedPost } from './campaign.ts'
import type { Threads } from './desk.ts'
import { type Ended, endedPost } from './ending.ts'
import { ids } from './ids.ts'
import { lobbyPost, startedPost } from './lobby.ts'
import { motionPost } from './motions/post.ts'
import { boardOf, type News, newsPost } from './news.ts'
import { PATIENCE_MS } from './pictured.ts'
import type { Studio } from './pictures/studio.ts'
import { boardPicture, PUBLIC_THEME } from './picturing.ts'
import { buttonRows, type Post, type PostFile, post } from './post.ts'
import { promptPost } from './prompt.ts'
import { threadName } from './raiding.ts'
import { explain, Hindered, named } from './sending/hindered.ts'
import { sentBefore } from './sending/sent-before.ts'
import { summaryPicture } from './summary/summary.ts'
import { texts } from './texts.ts'
import type { Translator } from './tongues.ts'
import { foundPost } from './treasure.ts'
import { coached, graduatedPost, introPost } from './tutorial/coached.ts'

export interface Sending {
  rest: REST
  table: Pick<Table, 'look' | 'setThread' | 'annals' | 'tutorial'>
  threads: Threads
  studio: Studio
  log: Logger
  /** A thread is for everybody, so it speaks the language of its server. */
  spoken: Pick<Translator, 'ofGuild'>
  /** Waits for its turn: messages count towards Discord's limit for the whole bot. */
  pace(): Promise<void>
}

type Prompt = Extract<Announcement, { kind: 'prompt' }>

/** @returns the message's id; null when there is nothing (more) to say */
export async function deliver(
  sending: Sending,
  announcement: Announcement,
  to: Delivery,
): Promise<string | null> {
  const spoken = await sending.spoken.ofGuild(to.raid.guildId)
  const messageId = await inLanguage(spoken, () => unlessHindered(sending, announcement, to))
  sending.log.debug({ messageId }, 'announced')
  return messageId
}

/** Who could do something about it is told what hinders us; it is tried again all the same. */
async function unlessHindered(
  sending: Sending,
  announcement: Announcement,
  to: Delivery,
): Promise<string | null> {
  try {
    return await say(sending, announcement, to)
  } catch (thrown) {
    const error = named(thrown)
    if (error instanceof Hindered) await explain(sending, to, error)
    throw error
  }
}

async function say(sending: Sending, announcement: Announcement, to: Delivery): Promise<string | null> {
  switch (announcement.kind) {
    case 'lobby':
      return showLobby(sending, to)
    case 'started':
      await showLobby(sending, to)
      return send(sending, to, isTutorial(to.raid) ? introPost() : startedPost(announcement.raid))
    case 'news':
      return tellNews(sending, announcement, to)
    case 'prompt':
      return ask(sending, announcement, to)
    case 'motion':
      return askTable(sending, announcement.motion, to)
    case 'corrected':
      return send(sending, to, correctedPost(announcement.correction))
    case 'treasure':
      return send(sending, to, foundPost(announcement.found))
    case 'reminder':
    case 'warning':
      return remind(sending, announcement, to)
    case 'asleep':
      return putToSleep(sending, announcement, to)
    case 'onBehalf':
    case 'replaced':
    case 'awake':
    case 'agreed':
      return send(sending, to, absencePost(to.raid, announcement))
    case 'ended': {
      const id = await tellEnd(sending, announcement, to)
      await forgetPrompt(sending, to)
      await showLobby(sending, to)
      return id
    }
  }
}

async function tellNews(sending: Sending, news: News, to: Delivery): Promise<string | null> {
  const words = newsPost(to.raid, news)
  const board = boardOf(news)
  if (!words || !board) return words && send(sending, to, words)
  const look = { theme: PUBLIC_THEME, canMiss: true }
  return illustrated(sending, to, words, boardPicture(sending.studio, to.raid, board, look))
}

/** With what the raid came to; where that can't be read any more, it ends without. */
async function tellEnd(sending: Sending, ended: Ended, to: Delivery): Promise<string> {
  const { raid } = ended
  if (isTutorial(raid))
    return send(sending, to, graduatedPost(ended, await sending.table.tutorial.learned(raid.id)))
  const summary = await summaryOf(sending, ended)
  const words = endedPost(ended, summary)
  if (!summary) return send(sending, to, words)
  const lair = ended.view.seats.at(-1)
  const boss = lair?.hero?.name ?? lair?.name ?? ''
  const look = { raid, boss, summary, theme: PUBLIC_THEME }
  return illustrated(sending, to, words, summaryPicture(sending.studio, look))
}

async function summaryOf({ table, log }: Sending, { raid, outcome }: Ended): Promise<RaidSummary | null> {
  if (outcome.kind === 'abandoned') return null
  try {
    const summary = await table.annals.summary(raid.id)
    return 'rejected' in summary ? null : summary
  } catch (error) {
    log.warn({ err: error, raid: raid.code }, 'a raid has no summary')
    return null
  }
}

/** A picture that is there in time is sent along; a later one is put into the message, and nothing waits for it. */
async function illustrated(
  sending: Sending,
  to: Delivery,
  words: Post,
  painting: Promise<PostFile | null>,
): Promise<string> {
  const quick = await Promise.race([painting, sleep(PATIENCE_MS, 'late' as const, { ref: false })])
  const isLate = quick === 'late'
  const id = await send(sending, to, isLate || !quick ? words : { ...words, files: [quick] })
  if (isLate) void attach(sending, { channelId: placeOf(to), id }, painting)
  return id
}

/** Of no use to anybody who waits, so it never fails: a message without its picture says the same. */
async function attach(sending: Sending, at: Place, painting: Promise<PostFile | null>): Promise<void> {
  try {
    const picture = await painting
    if (!picture) return
    await sending.pace()
    await sending.rest.patch(Routes.channelMessage(at.channelId, at.id), enclosed([picture]))
  } catch (error) {
    sending.log.debug({ err: error, messageId: at.id }, 'a picture was not attached')
  }
}

/** The lobby is the message in the channel on which the thread stands, so both have the same id. */
async function showLobby(sending: Sending, { raid }: Delivery): Promise<string | null> {
  if (raid.threadId === null || raid.threadId === raid.channelId) return null // there is no such message
  const message = { channelId: raid.channelId, id: raid.threadId }
  return (await change(sending, message, lobbyPost(raid))) ? message.id : null
}

/** Asks anew and takes the answered question away; whoever goes on alone is not called again. */
async function ask(sending: Sending, prompt: Prompt, to: Delivery): Promise<string | null> {
  const { view } = await sending.table.look(to.raid.id, prompt.person, prompt.seat)
  if (view?.decision?.id !== prompt.decision) return null // answered already: a later prompt follows, or the end
  const question = promptPost({ ...prompt, raid: to.raid, decision: view.decision })
  const asked = isTutorial(to.raid)
    ? coached(question, to.raid, view, await sending.table.tutorial.learned(to.raid.id))
    : question
  const before = await to.lastMessage('prompt')
  const old = before === null ? null : { channelId: placeOf(to), id: before }
  if (prompt.continues && old && (await change(sending, old, asked))) return old.id
  const id = await send(sending, to, asked)
  if (old && old.id !== id) await remove(sending, old)
  return id
}

/** Asked once; what is settled stays below the question, without its buttons. */
async function askTable(sending: Sending, motion: MotionCard, to: Delivery): Promise<string | null> {
  if (motion.status === 'open') return send(sending, to, motionPost(motion))
  const id = await to.lastMessage('motion')
  const isThere = id !== null && (await change(sending, { channelId: placeOf(to), id }, motionPost(motion)))
  return isThere ? id : null
}

/** Nobody is reminded of what they have answered meanwhile; the newest reminder is the only one that stays. */
async function remind(
  sending: Sending,
  news: NewsOf<'reminder' | 'warning'>,
  to: Delivery,
): Promise<string | null> {
  const { view } = await sending.table.look(to.raid.id, null)
  if (view?.waitingFor?.decision !== news.decision) return null
  const before = await to.lastMessage(news.kind)
  const id = await send(sending, to, absencePost(to.raid, news))
  if (before !== null && before !== id) await remove(sending, { channelId: placeOf(to), id: before })
  return id
}

async function putToSleep(sending: Sending, news: NewsOf<'asleep'>, to: Delivery): Promise<string> {
  const id = await send(sending, to, absencePost(to.raid, news))
  if (to.raid.threadId !== null) await sending.threads.archive(to.raid.threadId)
  return id
}

async function forgetPrompt(sending: Sending, to: Delivery): Promise<void> {
  const id = await to.lastMessage('prompt')
  if (id !== null) await remove(sending, { channelId: placeOf(to), id })
}

const sent = z.object({ id: z.string() })

/** Discord drops a second message with the same nonce, so an attempt whose answer was lost is not repeated. */
async function send(sending: Sending, to: Delivery, what: Post): Promise<string> {
  const there = await sentBefore(sending.rest, placeOf(to), to, what)
  if (there !== null) return there
  const body = { ...wire(what), nonce: to.nonce, enforce_nonce: true }
  const attempt = () => create(sending, placeOf(to), body, what.files)
  try {
    return await inOpenThread(sending, placeOf(to), attempt)
  } catch (error) {
    if (isInvalid(error)) return inPlainWords(sending, to, what, error)
    if (!isGone(error)) throw error
    await openAnew(sending, to)
    return attempt()
  }
}

/** A message that Discord doesn't take is our fault; the raid doesn't stop for it. */
async function inPlainWords(sending: Sending, to: Delivery, what: Post, error: unknown): Promise<string> {
  sending.log.error({ err: error, raid: to.raid.code }, 'Discord does not take a message of ours')
  const code = to.raid.code
  const buttons = buttonRows([
    { id: ids.moves(code), label: texts.choice.moves },
    { id: ids.board(code), label: texts.choice.board },
  ])
  const plain = post({ content: texts.sending.unshowable, components: buttons, pings: what.pings })
  return create(sending, placeOf(to), { ...wire(plain), nonce: to.nonce, enforce_nonce: true })
}

/** A thread that rests is woken; one that was locked stays so where we may not open it. */
async function inOpenThread<T>(sending: Sending, channelId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isArchived(error)) throw error
    await sending.rest.patch(Routes.channel(channelId), { body: { archived: false } }).catch(() => {
      throw new Hindered('locked', error)
    })
    return work()
  }
}

async function create(
  { rest, pace }: Sending,
  channelId: string,
  body: object,
  files: readonly PostFile[] = [],
): Promise<string> {
  await pace()
  const request = files.length > 0 ? enclosed(files, body) : { body }
  return sent.parse(await rest.post(Routes.channelMessages(channelId), request)).id
}

/** With files, each told in words. */
const enclosed = (files: readonly PostFile[], body: object = {}) => ({
  body: {
    ...body,
    attachments: files.map(({ name, description }, id) => ({ id, filename: name, description })),
  },
  files: files.map(({ name, data }) => ({ name, data: Buffer.from(data) })),
})

/** Where a raid is played now, which may have changed since something was announced. */
const placeOf = ({ raid, channelId }: Delivery): string => raid.threadId ?? channelId

/** Somebody has deleted the thread of a raid that goes on: it gets another. */
async function openAnew(sending: Sending, to: Delivery): Promise<void> {
  const { raid, nonce } = to
  const { table, threads, log } = sending
  log.warn({ raid: raid.code, threadId: raid.threadId }, 'the thread is gone; the raid gets another')
  const body = { ...wire(lobbyPost(raid)), nonce: `t${nonce}`.slice(0, 25), enforce_nonce: true }
  const id = await create(sending, raid.channelId, body).catch((error: unknown) => {
    throw isGone(error) ? channelGone(sending, to) : error
  })
  const threadId = await threads.open({ channelId: raid.channelId, id }, threadName(raid))
  if (threadId === null) {
    await remove(sending, { channelId: raid.channelId, id }) // the next attempt posts another
    throw new Hindered('thread')
  }
  await table.setThread(raid.id, threadId)
  raid.threadId = threadId // for what follows in this batch
}

/** It may be that nobody ever comes back to it. */
const KEPT_MS = 7 * 86_400_000

/** What was announced is kept for a week: the channel may only be hidden from us. */
function channelGone(sending: Sending, { raid, triedSince }: Delivery): Error {
  sending.log.warn({ raid: raid.code, channelId: raid.channelId }, 'the channel is gone')
  const isOld = triedSince !== null && Date.now() - triedSince.getTime() > KEPT_MS
  return isOld ? new Undeliverable(`The channel ${raid.channelId} is gone.`) : new Hindered('channel')
}

interface Place {
  channelId: string
  id: string
}

/** @returns false when the message is there no more */
async function change(sending: Sending, { channelId, id }: Place, what: Post): Promise<boolean> {
  const { rest, pace } = sending
  await pace()
  try {
    const patch = () => rest.patch(Routes.channelMessage(channelId, id), { body: wire(what) })
    await inOpenThread(sending, channelId, patch)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** An answered question that stays is no harm: whatever hinders us here is only logged. */
async function remove({ rest, log, pace }: Sending, { channelId, id }: Place): Promise<void> {
  await pace()
  try {
    await rest.delete(Routes.channelMessage(channelId, id))
  } catch (error) {
    if (!isGone(error)) log.warn({ err: error, channelId, messageId: id }, 'an old prompt stays')
  }
}

const GONE: readonly unknown[] = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.UnknownMessage]

const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread

const isInvalid = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidFormBodyOrContentType

const isGone = (error: unknown): boolean => error instanceof DiscordAPIError && GONE.includes(error.code)

const wire = ({ content, embeds, components, pings }: Post) => ({
  content,
  embeds,
  components,
  allowed_mentions: { parse: [], users: pings },
})
