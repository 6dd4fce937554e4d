/**
 * The playground as a process of its own, so that it outlives a bot that is killed: the next bot finds the same
 * channels and messages in it.
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
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export interface RunningPlayground {
  readonly url: string
  /** Ends its process. */
  stop(): void
}

/** The port is taken by something else, or the playground does not start. The message is for whoever runs the bot. */
export class PlaygroundError extends Error {
  override readonly name = 'PlaygroundError'
}

const HOST = '127.0.0.1'
const noteSchema = z.object({ url: z.string(), pid: z.number().int().positive() })
type Note = z.infer<typeof noteSchema>
const lineSchema = z.object({ url: z.string() })

/** Takes up the playground that runs already on this port, or starts one. 0 takes any free port. */
export async function havePlayground(port: number, dataDir: string): Promise<RunningPlayground> {
  mkdirSync(dataDir, { recursive: true })
  const note = join(dataDir, 'playground.json')
  const url = `http://${HOST}:${port}`
  const found = port === 0 ? 'nobody' : await whoIsAt(url)
  if (found === 'stranger')
    throw new PlaygroundError(`Port ${port} is in use by another program. Set PORT to a free one.`)
  if (found === 'playground') return { url, stop: () => stopNoted(note, url) }
  return start(port, dataDir, note)
}

async function whoIsAt(url: string): Promise<'nobody' | 'playground' | 'stranger'> {
  try {
    const response = await fetch(`${url}/playground/state?user=Anna`, { signal: AbortSignal.timeout(3_000) })
    const state: unknown = await response.json()
    return z.object({ guild: z.object({ id: z.string() }) }).safeParse(state).success
      ? 'playground'
      : 'stranger'
  } catch (error) {
    return isRefused(error) ? 'nobody' : 'stranger'
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ECONNREFUSED') ||
    (error.cause !== undefined && isRefused(error.cause)))

/** In a process group of its own: Ctrl+C reaches the bot alone, which then ends the playground. */
async function start(port: number, dataDir: string, note: string): Promise<RunningPlayground> {
  const log = openSync(join(dataDir, 'playground.log'), 'a')
  const built = fileURLToPath(new URL('./built.mjs', import.meta.url))
  const main = fileURLToPath(new URL('./playground/main.ts', import.meta.url))
  const child = spawn(process.execPath, [built, main, `${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', log],
  })
  closeSync(log)
  const { stdout, pid } = child
  if (!stdout) throw new PlaygroundError('The playground cannot be heard.')
  const url = await firstLine(child, stdout, port)
  stdout.destroy()
  child.unref()
  if (pid === undefined) throw new PlaygroundError('The playground has no process id.')
  writeNote(note, { url, pid })
  return { url, stop: () => end(note, pid) }
}

function firstLine(child: ChildProcess, stdout: Readable, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = () =>
      reject(new PlaygroundError(`The playground does not start on port ${port}; see playground.log.`))
    child.once('exit', failed)
    child.once('error', failed)
    createInterface({ input: stdout }).once('line', (line) => {
      const read = lineSchema.safeParse(parsed(line))
      if (read.success) resolve(read.data.url)
      else failed()
    })
  })
}

/** Writes the note whole or not at all: a process that is killed meanwhile leaves the old note. */
function writeNote(note: string, { url, pid }: Note): void {
  writeFileSync(`${note}.new`, JSON.stringify({ url, pid }))
  renameSync(`${note}.new`, note)
}

/** Ends a playground that an earlier bot has started. Where its note is unreadable, the playground goes on running. */
function stopNoted(note: string, url: string): void {
  if (!existsSync(note)) return
  const read = readNote(note)
  if (read === null) return console.error(unreadable(note, url))
  if (read.url === url) end(note, read.pid)
}

/** @returns null when there is no file, or no note in it */
function readNote(note: string): Note | null {
  return existsSync(note) ? (noteSchema.safeParse(parsed(readFileSync(note, 'utf8'))).data ?? null) : null
}

/** @returns undefined when the text is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreadable = (note: string, url: string): string =>
  `The file ${note} can't be read, so the playground at ${url} goes on running, and the next start uses it again. To end it, end the process that listens on that port. Delete the file to be rid of this message.`

/** Ends a playground, and removes the note unless it names another one. */
function end(note: string, pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // it has ended already
  }
  if ((readNote(note)?.pid ?? pid) === pid) rmSync(note, { force: true })
}
