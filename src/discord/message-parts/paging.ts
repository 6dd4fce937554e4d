/** Divides a list into pages, because a select shows 25 options at a time. */
import { DISCORD_LIMITS } from './limits.ts'
import type { ButtonSpec } from './post.ts'

interface Page<T> {
  shown: readonly T[]
  page: number
  pages: number
}

/** Returns one page. After the last page the first one follows. */
export function pageOfItems<T>(
  all: readonly T[],
  wish: number,
  size: number = DISCORD_LIMITS.selectOptions,
): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = wish % pages
  return { shown: all.slice(page * size, (page + 1) * size), page, pages }
}

interface Turning {
  readonly at: number
  readonly last: number
  readonly previous: string
  readonly next: string
}

/**
 * Returns the buttons to the page before and to the page after. Pages count from 0.
 * @param to the custom id of a page
 */
export const pageButtons = (
  to: (page: number) => string,
  { at, last, previous, next }: Turning,
): ButtonSpec[] => [
  { id: to(Math.max(0, at - 1)), label: previous, disabled: at === 0 },
  { id: to(Math.min(last, at + 1)), label: next, disabled: at === last },
]
