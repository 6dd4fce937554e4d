/** A bot whose machine has a wrong clock: it delays no announcement, loses none, and sends none twice. */
import { afterEach, expect, test } from 'vitest'
import { type Helper, startBotAt, startStandIn } from '../scripts/crowd/processes.ts'
import { messageOf, type PlaygroundClient, playgroundClient } from '../src/playground/client.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { nextBatch } from '../src/store/outbox.ts'
import { announce } from '../src/table/announce.ts'
import { find } from '../src/table/look.ts'
import { createDatabase, type EmptyDatabase } from './empty-database.ts'

const TWO_HOURS = 2 * 3_600_000
/** Far less than the clock is off. */
const SOON_MS = 20_000
/** A sender on a machine that nobody here can ask. */
const ELSEWHERE = 'another machine/1/1/0'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

interface Place {
  database: EmptyDatabase
  standIn: Helper & { url: string }
  discord: PlaygroundClient
}

/** A stand-in for Discord, whose clock is right, and a database with a raid in a thread. */
async function aPlace(): Promise<Place & { thread: string }> {
  const database = await createDatabase('pglite')
  ends.push(() => database.drop())
  const standIn = await startStandIn(1)
  ends.push(() => standIn.stop('SIGTERM'))
  const discord = playgroundClient(standIn.url)
  const bot = await startBotAt({ url: standIn.url, ...database.env })
  try {
    const raider = discord.as('Raider1')
    const { id } = messageOf(await raider.slash('raid create'))
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

/** Announces in the raid of this thread, with the right clock. */
const sayIn = (store: Store, threadId: string, times: number): Promise<void> =>
  store.transaction(async (tx) => {
    const raid = await find(tx, { threadId })
    if (!raid) throw new Error('there is no raid in this thread')
    await announce(tx, raid, Array(times).fill({ kind: 'awake', by: raid.leader }))
  })

async function startBot({ standIn, database }: Place, clockMs: number): Promise<void> {
  const bot = await startBotAt({ url: standIn.url, ...database.env, clockMs })
  ends.push(() => bot.stop('SIGTERM'))
}

/** The announcements in the thread, by their ids. */
const announced = async ({ discord }: Place, thread: string): Promise<string[]> =>
  (await discord.as('Raider1').messages(thread))
    .filter(({ author, content }) => author.bot && content.includes('has woken the raid'))
    .map(({ id }) => id)

test('set back by two hours, it sends at once what was announced, and what another machine had claimed', async () => {
  const place = await aPlace()
  await withStore(place.database, async (store) => {
    await sayIn(store, place.thread, 2)
    expect(await nextBatch(store, { sender: ELSEWHERE })).not.toEqual([])
    await sayIn(store, place.thread, 1)
  })
  await startBot(place, -TWO_HOURS)
  await place.discord.until(async () => (await announced(place, place.thread)).length === 3, SOON_MS)
})

test('ahead by two hours, it finds a message whose answer was lost, and sends it once', async () => {
  const place = await aPlace()
  const { discord, thread } = place
  await withStore(place.database, (store) => sayIn(store, thread, 2))
  const match = `POST /channels/${thread}/messages`
  await discord.faults({ rules: [{ do: 'dropAfter', match }], forgetNonces: true })
  await startBot(place, TWO_HOURS)
  await discord.until(async () => (await announced(place, thread)).length > 0, SOON_MS)
  await discord.faults({ forgetNonces: true })
  await discord.until(async () => (await announced(place, thread)).length > 1, SOON_MS)
  await discord.as('Raider1').in(thread).slash('raid join', { deck: 'horde-warrior' })
  expect(await announced(place, thread)).toHaveLength(2)
})
