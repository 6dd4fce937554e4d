import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { newId } from '../fixture.ts'
import { playerNameInServer, playerNamesInServer } from './names.ts'
import { ensureGuild, ensurePlayer } from './people.ts'

describeOnEachDatabase('guilds and players', (database) => {
  const atOnce = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 8 }, work))

  it('are stored once, however many commands of newcomers arrive at the same moment', async () => {
    const store = database.store()
    const [guild, player] = [newId(), { id: newId(), name: 'Anna' }]
    await atOnce(() => store.transaction((tx) => ensureGuild(tx, guild)))
    await atOnce(() => store.transaction((tx) => ensurePlayer(tx, player, guild)))
    expect(await store.db.guild.count({ where: { id: guild } })).toBe(1)
    expect(await store.db.player.findMany({ where: { id: player.id }, select: { name: true } })).toEqual([
      { name: 'Anna' },
    ])
  })

  it('have in each server the name that the player used there last', async () => {
    const { db } = database.store()
    const [id, here, there] = [newId(), newId(), newId()]
    await ensurePlayer(db, { id, name: 'Anna' }, here)
    await ensurePlayer(db, { id, name: 'Tank Anna' }, there)
    await ensurePlayer(db, { id, name: 'Annabel' }, here)
    await ensurePlayer(db, { id, name: 'Nobody' }, null)
    const names = [await playerNameInServer(db, here, id), await playerNameInServer(db, there, id)]
    expect(names).toEqual(['Annabel', 'Tank Anna'])
  })

  it('have the first known name in a server without a name for the player', async () => {
    const { db } = database.store()
    const [id, there] = [newId(), newId()]
    await ensurePlayer(db, { id, name: 'Anna' }, null)
    await ensurePlayer(db, { id, name: 'Tank Anna' }, newId())
    expect(await playerNameInServer(db, there, id)).toBe('Anna')
    expect(await playerNamesInServer(db, there, [id, newId()])).toEqual(new Map([[id, 'Anna']]))
  })
})
