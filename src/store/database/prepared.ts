/** A frequent statement, on either database. It is parsed and planned once for each connection. */
import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type pg from 'pg'
import type { Statements } from './statements.ts'

export type Prepared = (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export const preparedOn =
  (pool: pg.Pool): Prepared =>
  (name, text, values) =>
    pool.query({ name, text, values })

const { serialize } = protocol

/**
 * Runs a statement with one round trip of PostgreSQL's protocol. PGlite's own `query` makes six, and parses and plans
 * every time. An answer's statement takes 2.1 ms instead of 3.5 ms. Nothing else runs meanwhile, as with `query`.
 */
export function preparedIn(database: PGlite, statements: Statements): Prepared {
  const kindsOf = new Map<string, readonly number[]>()
  const send = (...messages: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })
  const prepare = async (name: string, text: string): Promise<readonly number[]> => {
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const kinds = parse.parseDescribeStatementResults(told)
    kindsOf.set(name, kinds)
    return kinds
  }
  const execute = async (name: string, text: string, values: unknown[]) => {
    statements.count++
    const kinds = kindsOf.get(name) ?? (await prepare(name, text))
    const bound = values.map((value, at) => worded(database, value, kinds[at]))
    const told = await send(
      serialize.bind({ statement: name, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    await database.syncToFs()
    return { rows: parse.parseResults(told, database.parsers).flatMap(({ rows }) => rows) }
  }
  return (name, text, values) =>
    database._runExclusiveTransaction(() => database._runExclusiveQuery(() => execute(name, text, values)))
}

/** Converts a parameter to text. @param kind its type, by PostgreSQL's number */
function worded({ serializers }: PGlite, value: unknown, kind = 0): string | null {
  if (value === null || value === undefined) return null
  return serializers[kind]?.(value) ?? String(value)
}
