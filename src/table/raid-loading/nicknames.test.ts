/** Tests a person who has a different nickname in each of two servers. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { userText } from '../../texts/user-text.ts'
import type { Table } from '../contract.ts'
import { newId, newPerson, replacePersonInSeat, requireAccepted, tableWithFixedSeed } from '../fixture.ts'
import type { Person } from '../model/person.ts'

describeWithDatabase('a nickname', (database) => {
  async function aLobbyIn(table: Table, guildId: string, leader: Person) {
    const raid = requireAccepted(
      await table.create({ guildId, channelId: newId() }, leader, 'deadmines', 'novice'),
    )
    return requireAccepted(await table.join(raid.id, leader, 'horde-rogue'))
  }

  const called = (who: Person, name: string): Person => ({ id: who.id, name: userText(name) })

  it('of one server is never shown in the raids of another', async () => {
    const table = tableWithFixedSeed(database.store())
    const [here, there, anna] = [newId(), newId(), newPerson('Anna')]
    const first = await aLobbyIn(table, here, anna)
    const second = await aLobbyIn(table, there, called(anna, 'Tank'))
    const seen = async (raidId: string) => {
      const { raid } = await table.look(raidId, null)
      return [raid.leader.name, raid.seats[0]?.person.name]
    }
    expect([await seen(first.id), await seen(second.id)]).toEqual([
      ['Anna', 'Anna'],
      ['Tank', 'Tank'],
    ])
    requireAccepted(await table.leave(first.id, anna))
    expect((await table.find({ raidId: first.id }))?.leader.name).toBe('Anna')
  })

  it('is updated in its server when its owner does something there', async () => {
    const table = tableWithFixedSeed(database.store())
    const [here, anna] = [newId(), newPerson('Anna')]
    const lobby = await aLobbyIn(table, here, anna)
    requireAccepted(await table.join(lobby.id, called(anna, 'Annabel'), 'horde-mage'))
    const { raid } = await table.look(lobby.id, null)
    expect(new Set(raid.seats.map((seat) => seat.person.name))).toEqual(new Set(['Annabel']))
    requireAccepted(await table.settings.changePerson(called(anna, 'Elsewhere'), { reminderHours: 3 }))
    expect((await table.find({ raidId: lobby.id }))?.leader.name).toBe('Annabel')
  })

  it('is shown for a newcomer, in a private thread and in the list of past raids', async () => {
    const table = tableWithFixedSeed(database.store())
    const [here, there, anna, ben] = [newId(), newId(), newPerson('Anna'), newPerson('Ben')]
    await aLobbyIn(table, there, called(ben, 'Benny'))
    const lobby = await aLobbyIn(table, here, anna)
    const raid = requireAccepted(await table.start(lobby.id, anna))
    await replacePersonInSeat(table, raid.id, anna, 0, ben)
    requireAccepted(await table.settings.changePerson(called(ben, 'Benny'), { privateThread: true }))
    await table.privateThreads.opened(raid.id, ben.id, newId())
    expect((await table.privateThreads.of(raid.id)).map((own) => own.person)).toEqual([ben])
    requireAccepted(await table.concede(raid.id, ben))
    const past = requireAccepted(await table.records.run(here, raid.code))
    expect(JSON.stringify(past)).toContain('"Ben"')
    expect(JSON.stringify(past)).not.toContain('Benny')
  })
})
