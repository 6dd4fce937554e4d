/** Checks the folders of copies of a database that was shut down. `test/e2e-embedded.test.ts` starts whole bots. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentsOf, DAMAGE } from '../../../../test/support/damaged-folders.ts'
import { copyFolder, emptyFolder, placeForDatabases } from '../../../../test/templates.ts'
import { StoreError } from '../errors.ts'
import { checkForEmbeddedDatabase } from './folder.ts'

let place: string
beforeAll(() => {
  place = mkdtempSync(join(placeForDatabases(), 'lairkeeper-folder-'))
})
afterAll(() => rmSync(place, { recursive: true }))

async function database(): Promise<string> {
  const folder = join(mkdtempSync(join(place, 'data-')), 'pglite')
  copyFolder(await emptyFolder(), folder)
  return folder
}

describe('a folder', () => {
  it('that contains a database is recognised, and left unchanged', async () => {
    const folder = await database()
    const before = contentsOf(folder)
    expect(checkForEmbeddedDatabase(folder)).toBe(true)
    expect(contentsOf(folder)).toEqual(before)
  })

  it('that doesn’t exist, or contains only a disk’s own folder, has no database', () => {
    const folder = join(place, 'new')
    expect(checkForEmbeddedDatabase(folder)).toBe(false)
    mkdirSync(join(folder, 'lost+found'), { recursive: true })
    expect(checkForEmbeddedDatabase(folder)).toBe(false)
  })

  it.each(DAMAGE)(
    'that has %s is refused in a sentence, and left unchanged',
    async (_what, damage, words) => {
      const folder = await database()
      damage(folder)
      const before = contentsOf(folder)
      expect(() => checkForEmbeddedDatabase(folder)).toThrow(StoreError)
      expect(() => checkForEmbeddedDatabase(folder)).toThrow(words)
      expect(contentsOf(folder)).toEqual(before)
    },
  )
})
