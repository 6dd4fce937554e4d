/** How the events of the gateway change the recorded servers, with discord.js at the stand-in. */
import { Events } from 'discord.js'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import {
  discord,
  logInNewBot,
  playground,
  startPlaygroundForEachTest,
} from '../../playground/playground.testkit.ts'
import type { Transaction } from '../../store/database/open.ts'
import { ServerMembership } from './server-membership.ts'

startPlaygroundForEachTest({ guilds: 2 })

/** A client whose servers are followed, and the first words of the recorded SQL statements. */
async function followed() {
  const statements: string[] = []
  const run = async ([first = '']: readonly string[], ...values: readonly unknown[]) => {
    const leaves = first.includes('SET "leftAt" = now()')
    statements.push(`${leaves ? 'left' : 'here'} ${values.flat().length}`)
    return 0
  }
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    work({ $executeRaw: run } as unknown as Transaction)
  const client = await logInNewBot()
  const log = pino({ level: 'silent' })
  const membership = new ServerMembership({ store: { transaction }, rest: client.rest, log })
  membership.follow(client, { shard: 0, count: 1 })
  return { client, membership, statements }
}

const [LEFT, HERE] = ['left 1', 'here 1']

/** Waits until the client has received an event, and everything that follows from it was recorded. */
async function after(client: Awaited<ReturnType<typeof logInNewBot>>, event: string, order: object) {
  const seen = new Promise((resolve) => client.once(event, resolve))
  await discord.faults(order)
  await seen
  await new Promise((resolve) => setImmediate(resolve))
}

const firstServer = () => `${playground.world.guilds[0]?.id}`

test('a server that removes the bot and adds it again is recorded once each time', async () => {
  const { client, statements } = await followed()
  await after(client, Events.GuildDelete, { removed: [firstServer()] })
  expect(statements).toEqual([LEFT])
  await after(client, Events.GuildCreate, { removed: [] })
  expect(statements).toEqual([LEFT, HERE])
})

test('so is a server whose removal the gateway didn’t report', async () => {
  const { client, membership, statements } = await followed()
  await discord.faults({ losesRemovals: true, removed: [firstServer()] })
  expect(await membership.hasLeft(firstServer())).toBe(true)
  expect(statements).toEqual([LEFT])
  await after(client, Events.GuildCreate, { removed: [] })
  expect(statements).toEqual([LEFT, HERE])
})

test('after an outage servers are here, even if another process has recorded that the bot left them', async () => {
  const { client, statements } = await followed()
  await after(client, Events.GuildUnavailable, { outage: true })
  expect(statements).toEqual([])
  await after(client, Events.GuildAvailable, { outage: false })
  await vi.waitFor(() => expect(statements).toEqual([HERE, HERE]))
})

test('a new session records all servers at once', async () => {
  const { client, statements } = await followed()
  await after(client, Events.ShardReady, { killSockets: 'forgotten' })
  await vi.waitFor(() => expect(client.guilds.cache.every(({ available }) => available)).toBe(true))
  expect(statements).toEqual([expect.stringMatching(/^left/), 'here 2'])
})
