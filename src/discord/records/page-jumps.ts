/**
 * Chooses the pages that a menu offers: all of them if there are few, else the nearby pages and some spread
 * over the rest.
 */
import { DISCORD_LIMITS } from '../message-parts/limits.ts'

/** The number of pages offered on each side of the current page. */
const NEARBY = 6

/** Returns the indexes of at most 25 pages to which a menu leads, in order. @param at the index of the current page */
export function pagesOfJumpMenu(at: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, page) => page)
  if (pages <= DISCORD_LIMITS.selectOptions) return all
  const near = all.filter((page) => Math.abs(page - at) <= NEARBY)
  const far = all.filter((page) => Math.abs(page - at) > NEARBY)
  const room = DISCORD_LIMITS.selectOptions - near.length
  const spread = Array.from(
    { length: room },
    (_, n) => far[Math.round((n * (far.length - 1)) / (room - 1))] ?? 0,
  )
  return [...new Set([...near, ...spread])].sort((a, b) => a - b)
}
