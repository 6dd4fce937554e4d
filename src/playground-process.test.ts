import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import { findOrStartPlayground } from './playground-process.ts'

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
    const { url } = await findOrStartPlayground(port, dataDir)
    const found = await findOrStartPlayground(port, dataDir)
    expect(found.url).toBe(url)
    await found.stop()
    await ends(url)
  },
  PATIENCE,
)

test.each(['', '{"url":"http://127.0', 'null', '{"url":"http://127.0.0.1:1","pid":-1}'])(
  'a note that reads %j stops nobody from ending: a sentence says what to do',
  async (truncated) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const port = await freePort()
    const started = await findOrStartPlayground(port, dataDir)
    const found = await findOrStartPlayground(port, dataDir)
    writeFileSync(note, truncated)
    await found.stop()
    expect(said.mock.calls).toEqual([
      [expect.stringContaining(`${note} can't be read, so the playground at ${started.url} goes on running`)],
    ])
    expect(readFileSync(note, 'utf8')).toBe(truncated)
    expect(await answers(started.url)).toBe(true)
    await started.stop()
    await ends(started.url)
    await found.stop()
    expect(said).toHaveBeenCalledTimes(1)
  },
  PATIENCE,
)

/** Ends the playground after the test, whatever its result. */
async function started(port: number, folder = dataDir) {
  const running = await findOrStartPlayground(port, folder)
  onTestFinished(() => running.stop())
  return running
}

const say = (url: string, content: string) =>
  fetch(`${url}/playground/say`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'Anna', content }),
  })

const heard = async (url: string): Promise<unknown> =>
  (await fetch(`${url}/playground/channels/raids/messages?user=Ben`)).json()

test(
  'another one starts with the same world after its end, which is waited for',
  async () => {
    const first = await findOrStartPlayground(0, dataDir)
    await say(first.url, 'Who raids tonight?')
    await first.stop()
    expect(await answers(first.url)).toBe(false)
    const second = await started(0)
    expect(await heard(second.url)).toEqual([expect.objectContaining({ content: 'Who raids tonight?' })])
  },
  PATIENCE,
)

test(
  'a folder has one playground: it is used again at its port or at any, and an error names it for another port',
  async () => {
    const { url } = await started(await freePort())
    expect((await findOrStartPlayground(0, dataDir)).url).toBe(url)
    expect((await findOrStartPlayground(Number(new URL(url).port), dataDir)).url).toBe(url)
    await expect(findOrStartPlayground(await freePort(), dataDir)).rejects.toThrow(
      `The playground of ${dataDir} already runs at ${url} (process`,
    )
  },
  PATIENCE,
)

test(
  'a playground of another folder is not used',
  async () => {
    const { url } = await started(await freePort())
    const port = Number(new URL(url).port)
    const other = join(dataDir, 'other')
    await expect(findOrStartPlayground(port, other)).rejects.toThrow(
      `Port ${port} is in use by a playground that stores its world in ${join(dataDir, 'playground')}. Set PORT to a free one.`,
    )
  },
  PATIENCE,
)

test(
  'a damaged file is pointed out, and a folder that can’t be used stops the start in a sentence',
  async () => {
    mkdirSync(join(dataDir, 'playground'))
    writeFileSync(join(dataDir, 'playground', 'world.json'), '{')
    const { notices } = await started(0)
    expect(notices).toEqual([expect.stringContaining("can't read its file")])
    const other = join(dataDir, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'playground'), 'no folder')
    await expect(findOrStartPlayground(0, other)).rejects.toThrow(
      `The playground can't store its world in ${join(other, 'playground')}: ENOTDIR.`,
    )
  },
  PATIENCE,
)
