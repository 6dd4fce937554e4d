import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { sheetPictureContents } from './character-sheet/contents.ts'
import { samplePictures, sheetOfNewCharacter, sheetWithLongTexts } from './fixture.ts'
import { createPictureRenderer, type PictureRenderer, type RendererOptions } from './picture-renderer.ts'

let studio: PictureRenderer

afterEach(() => studio.close())

const errors: string[] = []

function open(options: RendererOptions = {}): PictureRenderer {
  errors.length = 0
  studio = createPictureRenderer({ onError: ({ message }) => errors.push(message), ...options })
  return studio
}

const isSame = (one: Uint8Array | null | undefined, other: Uint8Array | null | undefined): boolean =>
  Buffer.compare(one ?? Buffer.alloc(0), other ?? Buffer.alloc(1)) === 0

const PNG = [0x89, 0x50, 0x4e, 0x47]
const [shown, other] = [sheetPictureContents(sheetOfNewCharacter), sheetPictureContents(sheetWithLongTexts)]

it('a picture is painted in another thread, once for all equal requests', async () => {
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

it('the contents of a picture are unchanged when they reach the painter', () => {
  for (const [name, one] of Object.entries(samplePictures()))
    expect(JSON.parse(JSON.stringify(one)), name).toStrictEqual(one)
})

it('the most recently requested pictures are cached', async () => {
  open({ kept: 1 })
  const first = await studio.picture(shown)
  await studio.picture(other)
  const again = await studio.picture(shown)
  expect(isSame(again, first)).toBe(true)
  expect(again === first).toBe(false)
})

/** Uses these workers one after the other, then our own. */
function hiring(...codes: string[]): RendererOptions {
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
])('if a painter %s, one picture is lost, and the next one is painted', async (_, code, why) => {
  open(hiring(code))
  expect(await studio.picture(shown)).toBeNull()
  expect(errors).toEqual([expect.stringContaining(why)])
  expect(await studio.picture(shown)).not.toBeNull()
})

it('a painter that is stuck is terminated', async () => {
  open({ ...hiring('require("node:worker_threads").parentPort.on("message", () => {})'), patienceMs: 50 })
  expect(await studio.picture(shown)).toBeNull()
  expect(errors).toEqual(['the picture takes too long'])
})

it('a request that is waiting when the studio closes gets no picture', async () => {
  open()
  const waiting = studio.picture(shown)
  await studio.close()
  expect(await waiting).toBeNull()
})

const DIES_SLOWLY =
  'require("node:worker_threads").parentPort.on("message", () => setTimeout(() => process.exit(3), 100))'

it('a painter that exits while it paints loses only this picture', async () => {
  open(hiring(DIES_SLOWLY))
  const slow = studio.picture(other)
  expect(await studio.picture(shown)).not.toBeNull()
  expect(await slow).toBeNull()
  expect(errors).toEqual(['the painter has left with 3'])
})

/** Sheets with different names, so that the pictures differ. */
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...shown, name: `Nikka ${n}` }))

it('of many boards only the newest are painted, and so are all pictures that people asked for', async () => {
  open()
  const first = studio.picture(other)
  const boards = many(12).map((one) => studio.picture(one, true))
  const asked = studio.picture(shown)
  const painted = (await Promise.all(boards)).map((one) => one !== null)
  expect(painted).toEqual([...Array(4).fill(false), ...Array(8).fill(true)])
  expect([await first, await asked]).not.toContain(null)
  expect(errors).toEqual([])
})

it('a person who asks for many pictures gets a few, and others get theirs', async () => {
  let asker = 'Anna'
  open({ asker: () => asker })
  const annas = many(8).map((one) => studio.picture(one))
  asker = 'Ben'
  const bens = studio.picture(shown)
  // one is being painted, three are waiting
  expect((await Promise.all(annas)).filter((one) => one !== null)).toHaveLength(4)
  expect(await bens).not.toBeNull()
  asker = 'Anna'
  expect(await studio.picture({ ...shown, name: 'Nikka 7' })).not.toBeNull()
})

it('an answer doesn’t wait for a picture that can’t be ready in time, because many others wait', async () => {
  open()
  const few = many(5).map((one) => studio.picture(one)) // one is being painted
  expect(studio.soonMs).toBeGreaterThan(0)
  const last = studio.picture(shown)
  expect(studio.soonMs).toBe(0)
  expect(await Promise.all([...few, last])).not.toContain(null)
  expect(studio.soonMs).toBeGreaterThan(0)
})
