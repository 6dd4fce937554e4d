/**
 * Compares the start and the memory of the bot with another checkout's, by turns and in both orders. Each checkout
 * has its own database, whose migrations are done before the first measured start.
 */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/empty-database.ts'
import { startBotProcess, startStandIn } from '../crowd/processes.ts'
import { medianOf, roundToHundredths } from './figures.ts'

const HERE = fileURLToPath(new URL('../..', import.meta.url))
/** The bot builds its indexes after its first line. */
const SETTLED_MS = 5_000
const MEGABYTE = 1_000_000

interface Starts {
  readonly wallSeconds: number[]
  readonly cpuSeconds: number[]
  readonly megabytes: number[]
}

interface Checkout {
  readonly root: string
  readonly database: EmptyDatabase
  readonly starts: Starts
}

/**
 * Compares the starts of the bot with another checkout's.
 * @param folder another checkout, which gets its packages and its Prisma client if they are missing
 * @param times the number of measured starts of each checkout
 */
export async function compareStarts(folder: string, times: number) {
  const standIn = await startStandIn(0)
  const both = [await checkoutAt(HERE), await checkoutAt(resolve(folder))]
  try {
    for (const one of both) await startOnce(one, standIn.url)
    for (let round = 0; round < times; round++)
      for (const one of round % 2 === 0 ? both : both.toReversed()) await measureStart(one, standIn.url)
    const [ours, theirs] = both.map(({ starts }) => starts)
    return ours && theirs ? comparisonOf(ours, theirs) : {}
  } finally {
    for (const { database } of both) await database.drop()
    await standIn.stop('SIGTERM')
  }
}

async function checkoutAt(root: string): Promise<Checkout> {
  execFileSync(process.execPath, [join(root, 'scripts/ready.mjs')], { cwd: root })
  const database = await createEmptyDatabase('pglite')
  return { root, database, starts: { wallSeconds: [], cpuSeconds: [], megabytes: [] } }
}

/** The first start builds the bot and performs the migrations. */
async function startOnce({ root, database }: Checkout, url: string): Promise<void> {
  const bot = await startBotProcess({ url, ...database.env }, root)
  await bot.stop('SIGTERM')
}

async function measureStart({ root, database, starts }: Checkout, url: string): Promise<void> {
  const began = performance.now()
  const bot = await startBotProcess({ url, ...database.env }, root)
  starts.wallSeconds.push(roundToHundredths((performance.now() - began) / 1_000))
  starts.cpuSeconds.push(roundToHundredths(bot.cpuSeconds()))
  await sleep(SETTLED_MS)
  starts.megabytes.push(roundToHundredths(bot.memoryBytes() / MEGABYTE))
  await bot.stop('SIGTERM')
}

const comparisonOf = (ours: Starts, theirs: Starts) => ({
  ours,
  theirs,
  wallRatio: roundToHundredths(medianOf(ours.wallSeconds) / medianOf(theirs.wallSeconds)),
  cpuRatio: roundToHundredths(medianOf(ours.cpuSeconds) / medianOf(theirs.cpuSeconds)),
  moreMegabytes: roundToHundredths(medianOf(ours.megabytes) - medianOf(theirs.megabytes)),
})
