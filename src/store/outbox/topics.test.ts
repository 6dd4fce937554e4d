import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { readMigrations } from '../database/migrations.ts'
import { openStore } from '../database/open.ts'
import { findLastSentMessageId } from './lookups.ts'
import { addToOutbox, claimNextMessages } from './outbox.ts'
import { newSenderName } from './sender.ts'
import { topicKey, topicOfRaid, topicOfWar, topicSchema } from './topics.ts'

const RAIDS = ['01936f2e-7b1c-7c3a-9f00-000000000001', '01936f2e-7b1c-7c3a-9f00-000000000002'] as const

/** The rows of a database that was written before there were topics: two raids, the second without messages. */
const BEFORE = [
  `INSERT INTO "Guild" (id) VALUES ('1')`,
  `INSERT INTO "Player" (id, name, "updatedAt") VALUES ('2', 'Anna', now())`,
  ...RAIDS.map(
    (id, n) =>
      `INSERT INTO "Raid" (id, code, "guildId", "channelId", name, mode, "leaderId", "updatedAt")
       VALUES ('${id}', 'CODE${n}', '1', '7', 'deadmines', 'novice', '2', now())`,
  ),
  ...['sent', 'waiting', 'waiting', 'dropped'].map(
    (status, n) =>
      `INSERT INTO "Outbox" ("raidId", "order", kind, payload, "channelId", nonce, status, "messageId")
       VALUES ('${RAIDS[0]}', ${n + 1}, 'say', '"word ${n + 1}"', '7', 'n${n + 1}', '${status}',
               ${status === 'sent' ? `'900'` : 'NULL'})`,
  ),
]

describeOnEachDatabase('topics', (database) => {
  it('take over the waiting and the sent messages from before there were any', async () => {
    const { options } = await database.empty()
    const all = readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('_outbox_topics'))
    const old = await openStore({ ...options, migrations: all.slice(0, at) })
    for (const statement of BEFORE) await old.db.$executeRawUnsafe(statement)
    await old.close()

    const store = await openStore(options)
    const [talking, silent] = [topicOfRaid(RAIDS[0]), topicOfRaid(RAIDS[1])]
    const say = (payload: string) => [{ kind: 'say', channelId: '7', payload }]
    await store.transaction((tx) => addToOutbox(tx, talking, say('word 5')))
    expect(await findLastSentMessageId(store.db, talking, 'say')).toBe('900')
    const batch = await claimNextMessages(store, { sender: newSenderName() })
    expect(batch.map(({ order, payload }) => [order, payload])).toEqual([
      [2, 'word 2'],
      [3, 'word 3'],
      [5, 'word 5'],
    ])
    expect(batch.map(({ nonce }) => nonce).slice(0, 2)).toEqual(['n2', 'n3'])
    await store.transaction((tx) => addToOutbox(tx, silent, say('hello')))
    expect(await claimNextMessages(store, { sender: newSenderName() })).toMatchObject([
      { topic: silent, order: 1 },
    ])
    await store.close()
  })
})

it('are read as they are stored', () => {
  expect(topicKey(topicOfRaid(RAIDS[0]))).toBe(`raid:${RAIDS[0]}`)
  expect(topicSchema.parse(topicKey(topicOfRaid(RAIDS[0])))).toEqual({ kind: 'raid', id: RAIDS[0] })
  expect(topicSchema.parse(topicKey(topicOfWar(RAIDS[0])))).toEqual({ kind: 'war', id: RAIDS[0] })
  expect(topicSchema.safeParse('peace:1').success).toBe(false)
})
