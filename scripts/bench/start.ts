/** Measures how long the bot takes to start, and its CPU time; the stand-in runs already. */
import {
  createEmptyDatabase,
  type DatabaseKind,
  type EmptyDatabase,
  KINDS,
} from '../../test/empty-database.ts'
import { startBotProcess, startStandIn } from '../crowd/processes.ts'
import { medianOf, roundToHundredths } from './figures.ts'

/** The duration of a start in seconds: by the clock, and of CPU. */
interface Start {
  readonly wall: number
  readonly cpu: number
}

/**
 * Returns for each database the first start, with its migrations and if necessary the build, and the median of the
 * others.
 */
export async function measureStarts(times: number) {
  const standIn = await startStandIn(0)
  try {
    const figures = new Map<DatabaseKind, { first: Start; later: Start }>()
    for (const kind of KINDS) figures.set(kind, await startsOn(kind, standIn.url, times))
    return Object.fromEntries(figures)
  } finally {
    await standIn.stop('SIGTERM')
  }
}

async function startsOn(kind: DatabaseKind, url: string, times: number) {
  const database = await createEmptyDatabase(kind)
  try {
    const first = await start(database, url)
    const later: Start[] = []
    for (let n = 0; n < times; n++) later.push(await start(database, url))
    const middle = (of: keyof Start) => roundToHundredths(medianOf(later.map((one) => one[of])))
    return { first, later: { wall: middle('wall'), cpu: middle('cpu') } }
  } finally {
    await database.drop()
  }
}

async function start({ env }: EmptyDatabase, url: string): Promise<Start> {
  const began = performance.now()
  const bot = await startBotProcess({ url, ...env })
  const figures = {
    wall: roundToHundredths((performance.now() - began) / 1000),
    cpu: roundToHundredths(bot.cpuSeconds()),
  }
  await bot.stop('SIGTERM')
  return figures
}
