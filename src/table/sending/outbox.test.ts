import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import type { Store } from '../../store/database/open.ts'
import { claimNextMessages } from '../../store/outbox/outbox.ts'
import { newSenderName } from '../../store/outbox/sender.ts'
import { userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { Table } from '../contract.ts'
import {
  announcementsOf,
  createLobby,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Announcement } from '../model/announcement.ts'
import type { DeliverAnnouncement, DeliveryDetails, OutboxOptions } from './contract.ts'
import { runOutbox } from './outbox.ts'
import { UndeliverableError } from './undeliverable.ts'

const AWAKE: Announcement = { kind: 'awake', by: { id: '1', name: userText('Anna') } }

type Sent = { kind: string; raidId: string; nonce: string }

/** Creates a fake Discord that stores sent messages and can be made to fail. */
function channel() {
  const sent: Sent[] = []
  let trouble: (send: Sent) => Promise<unknown> | unknown = () => {}
  const deliver: DeliverAnnouncement = async ({ kind }, { raid, nonce }) => {
    const message = { kind, raidId: raid.id, nonce }
    await trouble(message)
    sent.push(message)
    return `m${sent.length}`
  }
  return { sent, deliver, failWith: (how: typeof trouble) => (trouble = how) }
}

/** Wraps the store so that its first use of the prepared statement `name` fails. `hasFailed` tells whether it has. */
function failingOnce(store: Store, name: string): { store: Store; hasFailed: () => boolean } {
  let broken = false
  const prepared: Store['prepared'] = (statement, ...rest) => {
    if (broken || statement !== name) return store.prepared(statement, ...rest)
    broken = true
    return Promise.reject(new Error('the connection is gone'))
  }
  return { store: { ...store, prepared }, hasFailed: () => broken }
}

/**
 * Wraps the store so that `running` returns the number of its raw queries that run now, such as claims of messages.
 */
function countingRawQueries(store: Store): { store: Store; running: () => number } {
  let running = 0
  const counted = async (...given: Parameters<Store['db']['$queryRaw']>) => {
    running += 1
    try {
      return await store.db.$queryRaw(...given)
    } finally {
      running -= 1
    }
  }
  const get = (db: Store['db'], name: keyof Store['db']) => (name === '$queryRaw' ? counted : db[name])
  return { store: { ...store, db: new Proxy(store.db, { get }) }, running: () => running }
}

describeWithDatabase('sending announcements', (database) => {
  let store: Store
  beforeEach(async () => {
    store = database.store()
    await store.db.outbox.deleteMany()
  })

  /** Runs the loop that sends announcements until `during` has ended. */
  async function whileSending(
    deliver: DeliverAnnouncement,
    during: (table: Table) => Promise<unknown>,
    options: Partial<OutboxOptions> = {},
  ): Promise<void> {
    const table = tableWithFixedSeed(store)
    const end = new AbortController()
    const quick = { pollMs: 10_000, backoff: () => 10, ...options }
    const running = runOutbox({ store, table }, deliver, { signal: end.signal, ...quick })
    try {
      await during(table)
    } finally {
      end.abort()
      await running
    }
  }

  const allSent = async () => {
    for (let i = 0; i < 500; i++) {
      if ((await store.db.outbox.count({ where: { status: 'waiting' } })) === 0) return
      await sleep(10)
    }
    throw new Error('not everything was sent')
  }

  it('happens in order as soon as it is committed, and is recorded', async () => {
    const { sent, deliver } = channel()
    await whileSending(deliver, async (table) => {
      const party = await createStartedRaid(table)
      await keepHands(party)
      await allSent()
      const said = await announcementsOf(store, party)
      expect(sent.map((one) => one.kind)).toEqual(said.map((one) => one.kind))
    })
    const rows = await store.db.outbox.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map((row) => row.messageId)).toEqual(rows.map((_, i) => `m${i + 1}`))
    expect(sent.map((one) => one.nonce)).toEqual(rows.map((row) => row.nonce))
    for (const { nonce } of sent) expect(nonce.length).toBeLessThanOrEqual(25)
  })

  it('keeps all messages and their order when answers arrive faster than they are announced', async () => {
    const { sent, deliver } = channel()
    const slowly: DeliverAnnouncement = async (...args) => {
      await sleep(15)
      return deliver(...args)
    }
    let kinds: string[] = []
    await whileSending(slowly, async (table) => {
      const party = await createStartedRaid(table)
      await keepHands(party)
      await playOnWithComputerPlayer(party, heuristicPlayer, 60)
      await allSent()
      kinds = (await announcementsOf(store, party)).map((one) => one.kind)
    })
    expect(sent.map((one) => one.kind)).toEqual(kinds)
    expect(new Set(sent.map((one) => one.nonce)).size).toBe(sent.length)
  })

  it('gets the current raid, and the last message of each kind', async () => {
    const seen: (string | null | undefined)[][] = []
    const look = async (_: unknown, to: DeliveryDetails) => {
      seen.push([to.channelId, await to.lastMessage('lobby')])
      return `lobby-${seen.length}`
    }
    const { raid } = await createLobby(tableWithFixedSeed(store))
    await whileSending(look, allSent)
    const { threadId } = raid
    expect(seen).toEqual([null, 'lobby-1', 'lobby-2', 'lobby-3'].map((last) => [threadId, last]))
  })

  it('is tried again with the same nonce when it fails, and later messages wait', async () => {
    const { sent, deliver, failWith } = channel()
    const tried: string[] = []
    const errors: unknown[] = []
    failWith(({ kind, nonce }) => {
      tried.push(nonce)
      if (kind === 'started' && tried.filter((one) => one === nonce).length < 3) throw new Error('503')
    })
    await whileSending(
      deliver,
      async (table) => {
        await createStartedRaid(table)
        await allSent()
      },
      { onError: (error, where) => errors.push([String(error), where?.attempts]) },
    )
    expect(sent.map((one) => one.kind).slice(-3)).toEqual(['started', 'news', 'prompt'])
    expect(tried.length).toBe(sent.length + 2)
    expect(errors).toEqual([
      ['Error: 503', 1],
      ['Error: 503', 2],
    ])
  })

  it('is continued by the process that takes over a shard, even if the dead process had claimed the message', async () => {
    const { sent, deliver } = channel()
    const ours = { count: 1, shards: [] as number[] }
    const party = await createStartedRaid(tableWithFixedSeed(store))
    const gone = newSenderName().replace(/\/\d+\//, `/${2 ** 22 + 1}/`)
    const theirs = async () => {
      await sleep(200)
      await claimNextMessages(store, { sender: gone })
      ours.shards = [0]
      await allSent()
    }
    await whileSending(deliver, theirs, { ours: () => ours, pollMs: 50 })
    expect(sent.map((one) => one.kind)).toEqual((await announcementsOf(store, party)).map((one) => one.kind))
  })

  it('is given up only when the message can never be delivered', async () => {
    const { sent, deliver, failWith } = channel()
    failWith(({ kind }) => {
      if (kind === 'lobby') throw new UndeliverableError('Unknown Channel')
    })
    await whileSending(deliver, async (table) => {
      await createStartedRaid(table)
      await allSent()
    })
    expect(sent.map((one) => one.kind)).toEqual(['started', 'news', 'prompt'])
    expect(await store.db.outbox.count({ where: { status: 'dropped', lastError: 'Unknown Channel' } })).toBe(
      4,
    )
  })

  it('of one raid doesn’t wait for another whose thread is slow', async () => {
    const { sent, deliver, failWith } = channel()
    let slow: string | undefined
    let release = () => {}
    const patience = new Promise<void>((resolve) => {
      release = resolve
    })
    failWith(({ raidId }) => {
      slow ??= raidId
      return raidId === slow ? patience : undefined
    })
    await whileSending(deliver, async (table) => {
      await createLobby(table)
      const { raid } = await createLobby(table)
      for (let i = 0; sent.length < 4 && i < 300; i++) await sleep(10)
      expect(sent.map((one) => one.raidId)).toEqual(Array(4).fill(raid.id))
      release()
      await allSent()
      expect(sent).toHaveLength(8)
    })
  })

  it('of a quiet raid waits for at most one announcement of each other raid', async () => {
    const began: string[] = []
    const claims = countingRawQueries(store)
    store = claims.store
    const slowly: DeliverAnnouncement = async (_, { raid }) => {
      began.push(raid.id)
      await sleep(250) // this is long enough for the next claim of messages to begin
      while (claims.running() > 0) await sleep(5)
      return `m${began.length}`
    }
    const table = tableWithFixedSeed(store)
    const lobby = async () =>
      requireAccepted(await table.create(at(), newPerson('Anna'), 'deadmines', 'novice'))
    const at = () => ({ guildId: TEST_GUILD_ID, channelId: newId() })
    const floods = await Promise.all(Array.from({ length: 20 }, lobby))
    const quiet = await lobby()
    for (const raid of floods)
      await store.transaction((tx) => addAnnouncements(tx, raid, Array(50).fill(AWAKE)))
    await whileSending(slowly, async (sending) => {
      for (let i = 0; began.length < 100 && i < 1_000; i++) await sleep(10)
      await sending.setThread(quiet.id, newId())
      const before = began.length
      for (let i = 0; !began.includes(quiet.id) && i < 1_000; i++) await sleep(5)
      const others = began.slice(before, began.indexOf(quiet.id))
      expect(others).toEqual([...new Set(others)])
    })
  })

  it('by several processes sends everything once, each raid in order', async () => {
    const { sent, deliver } = channel()
    const table = tableWithFixedSeed(store)
    const parties = [
      await createStartedRaid(table),
      await createStartedRaid(table),
      await createStartedRaid(table),
    ]
    const slowly: DeliverAnnouncement = async (...args) => {
      await sleep(2)
      return deliver(...args)
    }
    await Promise.all([1, 2, 3].map(() => whileSending(slowly, allSent)))
    for (const party of parties) {
      const kinds = sent.filter((one) => one.raidId === party.raid.id).map((one) => one.kind)
      expect(kinds).toEqual((await announcementsOf(store, party)).map((one) => one.kind))
    }
    expect(new Set(sent.map((one) => one.nonce)).size).toBe(sent.length)
  })

  it('doesn’t repeat a message that was sent but couldn’t be recorded', async () => {
    const { sent, deliver } = channel()
    const { raid } = await createLobby(tableWithFixedSeed(store))
    const { store: forgetful, hasFailed } = failingOnce(store, 'what was sent')
    const end = new AbortController()
    const table = tableWithFixedSeed(store)
    const running = runOutbox({ store: forgetful, table }, deliver, { signal: end.signal, pollMs: 10 })
    await expect.poll(hasFailed).toBe(true)
    await store.db.outbox.updateMany({ data: { claimedUntil: new Date(0) } }) // as if half a minute had passed
    await allSent()
    end.abort()
    await running
    expect(sent).toHaveLength(4)
    expect(requireAccepted({ raid }).raid.id).toBe(sent[0]?.raidId)
  })
})
