import { Worker } from 'node:worker_threads'
import { REST } from 'discord.js'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BorrowedStore, borrowStore } from '../../../test/shared-stores.ts'
import type { View } from '../../engine/index.ts'
import { newPlaygroundClient, type PlaygroundClient } from '../../playground/client.ts'
import { type Playground, startPlayground } from '../../playground/server.ts'
import { PLAYGROUND_TOKEN } from '../../playground/settings.ts'
import type { Store } from '../../store/database/open.ts'
import type { Announcement, NewsAnnouncement, PromptAnnouncement } from '../../table/contract.ts'
import type { QuestionMessage } from '../../table/sending/outbox.ts'
import { createTable } from '../../table/table.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer } from '../fixture.ts'
import { createPictureRenderer, type PictureRenderer } from '../pictures/picture-renderer.ts'
import { deliverAnnouncement } from './deliver.ts'
import type { DeliveryContext } from './delivery.ts'
import { DiscordClock } from './discord-clock.ts'
import { MessagesBelowQuestion } from './messages-below.ts'
import { newsPost } from './news.ts'
import { PendingThreads } from './pending-threads.ts'
import { ClickTokens } from './recent-clicks.ts'
import { RecentThreadViewers } from './thread-viewers.ts'

let playground: Playground
let discord: PlaygroundClient
let studio: PictureRenderer
let store: Store
let giveBack: BorrowedStore['giveBack']

beforeAll(async () => {
  ;({ store, giveBack } = await borrowStore('pglite'))
  playground = await startPlayground({})
  discord = newPlaygroundClient(playground.url)
  const { users } = await discord.as('Anna').state()
  const seats = raidHere.seats.map((seat, i) => ({
    ...seat,
    person: { ...seat.person, id: users[i]?.id ?? '' },
  }))
  raidHere = { ...raidHere, seats }
})
afterEach(() => studio.close())
afterAll(async () => {
  await playground.close()
  await giveBack()
})

const painter = (code: string) => () =>
  new Worker(`const { parentPort } = require("node:worker_threads"); ${code}`, { eval: true })
const paintsAfter = (ms: number) =>
  painter(
    `parentPort.on("message", ({ id }) => setTimeout(() => parentPort.postMessage({ id, png: new Uint8Array([137, 80]) }), ${ms}))`,
  )
const DIES = painter('parentPort.on("message", () => process.exit(3))')

interface Question {
  prompt: PromptAnnouncement
  own: View
  table: View
  news: NewsAnnouncement | null // the events that led to the question
}

/** Its raiders are people of the playground's server, so that they can be mentioned. */
let raidHere = fakeRaidInfo(2, 2)

/** Returns the questions of a raid, in order. */
function questions(): Question[] {
  const found: Question[] = []
  forEachQuestion({ seed: 2, seats: 2, policy: heuristicPlayer, most: 60 }, ({ seat, table, own, news }) => {
    const { person } = raidHere.seats[seat] ?? {}
    const decision = own.decision?.id ?? 0
    if (!person) return
    const prompt: PromptAnnouncement = {
      kind: 'prompt',
      version: decision,
      decision,
      seat,
      person,
      continues: false,
    }
    found.push(structuredClone({ prompt, own, table, news }))
  })
  return found
}

/** Two consecutive questions to the same person or to different people, with news before the second. */
function pair(isSame: boolean): [Question, Question] {
  const all = questions()
  const at = all.findIndex((one, i) => {
    const next = all[i + 1]
    const isWorded = next?.news && newsPost(raidHere, [next.news]) !== null
    return isWorded && (next.prompt.person.id === one.prompt.person.id) === isSame
  })
  const [one, other] = [all[at], all[at + 1]]
  if (!one || !other) throw new Error('nobody is asked so')
  return [one, other]
}

let nonce = 0
let viewers = new RecentThreadViewers()
afterEach(() => {
  viewers = new RecentThreadViewers()
})

interface Saying {
  asking?: QuestionMessage | null
  isFollowed?: boolean
  again?: boolean // the last announcement again, after its answer was lost
}

async function say(
  what: Announcement,
  { own, table: all }: Pick<Question, 'own' | 'table'>,
  { asking = null, isFollowed = false, again = false }: Saying = {},
) {
  const [channel] = (await discord.as('Anna').state()).channels
  const channelId = channel?.id ?? ''
  const raid = { ...raidHere, channelId, threadId: null }
  const rest = {
    explain: { play: {}, attack: {} },
    instructions: [],
    passing: [],
    stops: 'few' as const,
    since: null,
    decided: [],
  }
  const context: DeliveryContext = {
    rest: new REST({ api: playground.api }).setToken(PLAYGROUND_TOKEN),
    table: {
      ...createTable(store),
      preview: { ...createTable(store).preview, fight: () => Promise.resolve(null) },
      look: () => Promise.resolve({ raid, view: all, seat: null, ...rest }),
      lookAtQuestion: () =>
        Promise.resolve({
          table: { raid, view: all, seat: null, ...rest },
          asked: { raid, view: own, seat: own.viewer, ...rest },
        }),
      setThread: () => Promise.resolve(),
      tutorial: {
        find: () => Promise.resolve(null),
        nextFor: () => Promise.resolve(''),
        whyNot: () => Promise.resolve(null),
        begin: () => Promise.reject(new Error('nobody learns')),
        learned: () => Promise.resolve([]),
      },
    },
    pendingThreads: new PendingThreads(),
    threads: {
      open: () => Promise.resolve({ id: null, why: 'permission' }),
      openPrivate: () => Promise.resolve({ id: null, why: 'permission' }),
      invite: () => Promise.resolve(),
      plan: () => Promise.resolve(null),
      mark: () => Promise.resolve(),
      parentOf: () => Promise.resolve(null),
      has: () => Promise.resolve(false),
      archive: () => Promise.resolve(),
      remove: async () => {},
      lock: async () => true,
      say: async () => true,
    },
    studio,
    log: pino({ level: 'silent' }),
    messagesBelow: new MessagesBelowQuestion(),
    viewers: viewers,
    clicks: new ClickTokens(),
    clock: new DiscordClock(),
    updatePanels: () => {},
    languages: { ofGuild: () => Promise.resolve('en'), ofPerson: () => Promise.resolve('en') },
  }
  const to = {
    raid,
    channelId,
    attempts: again ? 1 : 0,
    addedAtIfTriedBefore: again ? performance.now() - 1_000 : null,
    lastError: null,
    noted: async (ids: readonly string[]) => new Set(ids.filter((id) => id === asking?.messageId)),
    nonce: `n${again ? nonce : ++nonce}`,
    lastMessage: () => Promise.resolve(null),
    asking: () => Promise.resolve(asking),
    isFollowed: () => Promise.resolve(isFollowed),
  }
  return deliverAnnouncement(context, what, to)
}

const ask = (question: Question, saying?: Saying) => say(question.prompt, question, saying)

const standing = (
  messageId: string | null,
  { prompt }: Question,
  news: (NewsAnnouncement | null)[] = [],
): QuestionMessage => ({
  messageId: messageId ?? '',
  postedAt: performance.now(),
  isLast: true,
  prompt,
  prompts: [prompt],
  news: news.flatMap((one) => one ?? []),
})

const shown = async (id: string | null) => {
  const found = (await discord.as('Anna').messages()).find((one) => one.id === id)
  if (!found) throw new Error('there is no such message')
  return found
}
const count = async () => (await discord.as('Anna').messages()).length

describe('the live message', () => {
  it('shows the board as a picture with a description, and nothing twice', async () => {
    studio = createPictureRenderer({})
    const [first] = pair(true)
    const id = await ask(first)
    const message = await discord.until(async () => {
      const found = await shown(id)
      return found.attachments.length === 1 ? found : null
    })
    expect(message.attachments[0]).toMatchObject({ filename: 'board.png', content_type: 'image/png' })
    expect(JSON.stringify(message.attachments[0])).toContain('The board of The Deadmines')
    expect(message.embeds).toEqual([])
    expect(message.mentions.map(({ id: one }) => one)).toEqual([first.prompt.person.id])
  })

  it('asks the same player again in the same message, with the events in between, and without another mention', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(true)
    const id = await ask(first)
    const before = await count()
    expect(await ask(second, { asking: standing(id, first, [second.news]) })).toBe(id)
    expect(await count()).toBe(before)
    expect((await shown(id)).content).toContain('\n> ')
    expect((await shown(id)).attachments).toHaveLength(1)
  })

  it('is posted below for another player; the old message becomes a record without buttons and picture', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(false)
    const id = await ask(first)
    const other = await ask(second, { asking: standing(id, first, [second.news]) })
    expect(other).not.toBe(id)
    expect((await shown(other)).mentions.map(({ id: one }) => one)).toEqual([second.prompt.person.id])
    const record = await shown(id)
    expect(record.content).toBe(newsPost(raidHere, second.news ? [second.news] : [])?.content)
    expect([record.components, record.attachments, record.embeds]).toEqual([[], [], []])
  })

  it('mentions all who are asked at once, asks them in the same message, and other players in a new one', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(false)
    const [one, other] = [first.prompt.person.id, second.prompt.person.id]
    const { seat, person } = second.prompt
    const both = { ...first, prompt: { ...first.prompt, also: [{ seat, person }] } }
    const id = await ask(both)
    expect((await shown(id)).mentions.map((called) => called.id).sort()).toEqual([one, other].sort())
    const asking = standing(id, both, [second.news])
    expect(await ask(second, { asking })).toBe(id)
    expect((await shown(id)).content).toContain(`▶ <@${other}>`)
    const back = await ask(first, { asking: standing(id, second) })
    expect(back).not.toBe(id)
    expect((await shown(back)).mentions.map((called) => called.id)).toEqual([one])
  })

  it('against a Boss player is posted without a mention of a player who was notified in this turn and has just pressed', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(false)
    const before = raidHere
    raidHere = { ...raidHere, seats: raidHere.seats.map((seat) => ({ ...seat, boss: true })) }
    const id = await ask(first)
    const who = second.prompt.person.id
    const channelId = (await discord.as('Anna').state()).channels[0]?.id ?? ''
    viewers.notePress(channelId, who)
    viewers.noteNotified({ raidId: raidHere.id, turn: second.table.turn.number, channelId }, [who])
    const other = await ask(second, { asking: standing(id, first, [second.news]) })
    expect(other).not.toBe(id)
    expect((await shown(other)).mentions).toEqual([])
    expect((await shown(other)).content).toContain(`▶ <@${who}>`)
    raidHere = before
    const again = await ask(second, { asking: standing(id, first, [second.news]) })
    expect((await shown(again)).mentions).toHaveLength(1)
  })

  it('is posted below after an hour or after messages of people, without another mention', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(true)
    const id = await ask(first)
    const old = { ...standing(id, first), postedAt: performance.now() - 3_600_000 }
    const afresh = await ask(second, { asking: old })
    expect(afresh).not.toBe(id)
    expect((await shown(afresh)).mentions).toEqual([])
    const name = toMarkup(first.prompt.person.name)
    expect((await shown(id)).content).toBe(texts.prompt.declined.chosen(name))
    const moved = await ask(first, { asking: { ...standing(afresh, second), isLast: false } })
    expect(moved).not.toBe(afresh)
  })

  it('is posted below with a mention if the bot asks the same player more than a minute late', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(true)
    const id = await ask(first)
    const at = (secondsAgo: number): Question => ({
      ...second,
      prompt: { ...second.prompt, since: new Date(Date.now() - secondsAgo * 1000).toISOString() },
    })
    expect(await ask(at(50), { asking: standing(id, first) })).toBe(id)
    const late = await ask(at(70), { asking: standing(id, first) })
    expect(late).not.toBe(id)
    expect((await shown(late)).mentions.map(({ id: one }) => one)).toEqual([first.prompt.person.id])
  })

  it('is updated by events while the same question is open', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(true)
    const id = await ask(first)
    if (!second.news) throw new Error('nothing happens')
    const asking = standing(id, first)
    expect(await say(second.news, first, { asking, isFollowed: true })).toBe(id)
    expect((await shown(id)).content).not.toContain('\n> ')
    expect(await say(second.news, first, { asking })).toBe(id)
    expect((await shown(id)).content).toContain('\n> ')
  })

  it('is not needed for the record: if it was deleted, the record is posted again', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(false)
    const before = await count()
    await ask(second, { asking: standing('123456789012345678', first, [second.news]) })
    expect(await count()).toBe(before + 2)
  })

  it('is found again if it was posted but not recorded before a crash; the previous one becomes a record', async () => {
    studio = createPictureRenderer({})
    const [first, second] = pair(false)
    const old = await ask(first)
    const id = await ask(second)
    const asking = standing(old, first, [second.news])
    expect(await say(second.prompt, first, { asking, again: true })).toBe(id)
    expect((await shown(old)).components).toEqual([])
    expect(await say(second.prompt, first, { asking })).toBeNull()
  })

  it('doesn’t wait long for a picture, and gets it later unless the question has changed', async () => {
    studio = createPictureRenderer({ newPainter: paintsAfter(3_500) })
    const [first] = pair(true)
    const id = await ask(first)
    expect((await shown(id)).attachments).toEqual([])
    await discord.until(async () => (await shown(id)).attachments.length > 0)
    expect((await shown(id)).content).toContain('▶')
  })

  it('is posted in words where the bot may not attach files', async () => {
    studio = createPictureRenderer({ newPainter: paintsAfter(0) })
    const [first] = pair(true)
    await discord.faults({ rules: [{ do: 'refuse', match: 'POST /channels' }] })
    const message = await shown(await ask(first))
    expect([message.attachments, message.embeds]).toEqual([[], []])
    expect(message.content).toContain('▶')
    expect(message.components).not.toEqual([])
  })

  it('has the board as text if it can’t be painted', async () => {
    studio = createPictureRenderer({ newPainter: DIES, patienceMs: 700 })
    const [first] = pair(true)
    const id = await ask(first)
    expect(JSON.stringify((await shown(id)).embeds)).toContain('Deadmines')
  })
})

describe('news', () => {
  it('are posted as a message of their own if no question is open', async () => {
    studio = createPictureRenderer({})
    const [, second] = pair(true)
    if (!second.news) throw new Error('nothing happens')
    const id = await say(second.news, second)
    expect((await shown(id)).content).toBe(newsPost(raidHere, [second.news])?.content)
  })
})
