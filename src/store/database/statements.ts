/**
 * Counts the statements that were sent to a database, including BEGIN and COMMIT. They are the most expensive part of
 * an answer.
 */
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type pg from 'pg'

export interface StatementCounter {
  count: number
}

export function startCountingPostgresStatements(client: pg.ClientBase, statements: StatementCounter): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const counted = (...args: unknown[]): unknown => {
    statements.count++
    return query(...args)
  }
  Object.assign(client, { query: counted })
}

export function startCountingEmbeddedStatements(database: PGlite, statements: StatementCounter): void {
  const query: PGlite['query'] = database.query.bind(database)
  const transaction: PGlite['transaction'] = database.transaction.bind(database)
  const counted: Pick<PGlite, 'query' | 'transaction'> = {
    query: (...args) => {
      statements.count++
      return query(...args)
    },
    transaction: (work) => {
      statements.count += 2
      return transaction((tx) => work(countedIn(tx, statements)))
    },
  }
  Object.assign(database, counted)
}

const countedIn = (tx: Transaction, statements: StatementCounter): Transaction => ({
  ...tx,
  get closed() {
    return tx.closed
  },
  query: (...args) => {
    statements.count++
    return tx.query(...args)
  },
})
