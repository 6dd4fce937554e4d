/**
 * Watches statements that write. If a database refuses writes, because it is read-only or its disk is full, the first
 * failed statement shows it, and the first committed one shows that the problem is over.
 */
import type { PGlite, Results, Transaction } from '@electric-sql/pglite'
import type pg from 'pg'

/** Records whether the latest write to the database succeeded. */
export class LatestWriteOutcome {
  #failure: Error | null = null

  /** The error of the latest write; null if it was committed, or if there was none. */
  get failure(): Error | null {
    return this.#failure
  }

  committed(): void {
    this.#failure = null
  }

  failed(error: Error): void {
    this.#failure = error
  }
}

/** Matches statements that write. A row that is locked by FOR UPDATE isn't written. */
const WRITE = /\b(INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|(?<!FOR\s)(?<!DO\s)(?<!NO KEY\s)UPDATE)\b/i
/** Matches the beginning of a transaction, in a trimmed statement. */
const BEGIN = /^(BEGIN|START\s+TRANSACTION)\b/i
const COMMIT = /(^|;)\s*(COMMIT|END)\s*;?$/i
const ROLLBACK = /^ROLLBACK\s*;?$/i

/** The SQLSTATE of a write in a transaction that may only read. */
export const READ_ONLY_SQL_STATE = '25006'
/**
 * Matches codes of errors of the database: no resources, no permission, an error of the system or of the server.
 * Errors in the written data don't match.
 */
const TROUBLE = /^(53(?!300)|58|XX|42501)/

/** Follows the statements of one connection, and whether its open transaction has written anything. */
class Session {
  readonly #writes: LatestWriteOutcome
  #isOpen = false
  #hasWritten = false

  constructor(writes: LatestWriteOutcome) {
    this.#writes = writes
  }

  /** Handles a finished statement. @param rows the number of rows that it has written or returned */
  done(statement: string, rows: number): void {
    const text = statement.trim()
    if (BEGIN.test(text)) this.#begin()
    if (ROLLBACK.test(text)) this.#end()
    if (WRITE.test(text) && rows > 0) this.#hasWritten = true
    if (this.#hasWritten && (!this.#isOpen || COMMIT.test(text))) this.#writes.committed()
    if (!this.#isOpen || COMMIT.test(text)) this.#end()
  }

  failed(text: string, error: unknown): void {
    this.#hasWritten = false
    if (error instanceof Error && isTrouble(text, error)) this.#writes.failed(error)
  }

  #begin(): void {
    this.#isOpen = true
    this.#hasWritten = false
  }

  #end(): void {
    this.#isOpen = false
    this.#hasWritten = false
  }

  async watch<T>(text: string, work: () => Promise<T>, rowsOf: (result: T) => number): Promise<T> {
    try {
      const result = await work()
      this.done(text, rowsOf(result))
      return result
    } catch (error) {
      this.failed(text, error)
      throw error
    }
  }
}

function isTrouble(text: string, error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return code === READ_ONLY_SQL_STATE || (WRITE.test(text) && TROUBLE.test(code))
}

type Query = (...args: unknown[]) => unknown
type Callback = (error: Error | null, result: unknown) => void

/**
 * Records in `writes` whether the writes of a connection to PostgreSQL succeed. Prisma's adapter calls
 * `query` with promises, the pool calls it with callbacks.
 */
export function watchPostgresWrites(client: pg.ClientBase, writes: LatestWriteOutcome): void {
  const session = new Session(writes)
  const query: Query = client.query.bind(client)
  const watched: Query = (...args) => {
    const text = textOf(args[0])
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const heard: Callback = (error, result) => {
        if (error) session.failed(text, error)
        else session.done(text, rowsIn(result))
        callback(error, result)
      }
      return query(...args.slice(0, -1), heard)
    }
    const asked = query(...args)
    return asked instanceof Promise ? session.watch(text, () => asked, rowsIn) : asked
  }
  Object.assign(client, { query: watched })
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String(Object(query).text ?? '')

/** Returns the number of rows of a result. A text of several statements has one result for each. */
function rowsIn(result: unknown): number {
  const counts = [result].flat().map((one) => Number(Object(one).rowCount ?? 0))
  return counts.reduce((sum, one) => sum + one, 0)
}

/**
 * Records in `writes` whether the writes of the embedded database succeed. Its transaction is a function,
 * without BEGIN and COMMIT statements.
 */
export function watchEmbeddedWrites(database: PGlite, writes: LatestWriteOutcome): void {
  const session = new Session(writes)
  const { query, exec, transaction } = boundTo(database)
  const watched: Pick<PGlite, 'query' | 'exec' | 'transaction'> = {
    query: (text, ...more) => session.watch(text, () => query(text, ...more), rowsOf),
    exec: (text, ...more) => session.watch(text, () => exec(text, ...more), rowsOfAll),
    transaction: async (work) => {
      const within = new Session(writes)
      within.done('BEGIN', 0)
      const result = await transaction((tx) => work(watchedIn(tx, within)))
      within.done('COMMIT', 0)
      return result
    },
  }
  Object.assign(database, watched)
}

const boundTo = (database: PGlite): Pick<PGlite, 'query' | 'exec' | 'transaction'> => ({
  query: database.query.bind(database),
  exec: database.exec.bind(database),
  transaction: database.transaction.bind(database),
})

const watchedIn = (tx: Transaction, session: Session): Transaction => ({
  ...tx,
  get closed() {
    return tx.closed
  },
  query: (text, ...more) => session.watch(text, () => tx.query(text, ...more), rowsOf),
  exec: (text, ...more) => session.watch(text, () => tx.exec(text, ...more), rowsOfAll),
})

const rowsOf = ({ affectedRows, rows }: Results<unknown>): number => affectedRows || rows.length
const rowsOfAll = (results: Results<unknown>[]): number =>
  results.map(rowsOf).reduce((sum, one) => sum + one, 0)
