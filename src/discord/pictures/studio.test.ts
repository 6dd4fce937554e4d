import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { newSheet, richSheet } from './fixture.ts'
import { sheetShown } from './sheet/shown.ts'
import { openStudio, type Studio, type StudioOptions } from './studio.ts'

let studio: Studio

afterEach(() => studio.close())

const errors: string[] = []

function open(options: StudioOptions = {}): Studio {
  errors.length = 0
  studio = openStudio({ onError: ({ message }) => errors.push(message), ...options })
  return studio
}

const isSame = (one: Uint8Array | null | undefined, other: Uint8Array | null | undefined): boolean =>
  Buffer.compare(one ?? Buffer.alloc(0), other ?? Buffer.alloc(1)) === 0

const PNG = [0x89, 0x50, 0x4e, 0x47]
const [shown, other] = [sheetShown(newSheet), sheetShown(richSheet)]

it('a picture is painted in another thread, once for all who ask for the same', async () => {
  open()
  const [first, same, another] = await Promise.all(
    [shown, { ...shown }, other].map((one) => studio.picture(one)),
  )
  expect([...(first?.subarray(0, 4) ?? [])]).toEqual(PNG)
  expect(same === first).toBe(true)
  expect(isSame(another, first)).toBe(false)
  expect((await studio.picture(shown)) === first).toBe(true)
  expect(errors).toEqual([])
})

it('of many pictures the ones asked for last are kept', async () => {
  open({ kept: 1 })
  const first = await studio.picture(shown)
  await studio.picture(other)
  const again = await studio.picture(shown)
  expect(isSame(again, first)).toBe(true)
  expect(again === first).toBe(false)
})

/** Hires these one after the other, then our own. */
function hiring(...codes: string[]): StudioOptions {
  return {
    newPainter: () => {
      const code = codes.shift()
      return code === undefined
        ? new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })
        : new Worker(code, { eval: true })
    },
  }
}

it.each([
  [
    'dies',
    'require("node:worker_threads").parentPort.on("message", () => process.exit(3))',
    'has left with 3',
  ],
  ['is broken', 'throw new Error("no brush")', 'no brush'],
])('a painter that %s costs a picture, and the next one is painted', async (_, code, why) => {
  open(hiring(code))
  expect(await studio.picture(shown)).toBeNull()
  expect(errors).toEqual([expect.stringContaining(why)])
  expect(await studio.picture(shown)).not.toBeNull()
})

it('a painter that is stuck is given up', async () => {
  open({ ...hiring('require("node:worker_threads").parentPort.on("message", () => {})'), patienceMs: 50 })
  expect(await studio.picture(shown)).toBeNull()
  expect(errors).toEqual(['the picture takes too long'])
})

it('who waits as it is closed gets no picture', async () => {
  open()
  const waiting = studio.picture(shown)
  await studio.close()
  expect(await waiting).toBeNull()
})
