/**
 * Measures how long a quiet raid's announcement waits, with and without a flooding raid and a person opening threads.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseKind, KINDS } from '../../test/empty-database.ts'
import { type AnnouncementWait, Flood } from '../../test/support/flood.ts'
import { medianOf, roundToHundredths } from './figures.ts'

const LINES = 1_000
const RAIDS = 20
const TIMES = 20
/**
 * The time between two announcements of the quiet raid. It doesn't divide a second, the unit of the send limit,
 * evenly.
 */
const PAUSE_MS = 370
/** After this time, all requests of the first second have been sent. */
const WARM_UP_MS = 3_000

interface Delay {
  medianMs: number
  mostMs: number
  /** The most requests of others that were sent during one wait. */
  mostRequests: number
  /** The most requests of any single raid or person that were sent during one wait. */
  mostOfOne: number
}

export async function measureOutboxDelays(sendsPerSecond: number) {
  const all = []
  for (const kind of KINDS) all.push(await delaysOn(kind, sendsPerSecond))
  return { lines: LINES, raidsOfOne: RAIDS, sendsPerSecond, delays: all }
}

async function delaysOn(kind: DatabaseKind, sendsPerSecond: number) {
  const flood = await Flood.open({ kind, sendsPerSecond, raids: RAIDS })
  try {
    const alone = delayOf(await waits(flood))
    await flood.flood(LINES)
    const threads = flood.openThreads()
    await sleep(WARM_UP_MS)
    flood.sent.length = 0
    const flooded = delayOf(await waits(flood))
    const { mostInASecond } = flood
    const left = await flood.left
    flood.end()
    await threads
    return { database: kind, alone, flooded, mostInASecond, linesLeft: left }
  } finally {
    await flood.close()
  }
}

async function waits(flood: Flood): Promise<AnnouncementWait[]> {
  const all: AnnouncementWait[] = []
  for (let n = 0; n < TIMES; n++) {
    await sleep(PAUSE_MS)
    all.push(await flood.announceInQuietRaid())
  }
  return all
}

function delayOf(waited: readonly AnnouncementWait[]): Delay {
  const times = waited.map(({ ms }) => ms)
  const ofOne = ({ others }: AnnouncementWait) =>
    Math.max(0, ...others.map((lane) => others.filter((one) => one === lane).length))
  return {
    medianMs: roundToHundredths(medianOf(times)),
    mostMs: roundToHundredths(Math.max(...times)),
    mostRequests: Math.max(...waited.map(({ others }) => others.length)),
    mostOfOne: Math.max(...waited.map(ofOne)),
  }
}
