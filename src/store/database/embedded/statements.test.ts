import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyFolder, emptyFolder, placeForDatabases } from '../../../../test/templates.ts'
import { useOneRoundTripPerQuery } from './statements.ts'

const folders: string[] = []

async function freshDatabase(): Promise<PGlite> {
  const folder = mkdtempSync(join(placeForDatabases(), 'lairkeeper-statements-'))
  folders.push(folder)
  copyFolder(await emptyFolder(), folder)
  return PGlite.create(folder)
}

describe('a statement of the embedded database', () => {
  let database: PGlite
  let plain: PGlite['query']

  beforeAll(async () => {
    database = await freshDatabase()
    await database.exec('CREATE TABLE kept (id int PRIMARY KEY, at timestamptz, what jsonb, bytes bytea)')
    plain = database.query.bind(database)
    useOneRoundTripPerQuery(database)
  })
  afterAll(async () => {
    await database.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  const KEEP = `INSERT INTO kept VALUES ($1, $2, $3, $4) RETURNING id, at, what, bytes, $5::text AS said`
  const keep = (id: number) => {
    const values = [id, new Date(0), JSON.stringify({ 'O’Neil': [1, null] }), new Uint8Array([0, 255]), null]
    return database.query(KEEP, values)
  }
  const KEPT = 'SELECT id, at, what, bytes, NULL::text AS said FROM kept WHERE id = $1'

  it('accepts and returns the values that PGlite’s own does', async () => {
    const { rows, affectedRows } = await keep(1)
    expect(affectedRows).toBe(1)
    expect(rows).toEqual([
      { id: 1, at: new Date(0), what: { 'O’Neil': [1, null] }, bytes: new Uint8Array([0, 255]), said: null },
    ])
    expect(await database.query(KEPT, [1])).toEqual(await plain(KEPT, [1]))
    const asPrisma = { rowMode: 'array', parsers: { 23: (text: string) => `number ${text}` } } as const
    expect(await database.query(KEPT, [1], asPrisma)).toEqual(await plain(KEPT, [1], asPrisma))
  })

  it('returns the database’s error, and works after that', async () => {
    await keep(2)
    await expect(keep(2)).rejects.toMatchObject({ code: '23505' })
    await expect(database.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' })
    expect((await keep(3)).rows).toHaveLength(1)
    expect((await database.query('SELECT id FROM kept WHERE id IN (2, 3)')).rows).toHaveLength(2)
  })

  it('waits for another caller’s transaction, which can be rolled back without it', async () => {
    let kept: Promise<unknown> | undefined
    const undone = database.transaction(async (tx) => {
      await tx.query('INSERT INTO kept (id) VALUES ($1)', [4])
      kept = keep(5)
      await tx.query('SELECT 1')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await kept
    expect((await database.query('SELECT id FROM kept WHERE id IN (4, 5)')).rows).toEqual([{ id: 5 }])
  })

  it('ends a transaction in which it fails, and is refused after its end', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query('INSERT INTO kept (id) VALUES ($1)', [6])
      await expect(tx.query('SELECT id FROM kept WHERE id = $1', ['six'])).rejects.toMatchObject({
        code: '22P02',
      })
      await tx.query('SELECT 1 AS never')
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
    expect((await database.query('SELECT id FROM kept WHERE id = $1', [6])).rows).toEqual([])
    const left = await database.transaction(async (tx) => tx)
    await expect(left.query('SELECT 1')).rejects.toThrow('Transaction is closed')
  })

  it('is planned again after its table has changed', async () => {
    const sum = () => database.query('SELECT count(*)::int AS number FROM kept WHERE id > $1', [1_000])
    expect((await sum()).rows).toEqual([{ number: 0 }])
    await database.exec('ALTER TABLE kept ADD COLUMN more text; CREATE INDEX kept_at ON kept (at)')
    expect((await sum()).rows).toEqual([{ number: 0 }])
  })

  it('is forgotten when hundreds of others were run since, and works again', async () => {
    const prepared = async () =>
      (await plain<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows
    for (let n = 0; n < 320; n++) await database.query(`SELECT ${n} AS n`)
    expect(await prepared()).toHaveLength(300)
    expect(await prepared()).not.toContainEqual({ statement: 'SELECT 0 AS n' })
    expect((await database.query('SELECT 0 AS n')).rows).toEqual([{ n: 0 }])
  })

  it('is refused once the database is closed', async () => {
    const other = await freshDatabase()
    useOneRoundTripPerQuery(other)
    await other.close()
    await expect(other.query('SELECT 1')).rejects.toThrow('PGlite is closed')
  })
})
