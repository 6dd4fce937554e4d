import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import { havePlayground } from './playground-process.ts'

const PATIENCE = 60_000

let dataDir: string
let note: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-playground-'))
  note = join(dataDir, 'playground.json')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/playground/state`).catch(() => null)
  return response?.ok ?? false
}

const ends = (url: string) =>
  vi.waitFor(async () => expect(await answers(url)).toBe(false), { timeout: PATIENCE })

test(
  'a playground that an earlier bot has started is ended by its note',
  async () => {
    const port = await freePort()
    const { url } = await havePlayground(port, dataDir)
    const found = await havePlayground(port, dataDir)
    expect(found.url).toBe(url)
    found.stop()
    await ends(url)
  },
  PATIENCE,
)

test.each(['', '{"url":"http://127.0', 'null', '{"url":"http://127.0.0.1:1","pid":-1}'])(
  'a note that reads %j stops nobody from ending: a sentence says what to do',
  async (truncated) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const port = await freePort()
    const started = await havePlayground(port, dataDir)
    const found = await havePlayground(port, dataDir)
    writeFileSync(note, truncated)
    found.stop()
    expect(said.mock.calls).toEqual([
      [expect.stringContaining(`${note} can't be read, so the playground at ${started.url} goes on running`)],
    ])
    expect(readFileSync(note, 'utf8')).toBe(truncated)
    expect(await answers(started.url)).toBe(true)
    started.stop()
    await ends(started.url)
    found.stop()
    expect(said).toHaveBeenCalledTimes(1)
  },
  PATIENCE,
)
