/** The bot as people start it: a process beside the playground's process, which it starts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { MACHINE_SPEED } from './machine-speed.ts'
import { botV8Flags } from './v8-flags.ts'

/** The environment of the bot. The environment of the tests doesn't count. */
export interface BotSettings {
  readonly PORT: string
  readonly DATA_DIR: string
  readonly DATABASE_URL: string
  readonly PLAYGROUND_SEED?: string
}

export interface BotProcess {
  readonly url: string // the address of its playground
  /** Its log so far, from warnings upwards. */
  readonly complaints: readonly string[]
  /** Kills it (kill -9). */
  kill(): Promise<void>
  /** Ends it as Ctrl+C does. */
  end(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const ELSEWHERE = {
  ...MACHINE_SPEED,
  PLAYGROUND_PATIENCE_MS: '20000', // `load` measures the time of answers, and tests don't
  DISCORD_TOKEN: '',
  DISCORD_GUILD_ID: '',
  PLAYGROUND_URL: '',
  HEALTH_PORT: 'off',
  SHARD_COUNT: '',
  SHARDS: '',
  LOG_LEVEL: 'warn',
}
const FIRST_LINE = /^Lairkeeper's playground: (http:\S+)$/

/** Starts the bot and waits until it reports that it is ready. */
export async function startBotProcess(settings: BotSettings): Promise<BotProcess> {
  const child = spawn(process.execPath, [...botV8Flags, 'src/bundle.mjs', 'src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...ELSEWHERE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const first = new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', resolve),
  )
  const line = await Promise.race([first, once(child, 'exit')])
  const url = typeof line === 'string' ? FIRST_LINE.exec(line)?.[1] : undefined
  if (url === undefined) throw new Error(`The bot does not start: ${line}\n${complaints.join('\n')}`)
  return { url, complaints, kill: () => stop(child, 'SIGKILL'), end: () => stop(child, 'SIGTERM') }
}

/** Waits until it has ended. A process that takes too long is killed. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(late)
}

/** The process id of the playground that a bot has started. */
export function playgroundPid(dataDir: string): number {
  const note: unknown = JSON.parse(readFileSync(join(dataDir, 'playground.json'), 'utf8'))
  return z.object({ pid: z.number().int().positive() }).parse(note).pid
}

/** Ends a process that one of our bots has left behind, and waits for its end. */
export async function endProcess(pid: number, how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  for (let n = 0; n < 100 && signal(pid, n === 50 ? 'SIGKILL' : n === 0 ? how : 0); n++) await sleep(50)
}

export const isRunning = (pid: number): boolean => signal(pid, 0)

/** @returns false if there is no such process */
function signal(pid: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, what)
  } catch {
    return false
  }
}
