import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { tracesOf } from '../../../test/support/traces.ts'
import { randomPlayer } from '../../bots/player.ts'
import { markServerLeft, markServersRejoined } from '../../store/server-membership/servers.ts'
import {
  createLobby,
  createStartedRaid,
  newId,
  playOnWithComputerPlayer,
  requireAccepted,
} from '../fixture.ts'
import { createTable } from '../table.ts'

const DAY = 24 * 3_600_000
const KEEP = { raids: null, reports: null, lobbies: 14, leftServers: 30 }

describeWithDatabase('the data of a server that the bot has left', (database) => {
  const table = () => createTable(database.store(), { keep: KEEP })
  const see = (days: number) => table().retention.processDueRows(new Date(Date.now() + days * DAY), 60_000)

  /** Returns a server with a finished raid, a raid in play and a game of the companion. */
  async function aServer() {
    const guildId = newId()
    const over = await createStartedRaid(table(), guildId)
    await playOnWithComputerPlayer(over, randomPlayer, 20)
    for (const one of over.people) await over.table.concede(over.raid.id, one)
    const on = await createStartedRaid(table(), guildId)
    const wish = { overlord: 'kazzak', redraw: true } as const
    requireAccepted(await table().war.create({ guildId, channelId: newId() }, on.people[0], wish))
    return { guildId, over, on }
  }

  it('are all deleted after thirty days, with the people of whom nothing else is stored', async () => {
    const { store } = database
    const { guildId, over, on } = await aServer()
    const others = await createStartedRaid(table(), newId())
    await store().transaction((tx) => markServerLeft(tx, guildId))
    expect((await see(29)).servers).toBe(0)
    expect((await see(31)).servers).toBe(1)
    const words = [guildId, over.raid.code, on.raid.code, over.raid.id, on.raid.id]
    expect(await tracesOf(store(), words)).toEqual([])
    expect(await table().find({ raidId: others.raid.id })).not.toBeNull()
    const left = await store().db.player.findMany({ where: { id: { in: on.people.map(({ id }) => id) } } })
    expect(left.every(({ settings }) => Object.keys(Object(settings)).length > 0)).toBe(true)
  })

  it('are all there if the bot returns before', async () => {
    const { guildId, over, on } = await aServer()
    const { store } = database
    const ids = [guildId, over.raid.id, on.raid.id, ...over.people.map(({ id }) => id)]
    const columns = async () =>
      (await tracesOf(store(), ids)).filter((one) => !one.startsWith('public.Outbox'))
    const before = await columns()
    await store().transaction((tx) => markServerLeft(tx, guildId))
    expect((await see(29)).servers).toBe(0)
    await store().transaction((tx) => markServersRejoined(tx, [guildId]))
    expect((await see(365)).servers).toBe(0)
    expect(await columns()).toEqual(before)
    expect((await table().find({ raidId: on.raid.id }))?.status).toBe('playing')
    expect(await table().sheets(guildId, over.people[0].id)).toHaveLength(1)
  })

  it('include lobbies, which stay open for two weeks after the bot’s return', async () => {
    const { raid } = await createLobby(table(), 'all', newId())
    const { db, transaction } = database.store()
    const isOpen = async () => (await table().find({ raidId: raid.id }))?.status === 'lobby'
    await transaction((tx) => markServerLeft(tx, raid.guildId))
    await see(20)
    expect(await isOpen()).toBe(true)
    await transaction((tx) => markServersRejoined(tx, [raid.guildId]))
    const returnedAt = new Date(Date.now() + 20 * DAY)
    await db.guild.update({ where: { id: raid.guildId }, data: { returnedAt } })
    await see(33)
    expect(await isOpen()).toBe(true)
    await see(35)
    expect(await isOpen()).toBe(false)
  })

  it('are deleted at once on request', async () => {
    const { guildId, on } = await aServer()
    const { store } = database
    expect(await table().moderation.erase(guildId)).toBe(true)
    expect(await tracesOf(store(), [guildId, on.raid.id])).toEqual([])
    expect(await table().moderation.erase(guildId)).toBe(false)
  })
})
