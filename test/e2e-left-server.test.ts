/** Servers that have removed the bot while the gateway lost the event. Discord then refuses all of their routes. */
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
import { keepHand, openQuestion } from './support/questions.ts'

const SEED = '5'.repeat(32)

let evening: Evening
/** Raids that Anna plays alone, in a server that stays and in one that removes the bot. */
let here: OpenRaid
let there: OpenRaid

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => SEED, guilds: 2 })
})
afterAll(() => evening.close())

beforeEach(async () => {
  await faults({ clear: true, removed: [], losesRemovals: false })
  here = await openRaid('raids')
  there = await openRaid('raids-2')
})

const faults = (order: SimulatedFaults) => evening.discord.faults(order)

interface OpenRaid {
  readonly id: string
  readonly guild: string
  readonly channel: string
  readonly thread: string
  readonly anna: PlaygroundPerson
  /** The question that was open at the beginning. */
  readonly before: MessageJson
}

/** Opens a raid in which Anna has kept her hand, and in which everything has been sent. */
async function openRaid(channel: string): Promise<OpenRaid> {
  const anna = evening.discord.as('Anna').in(channel)
  const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await anna.select(lobby.id, ['horde-rogue'])
  await anna.click(lobby.id, 'Start')
  const { id, guildId, channelId } = await evening.raidIn(lobby.id)
  const mulligan = await asked(anna, lobby.id)
  await keepHand(anna.in(lobby.id), mulligan)
  const before = await asked(anna, lobby.id, mulligan)
  await evening.allSent()
  return { id, guild: guildId, channel: channelId, thread: lobby.id, anna, before }
}

const asked = (anna: PlaygroundPerson, thread: string, before?: MessageJson) =>
  evening.discord.until(async () => {
    const all = await anna.messages(thread)
    return openQuestion(
      all.filter((one) => !isEphemeral(one)),
      before,
    )
  })

/** The next question, after Anna's answer. */
const goesOn = ({ anna, thread, before }: OpenRaid) => asked(anna, thread, before)

/** Anna passes, without a click or command of the raid's server. The next question is posted below an old one. */
async function passes({ id, anna }: OpenRaid): Promise<void> {
  await evening.store.db.outbox.updateMany({
    where: { about: { raidId: id }, status: 'sent' },
    data: { sentAt: new Date(Date.now() - 2 * 3_600_000) },
  })
  const queue = findTopicQueue(topicOfRaid(id))
  if (queue) dropTopicQueue(queue) // as if another process had sent it
  const { me } = await anna.state()
  const person = { id: me.id, name: userText('Anna') }
  const { view } = await evening.table.look(id, person)
  await evening.table.answer(id, person, [{ decision: view?.decision?.id ?? -1, picks: ['pass'] }])
}

const leftAt = async ({ guild }: OpenRaid) =>
  (await evening.store.db.guild.findUniqueOrThrow({ where: { id: guild } })).leftAt

/** The requests about a raid and its server since the test began. */
const requestsOf = async ({ guild, channel, thread }: OpenRaid) =>
  (await evening.discord.requests()).filter(
    ({ method, path }) => method !== 'PUT' && [guild, channel, thread].some((id) => path.includes(`/${id}`)),
  )

const refusalsOf = async (raid: OpenRaid) =>
  (await requestsOf(raid)).filter(({ status }) => status === 403 || status === 404)

const guildChecks = async ({ guild }: OpenRaid) =>
  (await evening.discord.requests()).filter(({ path }) => path.endsWith(`/guilds/${guild}`)).length

const hindrance = ({ id }: OpenRaid) =>
  evening.discord.until(() =>
    evening.store.db.outbox.findFirst({
      where: { about: { raidId: id }, status: 'waiting', lastError: { not: null } },
    }),
  )

const privateWords = async () => evening.discord.as('Anna').messages(await evening.discord.dmWith('Anna'))

describe('a server that has removed the bot without an event of the gateway', () => {
  test.each([
    ['Missing Access', 403, 50001],
    ['Unknown Guild', 404, 10004],
  ])(
    'gets no more requests when it answers %s, and its raid goes on when it returns',
    async (_, status, code) => {
      const rule = { do: 'refuse', match: `GET /guilds/${there.guild}`, status, code } as const
      await faults({ losesRemovals: true, removed: [there.guild], rules: [rule] })
      const words = (await privateWords()).length
      const refusedBefore = (await refusalsOf(there)).length
      await passes(there)
      await evening.discord.until(() => leftAt(there))
      const refused = (await refusalsOf(there)).slice(refusedBefore)
      expect(refused.map(({ method }) => method)).toEqual(['POST', 'GET'])
      expect(await evening.meters.registry.metrics()).toContain(
        'lairkeeper_refused_requests_total{status="403"}',
      )
      await passes(here)
      await goesOn(here)
      const sent = (await requestsOf(there)).length
      await sleep(3_000) // the second and third attempt would come after one and two seconds
      expect((await requestsOf(there)).length).toBe(sent)
      expect(await leftAt(here)).toBeNull()
      expect((await privateWords()).length).toBe(words)
      await faults({ removed: [] })
      await evening.discord.until(async () => (await leftAt(there)) === null)
      await goesOn(there)
      await evening.allSent()
    },
  )

  test('goes on after an outage in which Discord didn’t know it', async () => {
    const { guild, thread } = there
    await faults({
      outage: true,
      rules: [
        { do: 'refuse', match: `POST /channels/${thread}/messages`, code: 50001 },
        { do: 'refuse', match: `GET /guilds/${guild}`, status: 404, code: 10004 },
      ],
    })
    await passes(there)
    await evening.discord.until(() => leftAt(there))
    await faults({ outage: false })
    await goesOn(there)
    expect(await leftAt(there)).toBeNull()
    await evening.allSent()
  })

  test('sleeps without a refused request when the bot connects again', async () => {
    await faults({ losesRemovals: true, removed: [there.guild], killSockets: 'forgotten' })
    await evening.discord.until(() => leftAt(there))
    const sent = (await requestsOf(there)).length
    await passes(there)
    await passes(here)
    await goesOn(here)
    expect((await requestsOf(there)).length).toBe(sent)
    await faults({ removed: [] })
    await goesOn(there)
    expect(await leftAt(there)).toBeNull()
    await evening.allSent()
  })
})

test('a channel that the bot may not see any more doesn’t put its server to sleep, and is checked once', async () => {
  const { channel } = there
  const of = 'Lairkeeper'
  const checks = await guildChecks(there)
  await faults({ overwrites: [{ channel, of, deny: `${PermissionFlagsBits.ViewChannel}` }] })
  await passes(there)
  expect((await hindrance(there)).lastError).toContain('permission')
  await evening.discord.until(async () => ((await hindrance(there)).attempts ?? 0) >= 2)
  expect(await guildChecks(there)).toBe(checks + 1)
  expect(await leftAt(there)).toBeNull()
  await faults({ overwrites: [{ channel, of }] })
  await goesOn(there)
  await evening.allSent()
})
