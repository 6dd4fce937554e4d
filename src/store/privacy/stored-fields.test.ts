import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STORED_DATA_DESCRIPTIONS } from './stored-fields.ts'

const SCHEMA = readFileSync(new URL('../../../prisma/schema.prisma', import.meta.url), 'utf8')

/** Returns the columns of each model of a schema. A field whose type is another model is a relation, and no column. */
function columnsIn(schema: string): Map<string, string[]> {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
  const names = new Set(models.map(([, name]) => name))
  return new Map(
    models.map(([, name = '', body = '']) => {
      const fields = [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
      return [name, fields.filter(([, , type]) => !names.has(type)).map(([, field = '']) => field)]
    }),
  )
}

const columns = columnsIn(SCHEMA)

test('every table of the database is in the policy, and no other', () => {
  expect(columns.size).toBeGreaterThan(20)
  expect(Object.keys(STORED_DATA_DESCRIPTIONS).sort()).toEqual([...columns.keys()].sort())
})

describe.each([...columns])('%s', (model, fields) => {
  test('every column is in the policy, and no other', () => {
    expect(Object.keys(STORED_DATA_DESCRIPTIONS[model]?.fields ?? {}).sort()).toEqual([...fields].sort())
  })
})

test('a new column and a new table without a line are found', () => {
  const grown = SCHEMA.replace(/^model Player \{\n/m, 'model Player {\n  birthday DateTime?\n')
  expect(columnsIn(grown).get('Player')).toContain('birthday')
  expect([...columnsIn(`${SCHEMA}\nmodel Diary {\n  text String\n}\n`).keys()]).toContain('Diary')
})
