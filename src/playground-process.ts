/**
 * The playground as a process of its own, so that it outlives a bot that is killed: the next bot finds the same
 * channels and messages in it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  if (pid !== undefined) writeFileSync(note, JSON.stringify({ url, pid }))
  return { url, stop: () => stopNoted(note, url) }
}

function firstLine(child: ChildProcess, stdout: Readable, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = () =>
      reject(new PlaygroundError(`The playground does not start on port ${port}; see playground.log.`))
    child.once('exit', failed)
    child.once('error', failed)
    createInterface({ input: stdout }).once('line', (line) => {
      const read = lineSchema.safeParse(JSON.parse(line))
      if (read.success) resolve(read.data.url)
      else failed()
    })
  })
}

function stopNoted(note: string, url: string): void {
  const read = existsSync(note) ? noteSchema.safeParse(JSON.parse(readFileSync(note, 'utf8'))) : null
  if (!read?.success || read.data.url !== url) return
  try {
    process.kill(read.data.pid, 'SIGTERM')
  } catch {
    // it has ended already
  }
  rmSync(note, { force: true })
}
