/** Samples the bot's resources minute by minute while people play, and how they grow. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { EmptyDatabase } from '../../test/empty-database.ts'
import type { StartedProcess } from '../crowd/processes.ts'
import { type ClickReport, latencyFiguresOf, quantileOfSorted } from './report.ts'

export interface ResourceSample {
  /** Seconds from the start of the measurement to the end of the sample. */
  seconds: number
  /** Resident memory of all processes of the bot. */
  memoryMb: number
  /** The size of the database on the disk. */
  databaseMb: number
  answers: number
  cpuMsPerAnswer: number
  p50Ms: number
  p99Ms: number
  above3s: number
}

const MB = 1024 * 1024
const tenth = (value: number): number => Math.round(value * 10) / 10

export async function takeResourceSample(
  { bots, database }: { bots: readonly StartedProcess[]; database: EmptyDatabase },
  at: { seconds: number; cpuSeconds: number },
  presses: ClickReport,
): Promise<ResourceSample> {
  const answers = presses.answers.length
  return {
    seconds: at.seconds,
    memoryMb: tenth(bots.reduce((sum, bot) => sum + bot.memoryBytes(), 0) / MB),
    databaseMb: tenth((await bytesOf(database)) / MB),
    answers,
    cpuMsPerAnswer: tenth((at.cpuSeconds * 1_000) / answers),
    ...latencyFiguresOf(presses),
  }
}

/** The embedded database belongs to the bot's process, so its files are counted. */
async function bytesOf({ options }: EmptyDatabase): Promise<number> {
  if (options.databaseUrl === undefined) return sizeOf(options.dataDir)
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + sizeOf(path)
    return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  }, 0)
}

/** The median of each figure in the last third of the time, divided by that of the first third. */
export interface ResourceGrowth {
  memory: number
  p99: number
  cpu: number
  databaseBytesPerAnswer: number
}

export function resourceGrowthIn(samples: readonly ResourceSample[]): ResourceGrowth {
  const part = Math.max(1, Math.floor(samples.length / 3))
  const ratio = (of: (sample: ResourceSample) => number) => {
    const middle = (some: readonly ResourceSample[]) =>
      quantileOfSorted(
        some.map(of).sort((a, b) => a - b),
        0.5,
      )
    return Math.round((middle(samples.slice(-part)) / middle(samples.slice(0, part))) * 100) / 100
  }
  const [first, last] = [samples.at(0), samples.at(-1)]
  const answers = samples.slice(1).reduce((sum, one) => sum + one.answers, 0)
  const grown = ((last?.databaseMb ?? 0) - (first?.databaseMb ?? 0)) * MB
  return {
    memory: ratio(({ memoryMb }) => memoryMb),
    p99: ratio(({ p99Ms }) => p99Ms),
    cpu: ratio(({ cpuMsPerAnswer }) => cpuMsPerAnswer),
    databaseBytesPerAnswer: Math.round(grown / answers),
  }
}
