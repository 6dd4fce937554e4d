/** The processes of an evening: the stand-in, bots, and whoever clicks; each with the CPU that it has used. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stop } from '../../test/support/bot-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TICKS_PER_SECOND = 100
const START_MS = 60_000

export interface Helper {
  readonly firstLine: string
  /** What it has written to stderr. */
  readonly complaints: readonly string[]
  cpuSeconds(): number
  /** That it holds now. */
  memoryBytes(): number
  /** Its next line on stdout. */
  line(): Promise<string>
  stop(signal: NodeJS.Signals): Promise<void>
}

/** Starts a TypeScript file and waits for its first line. @throws when it ends before */
export async function startHelper(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Helper> {
  const child = spawn(process.execPath, [...nodeOptions(env), 'src/built.mjs', file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value ?? '')
  const firstLine = await Promise.race([line(), sleep(START_MS, '', { ref: false })])
  if (firstLine === '') await stop(child, 'SIGKILL')
  if (firstLine === '') throw new Error(`${file} does not start:\n${complaints.join('\n')}`)
  return {
    firstLine,
    complaints,
    line,
    cpuSeconds: () => cpuOf(child.pid),
    memoryBytes: () => memoryOf(child.pid),
    stop: (signal) => stop(child, signal),
  }
}

/** LAIRKEEPER_PROFILE=folder writes a CPU profile of each process there when it ends. */
const nodeOptions = (env: Readonly<Record<string, string>>): string[] => {
  const folder = env.LAIRKEEPER_PROFILE ?? process.env.LAIRKEEPER_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

/** User and system time of a process that runs on Linux; NaN elsewhere. */
function cpuOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

/** Resident memory of a process that runs on Linux; NaN elsewhere. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  } catch {
    return Number.NaN
  }
}

/** The stand-in, with Raider1 … in it. @returns with its address as `url` */
export async function startStandIn(people: number): Promise<Helper & { url: string }> {
  const env = { PLAYGROUND_PORT: '0', PLAYGROUND_PEOPLE: `${people}` }
  const helper = await startHelper('src/playground/main.ts', [], env)
  const said: unknown = JSON.parse(helper.firstLine)
  const url = typeof said === 'object' && said !== null && 'url' in said ? String(said.url) : ''
  return { ...helper, url }
}

const ELSEWHERE = {
  DISCORD_TOKEN: '',
  DISCORD_GUILD_ID: '',
  PORT: '0',
  HEALTH_PORT: 'off',
  LOG_LEVEL: 'warn',
}

export interface BotPlace {
  readonly url: string // of the stand-in
  readonly DATABASE_URL: string
  readonly DATA_DIR: string
  readonly SENDS_PER_SECOND?: string
  readonly HEALTH_PORT?: string
}

export function startBotAt({ url, ...database }: BotPlace): Promise<Helper> {
  return startHelper('src/main.ts', [], { ...ELSEWHERE, ...database, PLAYGROUND_URL: url })
}
