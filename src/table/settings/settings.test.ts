import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { saveGuildSettings } from '../../store/people/people.ts'
import {
  announcementsOf,
  createLobby,
  createStartedRaid,
  newId,
  newPerson,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import { raidSettingsSchema } from '../model/settings.ts'
import { createTable } from '../table.ts'

const MIGRATION = new URL(
  '../../../prisma/migrations/20261127100000_time_zones_that_people_chose/migration.sql',
  import.meta.url,
)

describeOnEachDatabase('settings', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  it('have defaults for a person who has set nothing', async () => {
    expect(await table().settings.ofPerson(newId())).toMatchObject({ reminderHours: 8, quiet: null })
    expect(await table().settings.ofRaid('nonsense')).toMatchObject({ limitHours: null, friendsPass: false })
  })

  it('change only the given fields, for one person, raid or guild', async () => {
    const { settings } = table()
    const [anna, ben] = [newPerson('Anna'), newPerson('Ben')]
    requireAccepted(await settings.changePerson(anna, { timeZone: 'Europe/Berlin' }))
    requireAccepted(await settings.changePerson(anna, { quiet: { from: '22:00', to: '08:00' } }))
    const own = { timeZone: 'Europe/Berlin', quiet: { from: '22:00', to: '08:00' }, reminderHours: 8 }
    expect(await settings.ofPerson(anna.id)).toMatchObject(own)
    expect(await settings.ofPerson(ben.id)).toMatchObject({ timeZone: null, quiet: null })
    const { raid } = await createLobby(table())
    requireAccepted(await settings.changeRaid(raid.id, { limitHours: 24 }))
    expect(await settings.ofRaid(raid.id)).toMatchObject({ limitHours: 24, friendsPass: false })
    expect(await settings.changeRaid('nonsense', {})).toHaveProperty('rejected')
  })

  it('of a person without a time zone use the guild’s zone, and without that the operator’s', async () => {
    const { settings } = createTable(database.store(), { timeZone: 'Asia/Tokyo' })
    const [anna, guild] = [newPerson('Anna'), newId()]
    const zone = () => settings.zoneOf(anna.id, guild)
    expect(await zone()).toEqual({ zone: 'Asia/Tokyo', of: 'bot' })
    requireAccepted(await settings.changeGuild(guild, { timeZone: 'Europe/Berlin' }))
    expect(await zone()).toEqual({ zone: 'Europe/Berlin', of: 'guild' })
    requireAccepted(await settings.changePerson(anna, { timeZone: 'UTC' }))
    expect(await zone()).toEqual({ zone: 'UTC', of: 'person' })
  })

  it('from before time zones were optional lose the default zone that nobody chose', async () => {
    const { settings } = table()
    const chosen = { quiet: { from: '22:00', to: '08:00' }, timeZone: 'UTC' }
    const before = [{ timeZone: 'UTC' }, chosen, { timeZone: 'Asia/Tokyo' }]
    const people = before.map((_, n) => newPerson(`Player ${n}`))
    for (const [n, change] of before.entries())
      requireAccepted(await settings.changePerson(people[n] ?? newPerson(''), change))
    await database.store().db.$executeRawUnsafe(readFileSync(MIGRATION, 'utf8'))
    const zones = people.map(async ({ id }) => (await settings.readPerson(id)).timeZone)
    expect(await Promise.all(zones)).toEqual([null, 'UTC', 'Asia/Tokyo'])
  })

  it('are cached, and a change applies at once', async () => {
    const { statements } = database.store()
    const { settings } = table()
    const [dora, guild] = [newPerson('Dora'), newId()]
    await settings.recent.ofPerson(dora.id)
    await settings.recent.ofGuild(guild)
    requireAccepted(await settings.changePerson(dora, { language: 'de' }))
    requireAccepted(await settings.changeGuild(guild, { language: 'de' }))
    const before = statements.count
    expect(await settings.recent.ofPerson(dora.id)).toMatchObject({ language: 'de' })
    expect(await settings.recent.ofGuild(guild)).toMatchObject({ language: 'de' })
    expect(statements.count).toBe(before)
  })

  it('that are rules of a guild apply in other processes within ten seconds', async () => {
    const [here, elsewhere] = [createTable(database.store()), createTable(database.store())]
    const [guild, channel] = [newId(), newId()]
    const seen = async () => (await elsewhere.settings.recent.rulesOfGuild(guild)).openChannels
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await seen()).toEqual([])
      requireAccepted(await here.settings.changeGuild(guild, { openChannels: [channel] }))
      expect(await here.settings.recent.rulesOfGuild(guild)).toMatchObject({ openChannels: [channel] })
      vi.setSystemTime(Date.now() + 10_000)
      expect(await seen()).toEqual([channel])
    } finally {
      vi.useRealTimers()
    }
  })

  it('of a raid are its leader’s, and the windows are fixed before it begins', async () => {
    const party = await createStartedRaid(table())
    const [anna, ben] = party.people
    const change = party.table.settings.changeRaid
    expect(await change(party.raid.id, { limitHours: 2 }, ben)).toMatchObject({
      rejected: expect.stringContaining('ask Anna'),
    })
    requireAccepted(await change(party.raid.id, { limitHours: 2 }, anna))
    const told = { kind: 'agreed', by: anna, settings: { limitHours: 2 } }
    expect((await announcementsOf(database.store(), party)).at(-1)).toMatchObject(told)
    expect(await change(party.raid.id, { everyWindow: true }, anna)).toMatchObject({
      rejected: expect.stringContaining('after a raid has begun'),
    })
  })

  it('of new raids are those of their guild', async () => {
    const guildId = newId()
    const raid = raidSettingsSchema.parse({ limitHours: 24, everyWindow: true })
    requireAccepted(await table().settings.changeGuild(guildId, { raid }))
    const made = requireAccepted(
      await table().create({ guildId, channelId: newId() }, newPerson('Anna'), 'deadmines', 'novice'),
    )
    expect(await table().settings.ofRaid(made.id)).toEqual(raid)
  })

  it('of a guild leave other stored fields unchanged, and drop invalid values', async () => {
    const { settings } = table()
    const guild = newId()
    await saveGuildSettings(database.store().db, guild, { decks: 'free', language: 'klingon' })
    requireAccepted(await settings.changeGuild(guild, { judgeRoles: ['1'] }))
    expect(await settings.ofGuild(guild)).toMatchObject({ decks: 'free', language: null, judgeRoles: ['1'] })
  })
})
