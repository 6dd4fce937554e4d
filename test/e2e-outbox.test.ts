/**
 * The contents of the thread, and messages to the raid leader, when Discord or a person there keeps the bot from
 * sending.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { PermissionFlagsBits } from 'discord.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  isEphemeral,
  type PlaygroundPerson,
  resultingMessage,
  type SimulatedFaults,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { topicOfRaid } from '../src/store/outbox/topics.ts'
import { dropTopicQueue, findTopicQueue } from '../src/table/sending/topic-queue.ts'
import { userText } from '../src/texts/user-text.ts'
import { Evening } from './support/evening.ts'
import { withPicture } from './support/pictures.ts'
import { asks, keepHand, openQuestion } from './support/questions.ts'

const SEED = '5'.repeat(32)
let evening: Evening
let anna: PlaygroundPerson
let raid: { id: string; code: string; channel: string; thread: string }

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED, clickPatience: { openMs: 10_000, takenMs: 20_000 } })
})
afterAll(() => evening.close())

/** Opens a raid in which Anna raids alone and has kept her hand. Next is her turn, or a window. */
beforeEach(async () => {
  await faults({ clear: true, closedDms: [], managesThreads: true })
  anna = evening.discord.as('Anna').in(await freshChannel())
  const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await anna.select(lobby.id, ['horde-rogue'])
  await anna.click(lobby.id, 'Start')
  const row = await evening.discord.until(() =>
    evening.store.db.raid.findUnique({ where: { threadId: lobby.id } }),
  )
  raid = { id: row.id, code: row.code, channel: row.channelId, thread: lobby.id }
  const mulligan = await asked()
  await keepHand(anna, mulligan)
  await askedAfter(mulligan)
})

const faults = (order: SimulatedFaults) => evening.discord.faults(order)

async function freshChannel(): Promise<string> {
  const { id } = evening.playground.world.addTextChannel(`raids-${evening.playground.world.channels.size}`)
  return id
}

/** The messages that everybody sees. */
const inThread = async () => (await anna.messages(raid.thread)).filter((one) => !isEphemeral(one))

const asked = () => evening.discord.until(async () => openQuestion(await inThread()), 15_000)

const askedAfter = (before: MessageJson) =>
  evening.discord.until(async () => openQuestion(await inThread(), before), 15_000)

/** Makes the question so old that the next one is posted below it. */
async function isOld(): Promise<void> {
  await allSent()
  await evening.store.db.outbox.updateMany({
    where: { about: { raidId: raid.id }, status: 'sent' },
    data: { sentAt: new Date(Date.now() - 2 * 3_600_000) },
  })
  const line = findTopicQueue(topicOfRaid(raid.id))
  if (line) dropTopicQueue(line) // as if another process had sent it
}

/** The announcements that are still in the outbox. */
const waiting = () =>
  evening.store.db.outbox.findMany({ where: { about: { raidId: raid.id }, status: 'waiting' } })
const allSent = () => evening.discord.until(async () => (await waiting()).length === 0, 20_000)

const hindrance = () =>
  evening.discord.until(async () => (await waiting()).find((row) => row.lastError), 15_000)

/** Expects that every announcement with a message has a separate one, and that they are in order. */
async function expectEachOnce(): Promise<void> {
  const rows = await evening.store.db.outbox.findMany({
    where: { about: { raidId: raid.id } },
    orderBy: { order: 'asc' },
  })
  const nonces = (await inThread()).flatMap(({ nonce }) => (nonce === undefined ? [] : [String(nonce)]))
  expect(new Set(nonces).size).toBe(nonces.length)
  expect(nonces).toEqual(rows.map((row) => row.nonce).filter((nonce) => nonces.includes(nonce)))
}

/** Answers by typing, which needs no message. */
const pass = () => anna.slash('pass')

const dms = async () => {
  const dm = [...evening.playground.world.channels.values()].find(
    (one) => one.type === 1 && one.name === '@Anna',
  )
  return dm ? (await anna.messages(dm.id)).filter((one) => one.content.includes(raid.code)) : []
}

const toThread = () => `POST /channels/${raid.thread}/messages`

test('an outage delays announcements and loses none of them', async () => {
  const before = await asked()
  await isOld()
  await faults({
    rules: [
      { do: 'error503', times: 5, match: toThread() },
      { do: 'dropBefore', match: toThread() },
      { do: 'rateLimit', times: 2, match: toThread(), retryAfter: 0.2 },
      { do: 'rateLimit', match: toThread(), retryAfter: 0.2, global: true },
    ],
  })
  await pass()
  await askedAfter(before)
  await allSent()
  await expectEachOnce()
  expect(await dms()).toEqual([])
})

test('a message whose reply was lost is found when its nonce is forgotten', async () => {
  const before = await asked()
  await isOld()
  await faults({ rules: [{ do: 'dropAfter', match: toThread() }] })
  await pass()
  await hindrance()
  await faults({ forgetNonces: true })
  const arrived = (await inThread()).filter((one) => one.id > before.id)
  await askedAfter(before)
  await allSent()
  const below = (await inThread()).filter((one) => one.id > before.id)
  expect(arrived).toHaveLength(1)
  expect(below.map((one) => one.id)).toEqual([arrived[0]?.id])
  expect((await inThread()).filter(asks)).toHaveLength(1)
})

test('a message whose reply was lost, and that was deleted then, is neither posted again nor a lost thread', async () => {
  const lobbies = async () => (await anna.messages()).filter((one) => !isEphemeral(one)).length
  const [before, lobbiesBefore] = [await asked(), await lobbies()]
  await isOld()
  await faults({ rules: [{ do: 'dropAfter', match: toThread() }] })
  await pass()
  await hindrance()
  const arrived = (await inThread()).filter((one) => one.id > before.id)
  expect(arrived).toHaveLength(1)
  await faults({ remove: arrived.map((one) => one.id) })
  await allSent()
  const { threadId } = await evening.store.db.raid.findUniqueOrThrow({ where: { id: raid.id } })
  expect(threadId).toBe(raid.thread)
  expect(await lobbies()).toBe(lobbiesBefore)
  await pass()
  await askedAfter(before)
  expect((await inThread()).filter(asks)).toHaveLength(1)
})

test('nothing is sent to a server that has removed the bot, and everything arrives when it returns', async () => {
  const before = await asked()
  await isOld()
  await faults({ removed: true })
  const { guildId } = await evening.store.db.raid.findUniqueOrThrow({ where: { id: raid.id } })
  const leftAt = async () =>
    (await evening.store.db.guild.findUniqueOrThrow({ where: { id: guildId } })).leftAt
  await evening.discord.until(leftAt)
  const { decision } = await theirDecision()
  await evening.table.answer(raid.id, await leader(), [{ decision, picks: ['pass'] }])
  expect(await waiting()).not.toEqual([])
  await faults({ removed: false })
  await evening.discord.until(async () => (await leftAt()) === null)
  await askedAfter(before)
  await allSent()
  expect((await evening.discord.requests()).filter(({ status }) => status === 403)).toEqual([])
  await expectEachOnce()
})

test('a deleted prompt is not posted again, and the next one is', async () => {
  const before = await asked()
  await faults({ remove: [before.id] })
  await pass()
  await askedAfter(before)
  await allSent()
  expect((await inThread()).filter(asks)).toHaveLength(1)
})

test('a deleted thread is opened again, with the later messages', async () => {
  await faults({ remove: [raid.thread] })
  await pass()
  await allSent()
  const { threadId } = await evening.store.db.raid.findUniqueOrThrow({ where: { id: raid.id } })
  expect(threadId).not.toBe(raid.thread)
  raid.thread = threadId ?? ''
  await asked()
})

test('if no thread may be opened the leader is informed, and the lobby is not posted again and again', async () => {
  const lobbies = async () => (await anna.messages()).filter((one) => !isEphemeral(one)).length
  const before = await lobbies()
  await faults({ remove: [raid.thread], rules: [{ do: 'refuse', times: 2, match: '/threads' }] })
  await pass()
  expect((await hindrance()).lastError).toContain('thread')
  await allSent()
  expect(await lobbies()).toBe(before + 1)
  expect(await dms()).toMatchObject([{ content: expect.stringContaining('Create Public Threads') }])
})

const { CreatePublicThreads, EmbedLinks, SendMessages, ViewChannel } = PermissionFlagsBits

test.each([
  ['Create Public Threads', CreatePublicThreads],
  ['Send Messages', SendMessages],
  ['Embed Links', EmbedLinks],
  ['View Channel', ViewChannel],
  ['Send Messages and Create Public Threads', SendMessages | CreatePublicThreads],
])('after a deleted thread the leader learns that exactly %s is missing', async (names, denied) => {
  const { channel } = raid
  const of = 'Lairkeeper'
  await faults({ remove: [raid.thread], overwrites: [{ channel, of, deny: `${denied}` }] })
  await pass()
  await hindrance()
  await faults({ overwrites: [{ channel, of }] })
  await allSent()
  expect(await dms()).toMatchObject([{ content: expect.stringContaining(`permissions there: ${names}. `) }])
})

test('after a deleted thread the leader learns that the server has too many active threads', async () => {
  const status = 400
  const rule = { do: 'refuse', times: 1, match: '/threads', status, code: 160006 } as const
  await faults({ remove: [raid.thread], rules: [rule] })
  await pass()
  await hindrance()
  await allSent()
  expect(await dms()).toMatchObject([{ content: expect.stringContaining('as many active threads as') }])
})

test('a thread that can’t be woken because of the limit of threads isn’t called locked', async () => {
  await isOld()
  await faults({
    threads: [{ id: raid.thread, archived: true }],
    rules: [{ do: 'refuse', times: 1, match: toThread(), status: 400, code: 160006 }],
  })
  await evening.table.answer(raid.id, await leader(), [
    { decision: (await theirDecision()).decision, picks: ['pass'] },
  ])
  await hindrance()
  await allSent()
  expect(await dms()).toMatchObject([{ content: expect.stringContaining('can’t wake it') }])
})

test.each([50013, 50001])(
  'without a permission (%i) the leader gets one private message, and all announcements come later',
  async (code) => {
    const before = await asked()
    await isOld()
    await faults({ rules: [{ do: 'refuse', times: 2, code, match: toThread() }] })
    await pass()
    await askedAfter(before)
    await allSent()
    await expectEachOnce()
    expect(await dms()).toMatchObject([{ content: expect.stringContaining('I need these permissions') }])
  },
)

test('a leader who takes no private messages is informed in the channel', async () => {
  await isOld()
  await faults({ closedDms: ['Anna'], rules: [{ do: 'refuse', times: 2, match: toThread() }] })
  await pass()
  await allSent()
  const said = (await anna.messages()).filter((one) => one.content.includes('I need these permissions'))
  expect(said).toHaveLength(1)
  expect(said[0]?.mentions.map((one) => one.global_name)).toEqual(['Anna'])
})

test('a raid that begins while its thread is being opened is announced in the thread, not in the channel', async () => {
  await faults({ rules: [{ do: 'rateLimit', match: '/threads', retryAfter: 1 }] })
  const dora = evening.discord.as('Dora').in(await freshChannel())
  const lobby = resultingMessage(await dora.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await dora.select(lobby.id, ['horde-rogue'])
  await dora.click(lobby.id, 'Start')
  await evening.threadOn(lobby)
  await evening.discord.until(async () => openQuestion(await dora.messages(lobby.id)))
  expect((await dora.messages()).filter((one) => !isEphemeral(one)).map(({ id }) => id)).toEqual([lobby.id])
})

test('an archived thread is reactivated', async () => {
  const before = await asked()
  await faults({ threads: [{ id: raid.thread, archived: true }] })
  await pass()
  await askedAfter(before)
  await allSent()
  await expectEachOnce()
})

test('a locked thread stays locked: the leader gets one message, and all announcements come when it is open', async () => {
  const before = await asked()
  await faults({ managesThreads: false, threads: [{ id: raid.thread, archived: true, locked: true }] })
  await pass()
  expect((await hindrance()).lastError).toContain('locked')
  await sleep(1_500) // the next attempt fails as well
  expect(await dms()).toMatchObject([{ content: expect.stringMatching(/is locked|has locked/) }])
  await faults({ threads: [{ id: raid.thread, archived: false, locked: false }] })
  await askedAfter(before)
  await allSent()
  await expectEachOnce()
})

test.each([
  ['a locked thread', false],
  ['an archived and locked thread', true],
])('of %s the leader and the channel are told that nobody can press a button', async (_, archived) => {
  const before = (await dms()).length
  await faults({ threads: [{ id: raid.thread, archived, locked: true }] })
  await evening.discord.until(async () => (await dms()).length > before)
  expect((await dms()).at(-1)?.content).toContain('Nobody can press a button')
  const inChannel = async () =>
    (await anna.messages()).find(({ content }) => content.includes('Nobody can press'))
  expect(await evening.discord.until(inChannel)).toMatchObject({ mentions: [] })
  await faults({ threads: [{ id: raid.thread, archived: false, locked: false }] })
})

test('where the bot may not attach files, a raid goes on in words to its end', async () => {
  const { channel } = raid
  const of = 'Lairkeeper'
  const [before, words] = [await asked(), (await dms()).length]
  await isOld()
  await faults({ overwrites: [{ channel, of, deny: `${PermissionFlagsBits.AttachFiles}` }] })
  await evening.table.answer(raid.id, await leader(), [
    { decision: (await theirDecision()).decision, picks: ['pass'] },
  ])
  const after = await askedAfter(before)
  expect([after.attachments, after.components.length > 0]).toEqual([[], true])
  const refused = (await evening.discord.requests()).filter(({ status }) => status === 403)
  expect(refused.some(({ path }) => path === `/channels/${raid.thread}/messages`)).toBe(true)
  await evening.table.concede(raid.id, await leader())
  await allSent()
  const end = (await inThread()).at(-1)
  expect([end?.attachments, textOf(end)]).toEqual([[], expect.stringContaining('have fallen')])
  expect((await dms()).length).toBe(words)
  await faults({ overwrites: [{ channel, of }] })
})

const textOf = (message: MessageJson | undefined) => `${message?.content} ${JSON.stringify(message?.embeds)}`

test('if the whole channel is deleted the leader is informed, and the announcements are stored', async () => {
  await faults({ remove: [raid.thread] })
  evening.playground.world.deleteChannel(evening.playground.world.channel(anna.channel))
  await evening.discord.as('Anna').slash('raid status') // other channels go on
  const { decision } = await theirDecision()
  await evening.table.answer(raid.id, await leader(), [{ decision, picks: ['pass'] }])
  expect((await hindrance()).lastError).toContain('channel')
  expect(await dms()).toMatchObject([{ content: expect.stringContaining('Nothing of it is lost') }])
  expect(
    await evening.store.db.outbox.count({ where: { about: { raidId: raid.id }, status: 'dropped' } }),
  ).toBe(0)
})

async function leader() {
  const row = await evening.store.db.raid.findUniqueOrThrow({
    where: { id: raid.id },
    include: { leader: true },
  })
  return { id: row.leader.id, name: userText(row.leader.name) }
}

async function theirDecision() {
  const { view } = await evening.table.look(raid.id, await leader())
  return { decision: view?.decision?.id ?? -1 }
}

const refusal = { do: 'refuse', status: 400, code: 50035, message: 'Invalid Form Body' } as const

test('a message that Discord refuses is reported in plain words, and the raid goes on', async () => {
  await asked()
  await isOld()
  await faults({ rules: [{ ...refusal, match: toThread() }] })
  await pass()
  await allSent()
  const said = async () => (await inThread()).filter((one) => one.content.includes('can’t show here'))
  const [plain, ...more] = await said()
  expect(more).toEqual([])
  await pass()
  await allSent()
  expect((await asked()).id).toBe(plain?.id)
  expect(await said()).toEqual([])
})

test('a question that Discord refuses as an edit of another is asked below it', async () => {
  const before = await asked()
  const edits = ['/messages/@original', `PATCH /channels/${raid.thread}/messages`] // a click's token first, then the bot's
  await faults({ rules: edits.map((match) => ({ ...refusal, match })) })
  await pass()
  await allSent()
  const after = await askedAfter(before)
  expect([after.id > before.id, after.mentions]).toEqual([true, []])
  await expectEachOnce()
})

test('buttons that were posted before a restart still answer', async () => {
  const before = await asked()
  await evening.stopBot()
  await evening.startBot()
  await evening.discord.botOnline()
  const sure = resultingMessage(await anna.click(before.id, 'End turn'))
  await anna.click(sure.id, 'End turn anyway')
  await askedAfter(before)
  const here = anna.in(raid.thread)
  const hand = await withPicture(evening.discord, here, resultingMessage(await here.slash('hand')))
  expect(hand.attachments.map((one) => one.filename)).toEqual(['hand.png'])
})

test('a question that people have pushed up by talking is asked below at the next answer, without a ping', async () => {
  const before = await asked()
  const pings = await evening.discord.pings('Anna')
  const friend = evening.discord.as('Ben').in(raid.thread)
  for (const said of ['What now?', 'Attack!']) await friend.say(said)
  await pass()
  const here = await askedAfter(before)
  expect(here.id).toBe(before.id)
  await friend.say('Or wait.')
  await pass()
  const below = await askedAfter(here)
  expect(below.id).not.toBe(before.id)
  await expect.poll(async () => (await inThread()).filter(asks)).toHaveLength(1) // the old one is deleted afterwards
  expect(await evening.discord.pings('Anna')).toEqual(pings)
  await allSent()
  await expectEachOnce()
})

describe('an answer on the question itself', () => {
  const own = () => ({ times: 20, match: `PATCH /channels/${raid.thread}/messages` })
  const byAnswer = () => ({ times: 1, match: 'POST /interactions/' })
  const byClick = () => ({ times: 20, match: 'PATCH /webhooks/' })
  const changes = { own: [own], byAnswer: [byAnswer], byClick: [byAnswer, byClick] }

  /**
   * Makes the stand-in refuse edits with the bot's own token, or the edit that answers the click, or also those with
   * the click's token.
   */
  const refuse = (way: keyof typeof changes) => {
    const rules = changes[way].map((rule) => ({ do: 'refuse' as const, status: 404, code: 10015, ...rule() }))
    return faults({ rules })
  }

  beforeEach(async () => {
    const { users } = await anna.state()
    const id = users.find((one) => one.global_name === 'Anna')?.id ?? ''
    await evening.table.settings.changePerson({ id, name: userText('Anna') }, { lookBack: false })
  })

  test.each(['own', 'byAnswer', 'byClick'] as const)(
    'edits it as the answer to the click, else with its token, else with the bot’s own token (no %s)',
    async (way) => {
      const before = await asked()
      await refuse(way)
      const { outcome } = await anna.click(before.id, 'End turn')
      const after = await askedAfter(before)
      expect([outcome.kind, after.id]).toEqual([way === 'byClick' ? 'acknowledged' : 'update', before.id])
      await allSent()
      await expectEachOnce()
    },
  )
})
