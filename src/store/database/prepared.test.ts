import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Prepared, preparedIn } from './prepared.ts'

describe('a prepared statement of the embedded database', () => {
  const statements = { count: 0 }
  let database: PGlite
  let prepared: Prepared

  beforeAll(async () => {
    database = await PGlite.create('memory://')
    await database.exec('CREATE TABLE kept (id int PRIMARY KEY, at timestamptz, what jsonb, bytes bytea)')
    prepared = preparedIn(database, statements)
  })
  afterAll(() => database.close())

  const KEEP = `INSERT INTO kept VALUES ($1, $2, $3, $4) RETURNING id, at, what, bytes, $5::text AS said`
  const keep = (id: number) => {
    const values = [id, new Date(0), JSON.stringify({ 'O’Neil': [1, null] }), new Uint8Array([0, 255]), null]
    return prepared('keep', KEEP, values)
  }

  it('accepts and returns the values that a query does', async () => {
    const { rows } = await keep(1)
    const asked = await database.query(
      'SELECT id, at, what, bytes, NULL::text AS said FROM kept WHERE id = 1',
    )
    expect(rows).toEqual(asked.rows)
    expect(rows).toEqual([
      { id: 1, at: new Date(0), what: { 'O’Neil': [1, null] }, bytes: new Uint8Array([0, 255]), said: null },
    ])
  })

  it('returns the database’s error, and works after that', async () => {
    await keep(2)
    await expect(keep(2)).rejects.toMatchObject({ code: '23505' })
    await expect(prepared('wrong', 'SELECT nothing', [])).rejects.toMatchObject({ code: '42703' })
    expect((await keep(3)).rows).toHaveLength(1)
    expect((await database.query('SELECT id FROM kept WHERE id IN (2, 3)')).rows).toHaveLength(2)
  })

  it('waits for another caller’s transaction, which can be rolled back without it', async () => {
    let kept: Promise<unknown> | undefined
    const undone = database.transaction(async (tx) => {
      await tx.query('INSERT INTO kept (id) VALUES (4)')
      kept = keep(5)
      await tx.query('SELECT 1')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await kept
    expect((await database.query('SELECT id FROM kept WHERE id IN (4, 5)')).rows).toEqual([{ id: 5 }])
  })

  it('counts as one statement', async () => {
    const before = statements.count
    await keep(6)
    expect(statements.count).toBe(before + 1)
  })
})
