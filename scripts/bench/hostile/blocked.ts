/** Measures for how long the event loop is blocked. */
import { setImmediate as turn } from 'node:timers/promises'
import { cpuSeconds } from '../figures.ts'

/**
 * Returns the longest gap in milliseconds between two turns of the event loop while some work is done. Of a gap in
 * which other processes had the machine, only the time for which this process had it counts.
 */
export async function longestEventLoopBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = now()
  let isOver = false
  const watch = () => {
    const at = now()
    longest = Math.max(longest, Math.min(at.clock - last.clock, at.cpu - last.cpu))
    last = at
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  isOver = true
  await turn() // The last gap between two turns of the event loop ends here.
  return longest
}

const now = () => ({ clock: performance.now(), cpu: cpuSeconds() * 1_000 })
