/** Searches the whole database for words, packed columns included. */
import { inflateSync } from 'node:zlib'
import { z } from 'zod'
import type { Store } from '../../src/store/database/open.ts'

const tablesSchema = z.array(z.object({ schema: z.string(), name: z.string() }))
const rowsSchema = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))

/** The columns in which a word occurs, as "schema.table.column: word". */
export async function tracesOf({ db }: Store, words: readonly string[]): Promise<string[]> {
  const tables = tablesSchema.parse(
    await db.$queryRaw`
      SELECT table_schema::text AS schema, table_name::text AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found = new Set<string>()
  for (const { schema, name } of tables) {
    const rows = rowsSchema.parse(
      await db.$queryRawUnsafe(`SELECT to_jsonb(t) AS row FROM "${schema}"."${name}" t`),
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = readable(value)
        for (const word of words) if (text.includes(word)) found.add(`${schema}.${name}.${column}: ${word}`)
      }
  }
  return [...found].sort()
}

/** The text of a value. JSON has bytes as hexadecimal digits. */
function readable(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  if (!/^\\x(?:[\da-f]{2})*$/.test(value)) return value
  const bytes = Buffer.from(value.slice(2), 'hex')
  try {
    return inflateSync(bytes).toString()
  } catch {
    return bytes.toString('latin1')
  }
}
