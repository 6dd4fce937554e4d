/**
 * Starts processes for tests and measurements: the stand-in, bots and others, each with the CPU time that it has
 * used.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stop } from '../../test/support/bot-process.ts'
import { MACHINE_SPEED } from '../../test/support/machine-speed.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TICKS_PER_SECOND = 100
const START_MS = 60_000

export interface StartedProcess {
  readonly pid: number | undefined
  readonly firstLine: string
  /** The lines that the process has written to stderr. */
  readonly stderrLines: readonly string[]
  cpuSeconds(): number
  /** Returns the memory that the process uses now. */
  memoryBytes(): number
  /** Returns the next line of the process on stdout; empty after its end. */
  line(): Promise<string>
  stop(signal: NodeJS.Signals): Promise<void>
  /** Sends SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void
}

type Launched = ChildProcessByStdio<null, Readable, Readable>

function launch(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  root = ROOT,
): Launched {
  return spawn(process.execPath, [...nodeOptions(env), 'src/bundle.mjs', file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Starts a TypeScript file and waits for its first line. @throws if it ends before that
 * @param root the checkout from which it runs; by default this one
 */
export async function startProcess(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  root = ROOT,
): Promise<StartedProcess> {
  const child = launch(file, args, env, root)
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value ?? '')
  const firstLine = await Promise.race([line(), sleep(START_MS, '', { ref: false })])
  if (firstLine === '') await stop(child, 'SIGKILL')
  if (firstLine === '') throw new Error(`${file} does not start:\n${complaints.join('\n')}`)
  return {
    pid: child.pid,
    firstLine,
    stderrLines: complaints,
    line,
    cpuSeconds: () => cpuOf(child.pid),
    memoryBytes: () => memoryOf(child.pid),
    stop: (signal) => stop(child, signal),
    signal: (signal) => void child.kill(signal),
  }
}

/**
 * LAIRKEEPER_PROFILE=folder writes a CPU profile of each process there when it ends. Tests set LAIRKEEPER_V8_FLAGS
 * (`test/support/v8-flags.ts`); measurements don't.
 */
const nodeOptions = (env: Readonly<Record<string, string>>): string[] => {
  const folder = env.LAIRKEEPER_PROFILE ?? process.env.LAIRKEEPER_PROFILE
  const flags = process.env.LAIRKEEPER_V8_FLAGS?.split(' ') ?? []
  return folder ? [...flags, '--cpu-prof', `--cpu-prof-dir=${folder}`] : flags
}

/** Returns the user and system time of a process on Linux; NaN elsewhere. */
function cpuOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

/** Returns the resident memory of a process on Linux; NaN elsewhere. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  } catch {
    return Number.NaN
  }
}

/**
 * Starts the stand-in with N people (Raider1 …) and N servers. @returns the process, with its address as `url`
 * @param patienceMs how long it waits for a first answer; by default as long as Discord
 */
export async function startStandIn(
  people: number,
  guilds = 1,
  patienceMs?: number,
): Promise<StartedProcess & { url: string }> {
  const env = {
    PLAYGROUND_PORT: '0',
    PLAYGROUND_PEOPLE: `${people}`,
    PLAYGROUND_GUILDS: `${guilds}`,
    ...(patienceMs === undefined ? {} : { PLAYGROUND_PATIENCE_MS: `${patienceMs}` }),
  }
  const started = await startProcess('src/playground/main.ts', [], env)
  const output: unknown = JSON.parse(started.firstLine)
  const url = typeof output === 'object' && output !== null && 'url' in output ? String(output.url) : ''
  return { ...started, url }
}

/** Returns the channel for raids in the nth server. Each server has its own shard. */
export const raidsChannelOf = (guild: number): string => (guild === 0 ? 'raids' : `raids-${guild + 1}`)

const DEFAULT_ENVIRONMENT = {
  ...MACHINE_SPEED,
  DISCORD_TOKEN: '',
  DISCORD_GUILD_ID: '',
  PORT: '0',
  HEALTH_PORT: 'off',
  LOG_LEVEL: 'warn',
  SHARD_COUNT: '',
  SHARDS: '',
}

export interface BotSettings extends Partial<typeof MACHINE_SPEED> {
  readonly url: string // the address of the stand-in for Discord
  readonly DATABASE_URL: string
  readonly DATA_DIR: string
  readonly SENDS_PER_SECOND?: string
  readonly HEALTH_PORT?: string
  /** By how many milliseconds the bot's clock is wrong. */
  readonly clockMs?: number
  readonly SHARD_COUNT?: string
  readonly SHARDS?: string
}

/** Starts a bot and waits until it is ready. @param root the checkout whose bot starts; by default this one */
export function startBotProcess(place: BotSettings, root = ROOT): Promise<StartedProcess> {
  return startProcess('src/main.ts', [], environmentOf(place), root)
}

/** Starts a bot without waiting for it. */
export function launchBotProcess(place: BotSettings): Launched {
  const child = launch('src/main.ts', [], environmentOf(place))
  for (const stream of [child.stdout, child.stderr]) stream.resume()
  return child
}

const CLOCK = pathToFileURL(join(ROOT, 'scripts/chaos/clock.mjs')).href

function environmentOf({ url, clockMs = 0, ...database }: BotSettings): Record<string, string> {
  const clock = clockMs === 0 ? {} : { CHAOS_CLOCK_MS: `${clockMs}`, NODE_OPTIONS: `--import=${CLOCK}` }
  return { ...DEFAULT_ENVIRONMENT, ...database, ...clock, PLAYGROUND_URL: url }
}
