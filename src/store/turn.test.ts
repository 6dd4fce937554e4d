import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { asAdmin } from '../../test/postgres.ts'
import { takeTurn } from './turn.ts'

const lost = () => {
  throw new Error('the turn is lost')
}

/** The processes of the server that hold the lock in this database, or wait for it. */
const backends = (url: string, granted: boolean) =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted = $1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [granted],
    )
    return rows.map((row) => row.pid)
  })

const terminate = (url: string, [pid]: number[]) =>
  asAdmin(url, (client) => client.query('SELECT pg_terminate_backend($1)', [pid]))

describeOnEachDatabase('what only one process may do', (database) => {
  const url = async () => (await database.empty()).options.databaseUrl ?? ''
  const onPostgres = it.runIf(database.kind === 'postgres')

  onPostgres('is done by the first; the next follows when it ends', async () => {
    const there = await url()
    const first = await takeTurn(there, { onLost: lost })
    const waits: string[] = []
    const next = takeTurn(there, { onWait: () => waits.push('waits'), onLost: lost })
    await expect.poll(() => waits).toEqual(['waits'])
    expect(await Promise.race([next, Promise.resolve('still waiting')])).toBe('still waiting')
    await first.release()
    await (await next).release()
  })

  onPostgres(
    'goes to who waits when the connection of its holder breaks; the holder learns of it',
    async () => {
      const there = await url()
      const told: string[] = []
      await takeTurn(there, { onLost: () => told.push('lost') })
      const next = takeTurn(there, { onLost: lost })
      await expect.poll(() => backends(there, false)).toHaveLength(1)
      await terminate(there, await backends(there, true))
      const turn = await next
      await expect.poll(() => told, { timeout: 5_000 }).toEqual(['lost'])
      await turn.release()
    },
  )

  onPostgres('is kept through a broken connection when nobody else waits', async () => {
    const there = await url()
    const turn = await takeTurn(there, { onLost: lost })
    const before = await backends(there, true)
    await terminate(there, before)
    await expect.poll(() => backends(there, true), { timeout: 5_000 }).not.toEqual(before)
    await expect.poll(() => backends(there, true)).toHaveLength(1)
    await turn.release()
  })
})
