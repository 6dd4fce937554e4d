/**
 * Tests connection poolers. One in transaction mode is refused at the start, before anything is written to the
 * database.
 */
import { expect, it, onTestFinished } from 'vitest'
import { createEmptyDatabase, KINDS } from '../../../../test/empty-database.ts'
import { asAdmin } from '../../../../test/postgres.ts'
import { lossyProxy } from '../../../../test/support/lossy-proxy.ts'
import { transactionPooler } from '../../../../test/support/transaction-pooler.ts'
import { openStore } from '../open.ts'

async function emptyServer(): Promise<string> {
  const database = await createEmptyDatabase('postgres')
  onTestFinished(database.drop)
  return database.env.DATABASE_URL
}

const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '/nowhere', besides: 1 })

it.runIf(KINDS.includes('postgres'))('a pooler in transaction mode is refused in a sentence', async () => {
  const url = await emptyServer()
  const pooler = await transactionPooler(url)
  onTestFinished(pooler.close)
  await asAdmin(pooler.url, async (client) => {
    const { rows } = await client.query('SELECT 1 AS one')
    expect(rows).toEqual([{ one: 1 }])
  })
  await expect(open(pooler.url)).rejects.toThrow(
    /^DATABASE_URL is the address of a pooler in transaction or statement mode .* Set the address of PostgreSQL itself/,
  )
  const tables = await asAdmin(url, async (client) => {
    const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return rows
  })
  expect(tables).toEqual([])
})

it.runIf(KINDS.includes('postgres'))('a pooler that passes each connection on is used', async () => {
  const proxy = await lossyProxy(await emptyServer())
  onTestFinished(() => proxy.close())
  const store = await open(proxy.url)
  expect(await store.db.guild.count()).toBe(0)
  await store.close()
})
