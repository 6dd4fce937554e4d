/** A bot whose machine has a wrong clock delays no announcement, loses none, and sends none twice. */
import { afterEach, expect, test } from 'vitest'
import { type StartedProcess, startBotProcess, startStandIn } from '../scripts/crowd/processes.ts'
import { newPlaygroundClient, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { openStore, type Store } from '../src/store/database/open.ts'
import { claimNextMessages } from '../src/store/outbox/outbox.ts'
import { addAnnouncements } from '../src/table/announcing/announce.ts'
import { findRaidInfo } from '../src/table/views/look.ts'
import { createDatabase, type DatabaseKind, type EmptyDatabase, KINDS } from './empty-database.ts'

const MINUTE = 60_000
/** A time far shorter than the error of the clock. */
const SOON_MS = 20_000
/** The name of a sender on a machine that nobody here can ask. */
const ELSEWHERE = 'another machine/1/1/0'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

interface Place {
  database: EmptyDatabase
  standIn: StartedProcess & { url: string }
  discord: PlaygroundClient
}

/** Opens a stand-in for Discord, whose clock is right, and a database with a raid in a thread. */
async function aPlace(kind: DatabaseKind = 'pglite'): Promise<Place & { thread: string }> {
  const database = await createDatabase(kind)
  ends.push(() => database.drop())
  const standIn = await startStandIn(1, 1, SOON_MS) // a busy machine needs more than Discord's three seconds
  ends.push(() => standIn.stop('SIGTERM'))
  const discord = newPlaygroundClient(standIn.url)
  const bot = await startBotProcess({ url: standIn.url, ...database.env })
  try {
    const raider = discord.as('Raider1')
    const { id } = resultingMessage(await raider.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
    await discord.until(async () => (await raider.state()).channels.some((one) => one.id === id), SOON_MS)
    await raider.select(id, ['horde-rogue'])
    return { database, standIn, discord, thread: id }
  } finally {
    await bot.stop('SIGTERM')
  }
}

async function withStore<T>({ options }: EmptyDatabase, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Announces something in the raid of this thread, with the right clock. */
const sayIn = (store: Store, threadId: string, times: number): Promise<void> =>
  store.transaction(async (tx) => {
    const raid = await findRaidInfo(tx, { threadId })
    if (!raid) throw new Error('there is no raid in this thread')
    await addAnnouncements(tx, raid, Array(times).fill({ kind: 'awake', by: raid.leader }))
  })

async function startBot({ standIn, database }: Place, clockMs: number): Promise<void> {
  const bot = await startBotProcess({ url: standIn.url, ...database.env, clockMs })
  ends.push(() => bot.stop('SIGTERM'))
}

/** The announcements in the thread, by their ids. */
const announced = async ({ discord }: Place, thread: string): Promise<string[]> =>
  (await discord.as('Raider1').messages(thread))
    .filter(({ author, content }) => author.bot && content.includes('has woken the raid'))
    .map(({ id }) => id)

test.each([5, 120])('set back by %d minutes, it sends earlier announcements at once', async (minutes) => {
  const place = await aPlace()
  await withStore(place.database, async (store) => {
    await sayIn(store, place.thread, 2)
    expect(await claimNextMessages(store, { sender: ELSEWHERE })).not.toEqual([])
    await sayIn(store, place.thread, 1)
  })
  await startBot(place, -minutes * MINUTE)
  await place.discord.until(async () => (await announced(place, place.thread)).length === 3, SOON_MS)
})

/** A test can't set back a server's clock, so the rows get later times instead. */
test.runIf(KINDS.includes('postgres'))(
  'set back by two hours with its PostgreSQL, it sends at once the messages that another machine had claimed',
  async () => {
    const place = await aPlace('postgres')
    await withStore(place.database, async (store) => {
      await sayIn(store, place.thread, 2)
      expect(await claimNextMessages(store, { sender: ELSEWHERE })).not.toEqual([])
      await store.db.$executeRaw`
        UPDATE "Outbox" SET "createdAt" = "createdAt" + interval '2 hours', "triedAt" = "triedAt" + interval '2 hours',
          "notBefore" = "notBefore" + interval '2 hours', "claimedUntil" = "claimedUntil" + interval '2 hours'`
    })
    await startBot(place, 0)
    await place.discord.until(async () => (await announced(place, place.thread)).length === 2, SOON_MS)
  },
)

test('ahead by two hours, it finds a message whose reply was lost, and sends it once', async () => {
  const place = await aPlace()
  const { discord, thread } = place
  await startBot(place, 120 * MINUTE)
  const raider = discord.as('Raider1')
  const match = `POST /channels/${thread}/messages`
  await discord.faults({ rules: [{ do: 'dropAfter', match }] })
  await raider.click(thread, 'Start')
  const said = async () => (await raider.messages(thread)).filter(({ author }) => author.bot)
  const nonces = async () => (await said()).flatMap(({ nonce }) => nonce ?? [])
  await discord.until(async () => (await said()).length > 0, SOON_MS)
  await discord.faults({ forgetNonces: true })
  await discord.until(async () => (await said()).some(({ content }) => content.startsWith('▶')), SOON_MS)
  expect(new Set(await nonces()).size).toBe((await nonces()).length)
  const begun = (await said()).filter(({ embeds }) => JSON.stringify(embeds).includes('the raid begins'))
  expect(begun).toHaveLength(1)
})
