import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createLobby,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  requireAccepted,
  TEST_GUILD_ID,
  tableWithFixedSeed,
} from '../fixture.ts'

describeWithDatabase('a lobby', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('is opened only for an existing raid and mode', async () => {
    const at = { guildId: TEST_GUILD_ID, channelId: newId() }
    const by = newPerson('Anna')
    expect(await table().create(at, by, 'moria', 'novice')).toEqual({
      rejected: expect.stringMatching(/no raid called "moria"\. There (is|are): deadmines\b/),
    })
    expect(await table().create(at, by, 'deadmines', 'easy')).toEqual({
      rejected:
        'There is no difficulty called "easy". There are: story, novice, experienced, heroic, legendary.',
    })
    const raid = requireAccepted(await table().create(at, by, 'deadmines', 'heroic'))
    expect(raid).toMatchObject({
      ...at,
      raid: 'deadmines',
      mode: 'heroic',
      status: 'lobby',
      leader: by,
      version: 0,
    })
    expect(await table().here(at.channelId, null)).toEqual({ raid, isOneOfSeveral: false })
    expect((await table().look(raid.id, by)).view).toBeNull()
  })

  it('is announced in its thread as soon as there is one', async () => {
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    const raid = requireAccepted(
      await table().create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    requireAccepted(await table().join(raid.id, anna, 'horde-rogue'))
    expect(await announcementsOf(database.store(), { raid })).toEqual([])
    await table().setThread(raid.id, newId())
    requireAccepted(await table().join(raid.id, ben, 'horde-warrior'))
    const said = await announcementsOf(database.store(), { raid })
    expect(said).toMatchObject([
      { kind: 'lobby', raid: { seats: [{ person: anna }] } },
      { kind: 'lobby', raid: { seats: [{ person: anna }, { person: ben, hero: 'CD2-W1' }] } },
    ])
  })

  it('gives seats to at most five raiders, with existing decks', async () => {
    const { raid } = await createLobby(table())
    const dora = newPerson('Dora')
    expect(await table().join(raid.id, dora, 'mage')).toMatchObject({
      rejected: expect.stringMatching(/no deck called "mage"/),
    })
    for (let seat = 3; seat < 5; seat++) requireAccepted(await table().join(raid.id, dora, 'horde-rogue'))
    expect(await table().join(raid.id, dora, 'horde-rogue')).toEqual({
      rejected: 'All 5 seats are taken. Somebody has to leave first.',
    })
  })

  it('uses the character of that hero, or creates one, and doesn’t change the active character', async () => {
    const anna = newPerson('Anna')
    const at = { guildId: TEST_GUILD_ID, channelId: newId() }
    const join = async (deck: string) => {
      const raid = requireAccepted(await table().create(at, anna, 'deadmines', 'novice'))
      return requireAccepted(await table().join(raid.id, anna, deck)).seats[0]
    }
    const rogue = await join('horde-rogue')
    expect(rogue?.character).toBe("Anna's Frizlix")
    expect((await join('horde-warrior'))?.character).toBe("Anna's Gurzak")
    const active = async () =>
      (await table().characters.characters({ guildId: TEST_GUILD_ID, personId: anna.id }))
        .filter((one) => one.active)
        .map((one) => one.name)
    expect(await active()).toEqual(["Anna's Frizlix"]) // the first became active, since none was
    expect((await join('horde-warrior'))?.character).toBe("Anna's Gurzak")
    expect(await active()).toEqual(["Anna's Frizlix"])
    expect((await join('horde-rogue'))?.characterId).toBe(rogue?.characterId)
  })

  it('can be left, and the next raider leads when the leader leaves', async () => {
    const { raid, people } = await createLobby(table())
    const [anna, ben, cleo] = people
    const left = requireAccepted(await table().leave(raid.id, anna))
    expect(left.leader).toEqual(ben)
    expect(left.seats.map(({ seat, person }) => [seat, person.name])).toEqual([
      [0, 'Ben'],
      [1, 'Cleo'],
    ])
    expect(await table().leave(raid.id, anna)).toEqual({ rejected: 'You have no seat in this raid.' })
    expect(await table().start(raid.id, cleo)).toEqual({
      rejected: 'Only the raid leader can do that: ask Ben.',
    })
    requireAccepted(await table().start(raid.id, ben))
    const { view } = await table().look(raid.id, cleo)
    expect(view).toMatchObject({ viewer: 1, leader: 0 })
  })

  it('starts with at least one raider, and only once', async () => {
    const anna = newPerson('Anna')
    const raid = requireAccepted(
      await table().create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    expect(await table().start(raid.id, anna)).toMatchObject({
      rejected: expect.stringMatching(/at least 1 raider\./),
    })
    const on = await createStartedRaid(table())
    expect(on.raid).toMatchObject({ status: 'playing', version: 1 })
    const [leader, ben] = on.people
    for (const late of [
      await table().start(on.raid.id, leader),
      await table().join(on.raid.id, newPerson('Dora'), 'horde-rogue'),
      await table().leave(on.raid.id, ben),
    ])
      expect(late).toMatchObject({ rejected: expect.stringMatching(/already started/) })
  })

  it('asks everybody in every window if its raid is set so', async () => {
    const party = await createLobby(table())
    requireAccepted(await party.table.settings.changeRaid(party.raid.id, { everyWindow: true }))
    requireAccepted(await party.table.start(party.raid.id, party.people[0]))
    await keepHands(party)
    const asked: (number | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      requireAccepted(await answerOpenDecision(party, ['pass']))
      asked.push((await party.table.look(party.raid.id, null)).view?.waitingFor?.seat)
    }
    expect(asked).toEqual([1, 2, 0]) // nobody can play a card, so each is asked in turn
  })

  it('is given up by its leader', async () => {
    const { raid, people } = await createLobby(table())
    expect(await table().abandon(raid.id, people[1])).toMatchObject({
      rejected: expect.stringMatching(/ask Anna/),
    })
    expect(requireAccepted(await table().abandon(raid.id, people[0])).status).toBe('abandoned')
    expect((await announcementsOf(database.store(), { raid })).at(-1)).toMatchObject({
      kind: 'lobby',
      raid: { status: 'abandoned' },
    })
    expect(await table().join(raid.id, people[1], 'horde-rogue')).toMatchObject({
      rejected: expect.stringMatching(/is over/),
    })
  })
})
