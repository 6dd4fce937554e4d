import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCHEMA_VERSION } from '../../src/engine/index.ts'
import { folderOf } from './describe.ts'
import { raidsIn } from './file.ts'
import { storedTypes } from './types.ts'

const WHAT_TO_DO = `What is stored of a raid has changed. Before anything else, keep raids of the shape that is left, with the
version before the change (CONTRIBUTING.md, "A change of what is stored"). Then write a migration, raise SCHEMA_VERSION, and write
test/stored/types.txt anew: npm run -s snapshot:raids -- --types. If only words were added (a keyword), the last is enough.`

test('stored types change only with the schema version', () => {
  const [shape, ...lines] = readFileSync(new URL('types.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const today = storedTypes()
  const gone = lines.filter((line) => !today.includes(line))
  const added = today.filter((line) => !lines.includes(line))
  expect({ shape, gone, added }, WHAT_TO_DO).toEqual({
    shape: `shape ${SCHEMA_VERSION}`,
    gone: [],
    added: [],
  })
})

test('raids of each supported schema version are stored, and a test plays them', () => {
  for (let shape = 1; shape < SCHEMA_VERSION; shape++) {
    const folder = folderOf(shape)
    expect(existsSync(`${folder}.test.ts`), `There is no ${folder}.test.ts.`).toBe(true)
    expect(
      existsSync(folder) ? raidsIn(folder).length : 0,
      `No raids are kept in ${folder}.`,
    ).toBeGreaterThan(9)
  }
})
