import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { markServerLeft, markServersRejoined } from '../../store/server-membership/servers.ts'
import { userText } from '../../texts/user-text.ts'
import {
  announcementsOf,
  createLobby,
  createStartedRaid,
  newId,
  newPerson,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { defaultLobbySettings } from '../model/lobby.ts'

describeWithDatabase('before a raid begins', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('its leader changes raid and difficulty, frees seats and chooses who goes first', async () => {
    const { raid, people } = await createLobby(table())
    const [anna, ben, cleo] = people
    const { lobbies: gathering } = table()
    const wish = { raid: 'scarlet-monastery', mode: 'heroic' }
    expect(await gathering.change(raid.id, ben, wish)).toEqual({
      rejected: expect.stringContaining('ask Anna'),
    })
    expect(await gathering.change(raid.id, anna, { mode: 'easy' })).toEqual({
      rejected: expect.stringContaining('no difficulty called "easy"'),
    })
    requireAccepted(await gathering.ready(raid.id, ben, true))
    const changed = requireAccepted(await gathering.change(raid.id, anna, wish))
    expect([changed.raid, changed.mode, changed.lobby.ready]).toEqual(['scarlet-monastery', 'heroic', []])
    const names = ({ seats }: typeof raid) => seats.map(({ person }) => person.name)
    expect(names(requireAccepted(await gathering.change(raid.id, anna, { first: 2 })))).toEqual([
      'Cleo',
      'Anna',
      'Ben',
    ])
    expect(await gathering.change(raid.id, anna, { out: 1, first: 1 })).toEqual({
      rejected: expect.stringContaining('can’t take the first turn'),
    })
    expect(names(requireAccepted(await gathering.change(raid.id, anna, { out: 2 })))).toEqual([
      'Cleo',
      'Anna',
    ])
    requireAccepted(await table().start(raid.id, anna))
    const { view } = await table().look(raid.id, cleo)
    expect([view?.raid, view?.viewer]).toEqual(['scarlet-monastery', 0])
    expect(await gathering.change(raid.id, anna, wish)).toEqual({
      rejected: expect.stringContaining('already started'),
    })
  })

  it('everybody is asked once whether they are ready, and it begins with those who are', async () => {
    const { raid, people } = await createLobby(table())
    const [anna, ben, cleo] = people
    const { lobbies: gathering } = table()
    requireAccepted(await gathering.check(raid.id, anna))
    const calls = (await announcementsOf(database.store(), { raid })).filter(
      ({ kind }) => kind === 'gathering',
    )
    expect(calls).toEqual([{ kind: 'gathering', why: 'check', by: anna, people: [ben, cleo], at: null }])
    requireAccepted(await gathering.ready(raid.id, ben, true))
    expect(await table().start(raid.id, anna)).toEqual({
      rejected: expect.stringMatching(/^Cleo has not pressed “Ready”/),
    })
    const begun = requireAccepted(await gathering.startWithout(raid.id, anna))
    expect([begun.status, begun.seats.map(({ person }) => person.name)]).toEqual(['playing', ['Anna', 'Ben']])
  })

  it('a time is stored, and everybody with a seat is pinged once, a quarter of an hour before', async () => {
    const { raid, people } = await createLobby(table())
    const { lobbies: gathering } = table()
    const at = new Date(Date.now() + 3 * 3_600_000)
    expect(await gathering.plan(raid.id, people[0], new Date(0))).toEqual({
      rejected: expect.stringContaining('in the past'),
    })
    requireAccepted(await gathering.plan(raid.id, people[0], at))
    const dueOf = async (now: Date) => (await gathering.due(now)).filter(({ raidId }) => raidId === raid.id)
    expect(await dueOf(new Date())).toEqual([])
    const soon = new Date(at.getTime() - 14 * 60_000)
    expect(await dueOf(soon)).toEqual([{ raidId: raid.id, at }])
    expect(await gathering.remind({ raidId: raid.id, at }, soon)).toBe(true)
    expect(await gathering.remind({ raidId: raid.id, at }, soon)).toBe(false)
    expect(await dueOf(soon)).toEqual([])
    expect((await announcementsOf(database.store(), { raid })).at(-1)).toEqual({
      kind: 'gathering',
      why: 'soon',
      by: null,
      people: [...people],
      at: at.toISOString(),
    })
    requireAccepted(await gathering.plan(raid.id, people[0], null))
    expect(await dueOf(soon)).toEqual([])
  })

  it('nobody is pinged while the bot is away from the server', async () => {
    const { raid, people } = await createLobby(table(), 'all', newId())
    const { lobbies: gathering } = table()
    const at = new Date(Date.now() + 3 * 3_600_000)
    const soon = new Date(at.getTime() - 14 * 60_000)
    requireAccepted(await gathering.plan(raid.id, people[0], at))
    const isDue = async () => (await gathering.due(soon)).some(({ raidId }) => raidId === raid.id)
    await database.store().transaction((tx) => markServerLeft(tx, raid.guildId))
    expect(await isDue()).toBe(false)
    await database.store().transaction((tx) => markServersRejoined(tx, [raid.guildId]))
    expect(await isDue()).toBe(true)
  })
})

describeWithDatabase('after a raid', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('the same people get a lobby with their characters in the same order, and each confirms it', async () => {
    const { raid, people } = await createStartedRaid(table())
    const [anna, ben, cleo] = people
    const { lobbies: gathering } = table()
    expect(await gathering.again(raid.id, ben, 'same')).toEqual({ rejected: 'That raid is not over yet.' })
    requireAccepted(await table().abandon(raid.id, anna))
    const dora = { id: newId(), name: userText('Dora') }
    expect(await gathering.again(raid.id, dora, 'same')).toEqual({
      rejected: expect.stringContaining('no seat'),
    })
    const lobby = requireAccepted(await gathering.again(raid.id, ben, 'same'))
    expect(lobby).toMatchObject({
      status: 'lobby',
      raid: 'deadmines',
      mode: 'novice',
      leader: anna,
      threadId: null,
    })
    expect(lobby.seats.map(({ characterId }) => characterId)).toEqual(
      raid.seats.map(({ characterId }) => characterId),
    )
    expect(lobby.lobby).toEqual({
      ...defaultLobbySettings(),
      must: true,
      ready: [ben.id],
      after: raid.id,
      caller: 'Ben',
    })
    expect(await announcementsOf(database.store(), { raid: lobby })).toEqual([
      { kind: 'gathering', why: 'again', by: ben, people: [anna, cleo], at: null },
    ])
    expect(requireAccepted(await gathering.again(raid.id, cleo, 'same')).id).toBe(lobby.id)
    expect((await gathering.lastIn(raid.channelId, newPerson('Gul')))?.id).toBe(raid.id)
  })

  it('after a raid that they haven’t won they can choose the same one on an easier difficulty', async () => {
    const { raid, people } = await createStartedRaid(table())
    requireAccepted(await table().abandon(raid.id, people[0]))
    const next = requireAccepted(await table().lobbies.again(raid.id, people[0], 'next'))
    expect([next.raid, next.mode]).toEqual(['deadmines', 'story'])
  })
})
