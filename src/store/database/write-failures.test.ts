import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase, type EmptyDatabase } from '../../../test/databases.ts'
import { setReadOnly } from '../../../test/support/read-only.ts'
import { newId, TEST_GUILD_ID } from '../fixture.ts'
import { openStore, type Store } from './open.ts'
import { createWriteCheck } from './write-check.ts'

/** The ways in which the bot writes. */
const WAYS: Record<string, (store: Store, id: string) => Promise<unknown>> = {
  'in a transaction': ({ transaction }, id) => transaction((tx) => tx.guild.create({ data: { id } })),
  'by a model': ({ db }, id) => db.guild.create({ data: { id } }),
  'by plain SQL': ({ sql }, id) => sql(`INSERT INTO "Guild" (id) VALUES ('${id}')`),
  'by the transaction of a library': ({ sql }, id) =>
    sql(`BEGIN; INSERT INTO "Guild" (id) VALUES ('${id}'); COMMIT;`),
  'by a prepared statement': ({ prepared }, id) =>
    prepared('a write', 'INSERT INTO "Guild" (id) VALUES ($1) RETURNING id', [id]),
}

describeOnEachDatabase('a database that takes no writes', (database) => {
  let made: EmptyDatabase
  let store: Store
  beforeAll(async () => {
    made = await database.another()
    store = await openStore(made.options)
    await store.db.guild.create({ data: { id: TEST_GUILD_ID } })
  })
  afterAll(() => store.close())

  /** Waits until the store has replaced an ended connection; the first statements may fail. */
  const connected = async () => {
    for (let n = 0; n < 50 && !(await store.sql('SELECT 1').catch(() => null)); n++);
  }

  for (const [way, write] of Object.entries(WAYS))
    it(`is noticed by the first write that fails, until one is committed: ${way}`, async () => {
      const space = createWriteCheck(store)
      expect(await space()).toMatchObject({ isWell: true })
      await setReadOnly(made, store, true)
      await connected()
      await expect(write(store, newId())).rejects.toThrow()
      expect(await space()).toMatchObject({
        isWell: false,
        why: 'The database is read-only, so no answer can be stored.',
      })
      await setReadOnly(made, store, false)
      await connected()
      expect(store.writes.failure).not.toBeNull()
      await write(store, newId())
      expect(store.writes.failure).toBeNull()
      expect(await space()).toMatchObject({ isWell: true, why: null })
    })

  it('isn’t reported for a wrong statement, or when nothing is written', async () => {
    await expect(store.db.guild.create({ data: { id: TEST_GUILD_ID } })).rejects.toThrow()
    await expect(store.sql('INSERT INTO "Guild" (name) VALUES (1)')).rejects.toThrow()
    expect(store.writes.failure).toBeNull()
    await setReadOnly(made, store, true)
    await connected()
    await expect(store.db.guild.create({ data: { id: newId() } })).rejects.toThrow()
    await store.sql('SELECT count(*) FROM "Guild"')
    await store.transaction((tx) => tx.guild.findMany())
    expect(store.writes.failure).not.toBeNull()
    await setReadOnly(made, store, false)
    await connected()
    await store.db.guild.updateMany({ where: { id: 'nobody' }, data: { settings: {} } })
    expect(store.writes.failure).not.toBeNull()
    await store.db.guild.update({ where: { id: TEST_GUILD_ID }, data: { settings: {} } })
    expect(store.writes.failure).toBeNull()
  })
})
