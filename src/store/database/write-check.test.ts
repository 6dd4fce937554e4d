import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openStore } from './open.ts'
import { createWriteCheck } from './write-check.ts'

/** Mounts a disk of 192 MB, if that is permitted. */
function aDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'none', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}

const disk = aDisk()

describe.skipIf(disk === null)('on a disk that fills up', () => {
  const folder = disk ?? ''
  const rest = join(folder, 'rest')

  afterAll(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })

  function fillUp(): void {
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(rest, Buffer.alloc(bavail * bsize))
  }

  it('the embedded database reports that it has no room, and is well once there is some', async () => {
    const store = await openStore({ dataDir: join(folder, 'data') })
    try {
      /** The free space isn't checked, so the database itself is tried. */
      const tried = createWriteCheck(store, { holdsMs: 0 })
      expect(await tried()).toEqual({ isWell: true, why: null, freeBytes: null })
      /** The answer is cached for a minute, unless a write fails. */
      const usual = createWriteCheck(store)
      expect(await usual()).toMatchObject({ isWell: true })
      const write = () =>
        store.db.cardData.create({ data: { hash: `${Math.random()}`, bytes: randomBytes(500_000) } })
      fillUp()
      await expect(write()).rejects.toThrow()
      expect(await usual()).toMatchObject({ isWell: false, why: expect.stringContaining('can’t write') })
      expect(await createWriteCheck(store, { dataDir: folder })()).toMatchObject({
        isWell: false,
        why: expect.stringContaining('nearly full: 0 MB are free'),
      })
      expect(await tried()).toMatchObject({ isWell: false, why: expect.stringContaining('can’t write') })
      rmSync(rest)
      await write()
      expect(await usual()).toMatchObject({ isWell: true })
      expect(await tried()).toMatchObject({ isWell: true })
    } finally {
      await store.close()
    }
  }, 60_000)
})
