import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { saveGuildSettings } from '../../store/people.ts'
import { accepted, aLobby, newId, person, sameTable } from '../fixture.ts'

describeOnEachDatabase('settings', (database) => {
  const table = () => sameTable(database.store())

  it('have defaults for somebody who has set nothing', async () => {
    expect(await table().settings.ofPerson(newId())).toMatchObject({ reminderHours: 8, quiet: null })
    expect(await table().settings.ofRaid('nonsense')).toMatchObject({ limitHours: null, friendsPass: false })
  })

  it('change only what is named, for one person, raid or guild', async () => {
    const { settings } = table()
    const [anna, ben] = [person('Anna'), person('Ben')]
    accepted(await settings.changePerson(anna, { timeZone: 'Europe/Berlin' }))
    accepted(await settings.changePerson(anna, { quiet: { from: '22:00', to: '08:00' } }))
    const own = { timeZone: 'Europe/Berlin', quiet: { from: '22:00', to: '08:00' }, reminderHours: 8 }
    expect(await settings.ofPerson(anna.id)).toMatchObject(own)
    expect(await settings.ofPerson(ben.id)).toMatchObject({ timeZone: 'UTC', quiet: null })
    const { raid } = await aLobby(table())
    accepted(await settings.changeRaid(raid.id, { limitHours: 24 }))
    expect(await settings.ofRaid(raid.id)).toMatchObject({ limitHours: 24, friendsPass: false })
    expect(await settings.changeRaid('nonsense', {})).toHaveProperty('rejected')
  })

  it('of a guild leave alone what else is kept there, and forget what makes no sense', async () => {
    const { settings } = table()
    const guild = newId()
    await saveGuildSettings(database.store().db, guild, { decks: 'free', language: 'klingon' })
    accepted(await settings.changeGuild(guild, { judgeRoles: ['1'] }))
    expect(await settings.ofGuild(guild)).toMatchObject({ decks: 'free', language: null, judgeRoles: ['1'] })
  })
})
