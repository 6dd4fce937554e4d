import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, type EmptyDatabase } from '../../../test/databases.ts'
import { asAdmin } from '../../../test/postgres.ts'
import { openStore } from './open.ts'

const OPEN = fileURLToPath(new URL('./open.ts', import.meta.url))

/**
 * Starts a process that opens the store and writes guilds for as long as it lives. It prints each guild once it is
 * committed.
 */
async function writer(empty: EmptyDatabase) {
  const code = `
    import { openStore } from ${JSON.stringify(OPEN)}
    const store = await openStore(${JSON.stringify(empty.options)})
    for (let id = 1; ; id++) {
      await store.transaction((tx) => tx.guild.create({ data: { id: String(id) } }))
      console.log(id)
    }`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
  let kept = 0
  const twenty = new Promise<void>((resolve) => {
    child.stdout.on('data', (lines: Buffer) => {
      kept = Number(lines.toString().trim().split('\n').at(-1))
      if (kept >= 20) resolve()
    })
  })
  await twenty
  return async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    return kept
  }
}

describeOnEachDatabase('the store', (database) => {
  it('commits all of a transaction or nothing', async () => {
    const store = database.store()
    const work = store.transaction(async (tx) => {
      await tx.guild.create({ data: { id: 'half' } })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await store.db.guild.count({ where: { id: 'half' } })).toBe(0)
  })

  it('handles twenty simultaneous transactions, one after the other where necessary', async () => {
    const store = database.store()
    const ids = Array.from({ length: 20 }, (_, n) => `many-${n}`)
    await Promise.all(ids.map((id) => store.transaction((tx) => tx.guild.create({ data: { id } }))))
    expect(await store.db.guild.count({ where: { id: { startsWith: 'many-' } } })).toBe(20)
  })

  it('gives the same moment in models, in SQL and in the database', async () => {
    const store = database.store()
    const at = new Date('2026-07-01T12:00:00.123Z')
    await store.db.guild.create({ data: { id: 'noon', createdAt: at } })
    const rows = await store.db.$queryRaw`
      SELECT "createdAt" AS read, extract(epoch FROM "createdAt")::float8 AS epoch, abs(extract(epoch FROM now() - ${new Date()}::timestamptz))::float8 < 60 AS now
      FROM "Guild" WHERE "createdAt" = ${at}`
    expect(rows).toEqual([{ read: at, epoch: at.getTime() / 1000, now: true }])
  })

  it('loses nothing that was committed when the process is killed', async () => {
    const empty = await database.empty()
    const kill = await writer(empty)
    const kept = await kill()
    const store = await openStore(empty.options)
    expect(await store.db.guild.count()).toBeGreaterThanOrEqual(kept)
    await store.close()
  })

  it.runIf(database.kind === 'pglite')('refuses other processes while it is open', async () => {
    const empty = await database.empty()
    const kill = await writer(empty)
    await expect(openStore(empty.options)).rejects.toThrow(/in use by another Lairkeeper \(process \d+\)/)
    await kill()
  })

  it.runIf(database.kind === 'postgres')('works in UTC whatever time zone the server has', async () => {
    const empty = await database.empty()
    const url = empty.env.DATABASE_URL
    const name = new URL(url).pathname.slice(1)
    await asAdmin(url, (client) => client.query(`ALTER DATABASE "${name}" SET TimeZone = 'Asia/Tokyo'`))
    const store = await openStore(empty.options)
    const at = new Date('2026-07-01T12:00:00Z')
    const guild = await store.db.guild.create({ data: { id: 'noon', createdAt: at } })
    const epoch = await store.db
      .$queryRaw`SELECT extract(epoch FROM "createdAt")::float8 AS epoch FROM "Guild"`
    expect([guild.createdAt, epoch]).toEqual([at, [{ epoch: at.getTime() / 1000 }]])
    await store.close()
  })
})

it('reports a server that can’t be reached, without the password', async () => {
  const options = { databaseUrl: 'postgres://me:hush@127.0.0.1:1/x', dataDir: '/nowhere' }
  const failure = await openStore(options).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED/)
  expect(String(failure)).not.toContain('hush')
})
