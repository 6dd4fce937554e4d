import { beforeEach, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import type { Store } from '../database/open.ts'
import { createTestRaid } from '../fixture.ts'
import { lockRaidRow } from '../raids/raids.ts'
import { findLastSentMessageId } from './lookups.ts'
import {
  addToOutbox,
  type ClaimedOutboxMessage,
  claimNextMessages,
  freeClaimsOfDeadSenders,
  markSendAttemptFailed,
  markSentAndRenewClaims,
} from './outbox.ts'
import { newSenderName } from './sender.ts'
import { topicOfRaid } from './topics.ts'

const MINUTE = 60_000
const sent = ({ topic, order }: ClaimedOutboxMessage, messageId: string) => ({
  topic,
  order,
  messageId,
  msAgo: 0,
})
const words = (messages: readonly ClaimedOutboxMessage[]) => messages.map((message) => message.payload)

async function say(store: Store, raidId: string, ...lines: readonly string[]): Promise<void> {
  await store.transaction(async (tx) => {
    await lockRaidRow(tx, raidId)
    await addToOutbox(
      tx,
      topicOfRaid(raidId),
      lines.map((payload) => ({ kind: 'say', channelId: '7', payload })),
    )
  })
}

describeOnEachDatabase('the outbox', (database) => {
  const sender = newSenderName()
  const other = newSenderName()
  let store: Store
  beforeEach(async () => {
    store = database.store()
    await store.db.outbox.deleteMany()
  })

  it('gives a raid its messages in order, once', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    await say(store, raid.id, 'three')
    const batch = await claimNextMessages(store, { sender })
    expect(words(batch)).toEqual(['one', 'two', 'three'])
    expect(batch.map((message) => message.order)).toEqual([1, 2, 3])
    expect(new Set(batch.map((message) => message.nonce)).size).toBe(3)
    expect(
      await markSentAndRenewClaims(
        store,
        sender,
        batch.map((message) => sent(message, '900')),
      ),
    ).toEqual([])
    expect(await claimNextMessages(store, { sender, later: MINUTE })).toEqual([])
    expect(await findLastSentMessageId(store.db, topicOfRaid(raid.id), 'say')).toBe('900')
  })

  it('gives another raid to a second sender, never the same one', async () => {
    const [first, second] = [await createTestRaid(store), await createTestRaid(store)]
    await say(store, first.id, 'a1', 'a2')
    await say(store, second.id, 'b1')
    const batches = await Promise.all([
      claimNextMessages(store, { sender }),
      claimNextMessages(store, { sender: other }),
    ])
    expect(batches.map(words).sort()).toEqual([['a1', 'a2'], ['b1']])
    await say(store, first.id, 'a3')
    expect(await claimNextMessages(store, { sender: other })).toEqual([])
  })

  it('leaves a server’s messages for ten seconds to the process with its shard', async () => {
    const raid = await createTestRaid(store)
    const shard = Number((BigInt(raid.guildId) >> 22n) % 2n)
    const [theirs, ours] = [[shard], [1 - shard]].map((shards) => ({ count: 2, shards }))
    await say(store, raid.id, 'mine')
    expect(await claimNextMessages(store, { sender, ours })).toEqual([])
    expect(await claimNextMessages(store, { sender, ours: { count: 2, shards: [] } })).toEqual([])
    expect(await claimNextMessages(store, { sender, ours, later: 9_000 })).toEqual([])
    const [left] = await claimNextMessages(store, { sender, ours, later: 11_000 })
    expect(left?.payload).toBe('mine')
    await say(store, (await createTestRaid(store)).id, 'at once')
    expect(words(await claimNextMessages(store, { sender, ours: theirs }))).toEqual(['at once'])
  })

  it('gives every message to only one sender when eight drain at once', async () => {
    const raids = await Promise.all(Array.from({ length: 6 }, () => createTestRaid(store)))
    for (const raid of raids) await say(store, raid.id, 'x', 'y', 'z')
    const all: string[] = []
    const drain = async (name: string) => {
      for (;;) {
        const batch = await claimNextMessages(store, { sender: name, limit: 2 })
        if (batch.length === 0) return
        for (const message of batch) {
          all.push(`${message.topic.id}:${message.order}`)
          await markSentAndRenewClaims(store, name, [sent(message, '1')])
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, () => drain(newSenderName())))
    await drain(sender)
    expect(all).toHaveLength(18)
    expect(new Set(all).size).toBe(18)
    for (const raid of raids) {
      const orders = all.filter((line) => line.startsWith(raid.id)).map((line) => Number(line.split(':')[1]))
      expect(orders).toEqual([1, 2, 3])
    }
  })

  it('tries a message again before later ones', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    const [message] = await claimNextMessages(store, { sender })
    await markSendAttemptFailed(store, { message: message!, sender }, 'Discord is away', MINUTE)
    expect(await claimNextMessages(store, { sender })).toEqual([])
    const again = await claimNextMessages(store, { sender, later: 2 * MINUTE })
    expect(words(again)).toEqual(['one', 'two'])
    expect(again[0]).toMatchObject({ attempts: 1, lastError: 'Discord is away', nonce: message!.nonce })
  })

  it.each([10_000, 5 * MINUTE, 120 * MINUTE])(
    'sends at once messages from before the clock was set back by %d ms',
    async (back) => {
      const raid = await createTestRaid(store)
      await say(store, raid.id, 'one', 'two')
      expect(words(await claimNextMessages(store, { sender, later: -back }))).toEqual(['one', 'two'])
    },
  )

  it('takes over the claims of a dead sender from before the clock was set back', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    await claimNextMessages(store, { sender: 'another machine/1/1/0' })
    expect(await claimNextMessages(store, { sender })).toEqual([])
    expect(await claimNextMessages(store, { sender, later: -10_000 })).toEqual([])
    expect(words(await claimNextMessages(store, { sender, later: -120 * MINUTE }))).toEqual(['one', 'two'])
  })

  it('never claims a message that the same sender already has, whatever the clock says', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    await claimNextMessages(store, { sender })
    const held = [topicOfRaid(raid.id)]
    for (const later of [-120 * MINUTE, 2 * MINUTE])
      expect(await claimNextMessages(store, { sender, held, later })).toEqual([])
  })

  it('leaves another shard’s messages to it for at most ten seconds, even after the clock was set back', async () => {
    const raid = await createTestRaid(store)
    const shard = Number((BigInt(raid.guildId) >> 22n) % 2n)
    const ours = { count: 2, shards: [1 - shard] }
    await say(store, raid.id, 'one')
    expect(await claimNextMessages(store, { sender, ours, later: 5_000 })).toEqual([])
    expect(words(await claimNextMessages(store, { sender, ours, later: -120 * MINUTE }))).toEqual(['one'])
  })

  /** Whether the database has its own clock. The embedded database uses the clock of its process. */
  const isApart = database.kind === 'postgres'
  it.runIf(isApart)('takes turns by the database’s clock, not by a sender’s own wrong clock', async () => {
    const [first, second] = [await createTestRaid(store), await createTestRaid(store)]
    await say(store, first.id, 'a1', 'a2')
    await say(store, second.id, 'b1')
    const [a1] = await claimNextMessages(store, { sender, limit: 1 })
    vi.useFakeTimers({ now: Date.now() - 120 * MINUTE, toFake: ['Date'] })
    await markSentAndRenewClaims(store, sender, [sent(a1!, '1')])
    vi.useRealTimers()
    expect(words(await claimNextMessages(store, { sender, limit: 1 }))).toEqual(['b1'])
  })

  it('tries a failed message again even if the clock was set back meanwhile', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    const [message] = await claimNextMessages(store, { sender })
    await markSendAttemptFailed(store, { message: message!, sender }, 'Discord is away', MINUTE)
    expect(words(await claimNextMessages(store, { sender, later: -60 * MINUTE }))).toEqual(['one', 'two'])
  })

  it('continues without a message that was given up', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'too long', 'two')
    const [message] = await claimNextMessages(store, { sender })
    await markSendAttemptFailed(store, { message: message!, sender }, '50035', null)
    expect(words(await claimNextMessages(store, { sender: other }))).toEqual(['two'])
  })

  it('hands over a silent sender’s claims with the same nonce, and that sender learns of it', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one', 'two')
    const lost = await claimNextMessages(store, { sender })
    expect(await claimNextMessages(store, { sender: other })).toEqual([])
    const found = await claimNextMessages(store, { sender: other, later: 2 * MINUTE })
    expect(found.map((message) => message.nonce)).toEqual(lost.map((message) => message.nonce))
    expect(await markSentAndRenewClaims(store, sender, [sent(lost[0]!, '1')])).toEqual([`raid:${raid.id}`])
  })

  it('frees the claims of a killed process on this machine at the start', async () => {
    const raid = await createTestRaid(store)
    await say(store, raid.id, 'one')
    const killed = newSenderName().replace(/\/\d+\//, `/${2 ** 22 + 1}/`)
    await claimNextMessages(store, { sender: killed })
    expect(await freeClaimsOfDeadSenders(store)).toBe(1)
    expect(words(await claimNextMessages(store, { sender }))).toEqual(['one'])
    expect(await freeClaimsOfDeadSenders(store)).toBe(0)
  })

  it('has a single order when several transactions add at once, without a lock of their own', async () => {
    const { id } = await createTestRaid(store)
    const speak = (word: string) =>
      store.transaction((tx) =>
        addToOutbox(
          tx,
          topicOfRaid(id),
          ['a', 'b'].map((part) => ({ kind: 'say', channelId: '7', payload: word + part })),
        ),
      )
    await Promise.all(['1', '2', '3', '4', '5', '6'].map(speak))
    const batch = await claimNextMessages(store, { sender, limit: 20 })
    expect(batch.map(({ order }) => order)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    const said = words(batch).map(String)
    for (const [n, word] of said.entries()) if (word.endsWith('a')) expect(said[n + 1]).toBe(`${word[0]}b`)
  })

  it('is deleted with its owner', async () => {
    const { id } = await createTestRaid(store)
    await say(store, id, 'one')
    await store.db.raid.delete({ where: { id } })
    expect(await store.db.outbox.count()).toBe(0)
    expect(await store.db.topic.count({ where: { raidId: id } })).toBe(0)
  })

  it('announces nothing of a rolled back transaction', async () => {
    const raid = await createTestRaid(store)
    const failing = store.transaction(async (tx) => {
      await addToOutbox(tx, topicOfRaid(raid.id), [{ kind: 'say', channelId: '7', payload: 'never' }])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await claimNextMessages(store, { sender })).toEqual([])
  })
})
