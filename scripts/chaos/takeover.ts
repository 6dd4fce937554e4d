/** Kills a process, and starts it again only after others answer in its servers, too. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosPlan } from './run.ts'

/** The longest time that people wait for another process. */
const MOST_MS = 30_000
const LOOK_MS = 50

/** For each kill, the milliseconds until people were answered in all servers; null if they weren't. */
export type TakeoverTimes = readonly (number | null)[]

export interface TakeoverFigures {
  /** Kills after which somebody was answered in every server before the killed process was started again. */
  takenOver: number
  /** The longest of these times. People look again only after four seconds. */
  slowestTakeoverMs: number | null
  /** Kills after which some server had no answer for half a minute. */
  notTakenOver: number
}

export const hasShardedProcesses = ({ shards = 1, processes }: ChaosPlan): boolean =>
  shards > 1 && processes > 1

/**
 * Kills a process. @returns the milliseconds until people were answered in all servers; null after half a minute
 * @param answeredIn the servers in which people were answered, one for each answer so far; the list grows
 */
export async function killAndAwaitTakeover(
  { shards = 1 }: ChaosPlan,
  answeredIn: readonly number[],
  kill: () => Promise<void>,
): Promise<number | null> {
  const began = performance.now()
  await kill()
  const before = answeredIn.length
  const passed = () => performance.now() - began
  while (passed() < MOST_MS) {
    if (new Set(answeredIn.slice(before)).size === shards) return Math.round(passed())
    await sleep(LOOK_MS)
  }
  return null
}

export function takeoverFiguresOf(takeovers: TakeoverTimes): TakeoverFigures {
  const done = takeovers.filter((ms) => ms !== null)
  return {
    takenOver: done.length,
    slowestTakeoverMs: done.length > 0 ? Math.max(...done) : null,
    notTakenOver: takeovers.length - done.length,
  }
}
