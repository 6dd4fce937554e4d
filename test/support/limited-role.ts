/** Creates a role of PostgreSQL that may have few connections, as on small hosted databases, with an empty database. */
import { randomBytes } from 'node:crypto'
import { createEmptyDatabase } from '../empty-database.ts'
import { asAdmin } from '../postgres.ts'

export interface LimitedDatabase {
  /** The address for the role. */
  readonly url: string
  readonly role: string
  /** The address for the role of the tests, to which the limit doesn't apply. */
  readonly adminUrl: string
  /** The present number of connections of the role. */
  connections(): Promise<number>
  /** Closes all connections of the role. */
  cut(): Promise<void>
  /** Runs SQL as the role of the tests. */
  admin(sql: string): Promise<void>
  drop(): Promise<void>
}

/** @param most the maximum number of connections of the role */
export async function limitedDatabase(most: number): Promise<LimitedDatabase> {
  const database = await createEmptyDatabase('postgres')
  const admin = database.env.DATABASE_URL
  const name = new URL(admin).pathname.slice(1)
  const [role, password] = [
    `lairkeeper_few_${randomBytes(5).toString('hex')}`,
    randomBytes(8).toString('hex'),
  ]
  const run = (sql: string) => asAdmin(serverOf(admin), async (client) => void (await client.query(sql)))
  await run(`CREATE ROLE ${role} LOGIN PASSWORD '${password}' CONNECTION LIMIT ${most}`)
  await run(`GRANT ${role} TO CURRENT_USER`) // allows the tests' role to give it the database and to end its connections
  await run(`ALTER DATABASE "${name}" OWNER TO ${role}`)
  const url = new URL(admin)
  Object.assign(url, { username: role, password })
  const ofRole = `FROM pg_stat_activity WHERE usename = '${role}'`
  return {
    url: url.href,
    role,
    adminUrl: admin,
    connections: () =>
      asAdmin(serverOf(admin), async (client) => {
        const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count ${ofRole}`)
        return rows[0]?.count ?? 0
      }),
    cut: () => run(`SELECT pg_terminate_backend(pid) ${ofRole}`),
    admin: run,
    async drop() {
      await database.drop()
      await asAdmin(serverOf(admin), (client) => client.query(`DROP ROLE ${role}`))
    },
  }
}

/** Returns the address of a database that always exists, so that these connections don't count as the limited database's. */
function serverOf(url: string): string {
  const server = new URL(url)
  server.pathname = '/postgres'
  return server.href
}
