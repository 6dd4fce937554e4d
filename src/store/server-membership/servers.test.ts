import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import type { Store } from '../database/open.ts'
import { createTestRaid, newId } from '../fixture.ts'
import { addToOutbox, claimNextMessages } from '../outbox/outbox.ts'
import { newSenderName } from '../outbox/sender.ts'
import { topicOfRaid } from '../outbox/topics.ts'
import { markServerLeft, markServersRejoined, recordServerMembershipOfShards } from './servers.ts'

describeOnEachDatabase('servers', (database) => {
  let store: Store
  beforeEach(async () => {
    store = database.store()
    await store.db.outbox.deleteMany()
  })

  /** Creates a raid of a new server with one waiting message. */
  async function waitingRaid() {
    const raid = await createTestRaid(store, newId())
    await store.transaction((tx) =>
      addToOutbox(tx, topicOfRaid(raid.id), [{ kind: 'say', channelId: '7', payload: raid.code }]),
    )
    return raid
  }
  const due = async () =>
    (await claimNextMessages(store, { sender: newSenderName() })).map(({ payload }) => payload)
  const left = async (id: string) => (await store.db.guild.findUniqueOrThrow({ where: { id } })).leftAt
  const both = { count: 2, shards: [0, 1] }

  it('that the bot has left get no messages until it returns', async () => {
    const { guildId, code } = await waitingRaid()
    await store.transaction((tx) => markServerLeft(tx, guildId))
    expect(await due()).toEqual([])
    await store.transaction((tx) => markServersRejoined(tx, [guildId]))
    expect(await due()).toEqual([code])
  })

  it('keep the time at which the bot left them first', async () => {
    const { guildId } = await waitingRaid()
    await store.transaction((tx) => markServerLeft(tx, guildId))
    const first = await left(guildId)
    await store.transaction((tx) => markServerLeft(tx, guildId))
    expect(await left(guildId)).toEqual(first)
    expect(first).not.toBeNull()
  })

  it('know when the bot returned, which being there again doesn’t change', async () => {
    const { guildId } = await waitingRaid()
    const returned = async () =>
      (await store.db.guild.findUniqueOrThrow({ where: { id: guildId } })).returnedAt
    await store.transaction((tx) => markServerLeft(tx, guildId))
    expect(await returned()).toBeNull()
    await store.transaction((tx) => markServersRejoined(tx, [guildId]))
    const first = await returned()
    expect(first).not.toBeNull()
    await store.transaction((tx) => markServersRejoined(tx, [guildId]))
    expect(await returned()).toEqual(first)
  })

  it('that removed the bot while it was away are found when it connects, and returned ones too', async () => {
    const [gone, back] = [await waitingRaid(), await waitingRaid()]
    await store.transaction((tx) => markServerLeft(tx, back.guildId))
    await store.transaction((tx) => recordServerMembershipOfShards(tx, [back.guildId], both))
    expect([await left(gone.guildId), await left(back.guildId)]).toEqual([expect.any(Date), null])
  })

  it('of other shards stay as they are', async () => {
    const { guildId } = await waitingRaid()
    const shard = Number((BigInt(guildId) >> 22n) % 2n)
    await store.transaction((tx) => recordServerMembershipOfShards(tx, [], { count: 2, shards: [1 - shard] }))
    expect(await left(guildId)).toBeNull()
    await store.transaction((tx) => recordServerMembershipOfShards(tx, [], { count: 2, shards: [shard] }))
    expect(await left(guildId)).not.toBeNull()
  })
})
