/** To which pages a menu leads: to all of a few; of many to those nearby, and to some all along the way. */
import { LIMITS } from '../posts/limits.ts'

/** As many to each side of the present page. */
const NEARBY = 6

/** @returns at most 25 pages, in order */
export function jumpsFrom(at: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, page) => page)
  if (pages <= LIMITS.selectOptions) return all
  const near = all.filter((page) => Math.abs(page - at) <= NEARBY)
  const far = all.filter((page) => Math.abs(page - at) > NEARBY)
  const room = LIMITS.selectOptions - near.length
  const spread = Array.from(
    { length: room },
    (_, n) => far[Math.round((n * (far.length - 1)) / (room - 1))] ?? 0,
  )
  return [...new Set([...near, ...spread])].sort((a, b) => a - b)
}
