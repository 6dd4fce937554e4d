/**
 * Runs the playground as a separate process, so that it survives when a bot is killed: the next bot finds the same
 * channels and messages in it. If the playground has ended too, a new one reads them from its folder.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export interface RunningPlayground {
  readonly url: string
  /** Sentences about files in the playground's folder that could not be read. */
  readonly notices: readonly string[]
  /** Ends the process and waits until it has ended, with a time limit. Never rejects. */
  stop(): Promise<void>
}

/** An error of a playground that can't be started or used. The message is for the operator. */
export class PlaygroundError extends Error {
  override readonly name = 'PlaygroundError'
}

const HOST = '127.0.0.1'
const noteSchema = z.object({ url: z.string(), pid: z.number().int().positive() })
type Note = z.infer<typeof noteSchema>
const lineSchema = z.union([
  z.object({ url: z.string(), notices: z.array(z.string()) }),
  z.object({ error: z.string() }),
])

/**
 * Connects to the running playground that stores its world below `dataDir`, or to one without a folder at that port.
 * Otherwise starts one.
 * @param port 0 takes any free port
 * @throws PlaygroundError
 */
export async function findOrStartPlayground(port: number, dataDir: string): Promise<RunningPlayground> {
  mkdirSync(dataDir, { recursive: true })
  const note = join(dataDir, 'playground.json')
  const folder = resolve(dataDir, 'playground')
  const url = `http://${HOST}:${port}`
  const noted = readNote(note)
  const running = noted && (await whoIsAt(noted.url))?.folder === folder ? noted : null
  if (running && (port === 0 || running.url === url)) return takeUp(note, running.url)
  if (running) throw new PlaygroundError(runsElsewhere(dataDir, running))
  if (port !== 0 && (await isThere(url, folder))) return takeUp(note, url)
  return start(port, { log: join(dataDir, 'playground.log'), folder, note })
}

const takeUp = (note: string, url: string): RunningPlayground => ({
  url,
  notices: [],
  stop: () => stopNoted(note, url),
})

const runsElsewhere = (dataDir: string, { url, pid }: Note): string =>
  `The playground of ${dataDir} already runs at ${url} (process ${pid}). Set PORT to ${new URL(url).port}, or end that process.`

/**
 * Returns whether the address has a playground that stores its world in this folder, or in none. @throws
 * PlaygroundError
 */
async function isThere(url: string, folder: string): Promise<boolean> {
  const found = await whoIsAt(url)
  if (!found) return false
  if (found.folder === null || found.folder === folder) return true
  const who = found.folder ? `a playground that stores its world in ${found.folder}` : 'another program'
  throw new PlaygroundError(`Port ${new URL(url).port} is in use by ${who}. Set PORT to a free one.`)
}

const stateSchema = z.object({
  guild: z.object({ id: z.string() }),
  folder: z.string().nullable().default(null),
})

interface Found {
  /** The folder of the playground's world; null for a world in memory. It is undefined if another program answers. */
  readonly folder?: string | null
}

/** Asks the program at an address what it is. Returns null if nothing listens there. */
async function whoIsAt(url: string): Promise<Found | null> {
  try {
    const response = await fetch(`${url}/playground/state?user=Anna`, { signal: AbortSignal.timeout(3_000) })
    const { data } = stateSchema.safeParse(await response.json())
    return data ? { folder: data.folder } : {}
  } catch (error) {
    return isRefused(error) ? null : {}
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ECONNREFUSED') ||
    (error.cause !== undefined && isRefused(error.cause)))

interface Paths {
  readonly log: string
  readonly folder: string
  readonly note: string
}

/** Starts a playground in its own process group. Ctrl+C reaches only the bot, which then ends the playground. */
async function start(port: number, { log, folder, note }: Paths): Promise<RunningPlayground> {
  const stderr = openSync(log, 'a')
  const built = fileURLToPath(new URL('./bundle.mjs', import.meta.url))
  const main = fileURLToPath(new URL('./playground/main.ts', import.meta.url))
  const child = spawn(process.execPath, [built, main, `${port}`, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', stderr],
  })
  closeSync(stderr)
  const { stdout, pid } = child
  if (!stdout) throw new PlaygroundError('The playground cannot be heard.')
  const { url, notices } = await firstLine(child, stdout, port)
  stdout.destroy()
  child.unref()
  if (pid === undefined) throw new PlaygroundError('The playground has no process id.')
  writeNote(note, { url, pid })
  return { url, notices, stop: () => end(note, pid) }
}

function firstLine(
  child: ChildProcess,
  stdout: Readable,
  port: number,
): Promise<{ url: string; notices: string[] }> {
  return new Promise((resolve, reject) => {
    const failed = () =>
      reject(new PlaygroundError(`The playground does not start on port ${port}; see playground.log.`))
    stdout.once('end', failed) // The output ends if the process has ended or can't be started.
    child.once('error', failed)
    createInterface({ input: stdout }).once('line', (line) => {
      const { data } = lineSchema.safeParse(parsed(line))
      if (data && 'url' in data) resolve(data)
      else if (data) reject(new PlaygroundError(data.error))
      else failed()
    })
  })
}

/** Writes the note atomically: if the process is killed meanwhile, the old note stays. */
function writeNote(note: string, { url, pid }: Note): void {
  writeFileSync(`${note}.new`, JSON.stringify({ url, pid }))
  renameSync(`${note}.new`, note)
}

/** Ends a playground that an earlier bot has started. If its note can't be read, the playground keeps running. */
async function stopNoted(note: string, url: string): Promise<void> {
  if (!existsSync(note)) return
  const read = readNote(note)
  if (read === null) return console.error(unreadable(note, url))
  if (read.url === url) await end(note, read.pid)
}

/** Reads the note about the running playground. Returns null if there is no file, or if the file contains no note. */
function readNote(note: string): Note | null {
  return existsSync(note) ? (noteSchema.safeParse(parsed(readFileSync(note, 'utf8'))).data ?? null) : null
}

/** Parses a text. Returns undefined if it isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreadable = (note: string, url: string): string =>
  `The file ${note} can't be read, so the playground at ${url} goes on running, and the next start uses it again. To end it, end the process that listens on that port. Delete the file to be rid of this message.`

/** The time limit for the end of a playground. It stores everything at once, so nothing is lost after that. */
const END_MS = 5_000
const LOOK_MS = 20

/** Ends a playground, and removes the note unless it names another one. */
async function end(note: string, pid: number): Promise<void> {
  signal(pid, 'SIGTERM')
  for (let waited = 0; waited < END_MS && signal(pid, 0); waited += LOOK_MS) await sleep(LOOK_MS)
  if ((readNote(note)?.pid ?? pid) === pid) rmSync(note, { force: true })
}

/** Sends a signal. Returns false if there is no such process. */
function signal(pid: number, which: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, which)
  } catch {
    return false
  }
}
