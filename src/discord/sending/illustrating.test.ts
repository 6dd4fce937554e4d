import { Worker } from 'node:worker_threads'
import { REST } from 'discord.js'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../../test/databases.ts'
import { type PlaygroundClient, playgroundClient } from '../../playground/client.ts'
import { type Playground, startPlayground } from '../../playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import { openStore, type Store } from '../../store/open.ts'
import type { Announcement, RaidCard } from '../../table/contract.ts'
import type { SaidNews } from '../../table/outbox.ts'
import { openTable } from '../../table/table.ts'
import { eachMoment, heuristicPlayer, raidCardOf } from '../fixture.ts'
import { newSheet } from '../pictures/fixture.ts'
import { sheetShown } from '../pictures/sheet/shown.ts'
import { openStudio, type Studio } from '../pictures/studio.ts'
import { deliver } from './deliver.ts'
import { newsPost } from './news.ts'
import type { Sending } from './sending.ts'

let playground: Playground
let discord: PlaygroundClient
let studio: Studio
let database: EmptyDatabase
let store: Store

beforeAll(async () => {
  database = await createEmptyDatabase('pglite')
  store = await openStore(database.options)
  playground = await startPlayground({})
  discord = playgroundClient(playground.url)
})
afterEach(() => studio.close())
afterAll(async () => {
  await playground.close()
  await store.close()
  await database.drop()
})

const painter = (code: string) => () =>
  new Worker(`const { parentPort } = require("node:worker_threads"); ${code}`, { eval: true })
const AFTER_A_WHILE = painter(
  'parentPort.on("message", ({ id }) => setTimeout(() => parentPort.postMessage({ id, png: new Uint8Array([137, 80]) }), 900))',
)
const DIES = painter('parentPort.on("message", () => process.exit(3))')
const STUCK = painter('parentPort.on("message", () => {})')

type News = Extract<Announcement, { kind: 'news' }>

/** News of a turn that begins, with its board, and those that follow until the next turn. */
function newsOfATurn(): [News, ...News[]] {
  const turns: [News, ...News[]][] = []
  eachMoment({ seed: 2, seats: 2, policy: heuristicPlayer, most: 60 }, ({ news }) => {
    if (news?.board) turns.push([structuredClone(news)])
    else if (news && newsPost(raidCardOf(2, 2), news)) turns.at(-1)?.push(structuredClone(news))
  })
  const found = turns.find((turn) => turn.length > 2)
  if (!found) throw new Error('nothing happens in any turn')
  return found
}

let nonce = 0

async function told(
  what: News = newsOfATurn()[0],
  last: SaidNews | null = null,
): Promise<{ raid: RaidCard; id: string | null }> {
  const [channel] = (await discord.as('Anna').state()).channels
  const channelId = channel?.id ?? ''
  const raid = { ...raidCardOf(2, 2), channelId, threadId: null }
  const sending: Sending = {
    rest: new REST({ api: playground.api }).setToken(PLAYGROUND_TOKEN),
    table: {
      annals: openTable(store).annals,
      look: () => Promise.reject(new Error('nobody looks')),
      setThread: () => Promise.resolve(),
      tutorial: {
        find: () => Promise.resolve(null),
        begin: () => Promise.reject(new Error('nobody learns')),
        learned: () => Promise.resolve([]),
      },
    },
    threads: {
      open: () => Promise.resolve(null),
      openPrivate: () => Promise.resolve(null),
      invite: () => Promise.resolve(),
      archive: () => Promise.resolve(),
    },
    studio,
    log: pino({ level: 'silent' }),
    pace: () => Promise.resolve(),
    spoken: { ofGuild: () => Promise.resolve('en'), ofPerson: () => Promise.resolve('en') },
  }
  const to = {
    raid,
    channelId,
    triedSince: null,
    lastError: null,
    noted: async () => new Set<string>(),
    nonce: `n${++nonce}`,
    lastMessage: () => Promise.resolve(null),
    lastNews: () => Promise.resolve(last),
  }
  return { raid, id: await deliver(sending, what, to) }
}

const shown = async (id: string | null) => (await discord.as('Anna').messages()).find((one) => one.id === id)
const count = async () => (await discord.as('Anna').messages()).length

describe('a turn’s news', () => {
  it('come with a picture of the board that is told in words, and the same as text', async () => {
    studio = openStudio({})
    const { id } = await told()
    const message = await discord.until(async () => {
      const found = await shown(id)
      return found?.attachments.length === 1 ? found : null
    })
    expect(message.attachments[0]).toMatchObject({ filename: 'board.png', content_type: 'image/png' })
    expect(JSON.stringify(message.attachments[0])).toContain('The board of The Deadmines')
    expect(JSON.stringify(message.embeds)).toContain('Turn 1')
  })

  it('do not wait for a slow painter: text first, and the picture is put into the same message', async () => {
    studio = openStudio({ newPainter: AFTER_A_WHILE })
    const before = await count()
    const { id } = await told()
    expect((await shown(id))?.attachments).toEqual([])
    const later = await discord.until(async () => {
      const found = await shown(id)
      return found && found.attachments.length > 0 ? found : null
    })
    expect(JSON.stringify(later.embeds)).toContain('Turn 1')
    expect(later.content).not.toBe('')
    expect(await count()).toBe(before + 1)
  })

  it.each([
    ['dies', DIES],
    ['is stuck', STUCK],
  ])('are told as text where the painter %s', async (_, newPainter) => {
    studio = openStudio({ newPainter, patienceMs: 700 })
    const { id } = await told()
    expect(JSON.stringify((await shown(id))?.embeds)).toContain('Turn 1')
  })

  it('have no picture while too many others wait for theirs', async () => {
    studio = openStudio({ newPainter: STUCK, patienceMs: 60_000 })
    const sheets = Array.from({ length: 8 }, (_, at) =>
      studio.picture(sheetShown({ ...newSheet, name: `${at}` })),
    )
    const { id } = await told()
    expect((await shown(id))?.attachments).toEqual([])
    await studio.close()
    expect(await Promise.all(sheets)).toEqual(Array(8).fill(null))
  })

  it('go on in one message until the next turn, the same however often an attempt is repeated', async () => {
    studio = openStudio({})
    const [first, second, third] = newsOfATurn()
    const { id, raid } = await told(first)
    const said = (...news: News[]) => ({ messageId: id ?? '', since: new Date(), news })
    if (!second || !third) throw new Error('a turn is too short')
    expect((await told(second, said(first))).id).toBe(id)
    expect((await told(third, said(first, second))).id).toBe(id)
    expect((await told(third, said(first, second))).id).toBe(id)
    const message = await discord.until(async () => {
      const found = await shown(id)
      return found?.attachments.length === 1 ? found : null
    })
    const contents = [first, second, third].map((news) => newsPost(raid, news)?.content)
    expect(message.content).toBe(contents.join('\n'))
    expect(message.embeds).toHaveLength(1)
    expect(message.mentions).toEqual([])
  })

  it('have a message of their own once somebody has spoken, after an hour, or where they get too long', async () => {
    studio = openStudio({})
    const [first, second] = newsOfATurn()
    if (!second) throw new Error('a turn is too short')
    const { id } = await told(first)
    const said = { messageId: id ?? '', since: new Date(), news: [first] }
    const long = Array.from({ length: 400 }, () => second)
    expect((await told(second, { ...said, news: [first, ...long] })).id).not.toBe(id)
    const again = await told(first)
    const old = { messageId: again.id ?? '', since: new Date(Date.now() - 3_600_000), news: [first] }
    expect((await told(second, old)).id).not.toBe(again.id)
    const third = await told(first)
    await discord.as('Anna').say('Well played!')
    expect((await told(second, { ...old, messageId: third.id ?? '', since: new Date() })).id).not.toBe(
      third.id,
    )
  })
})
