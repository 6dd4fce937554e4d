import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { newId } from './fixture.ts'
import { rememberGuild, rememberPlayer } from './people.ts'

describeOnEachDatabase('guilds and players', (database) => {
  const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 8 }, work))

  it('are remembered once, however many commands of newcomers come at the same moment', async () => {
    const store = database.store()
    const [guild, player] = [newId(), { id: newId(), name: 'Anna' }]
    await atOnce(() => store.transaction((tx) => rememberGuild(tx, guild)))
    await atOnce(() => store.transaction((tx) => rememberPlayer(tx, player)))
    expect(await store.db.guild.count({ where: { id: guild } })).toBe(1)
    expect(await store.db.player.findMany({ where: { id: player.id }, select: { name: true } })).toEqual([
      { name: 'Anna' },
    ])
  })

  it('a player who takes another name is known by it', async () => {
    const { db } = database.store()
    const id = newId()
    await rememberPlayer(db, { id, name: 'Anna' })
    await rememberPlayer(db, { id, name: 'Annabel' })
    expect((await db.player.findUniqueOrThrow({ where: { id } })).name).toBe('Annabel')
  })
})
