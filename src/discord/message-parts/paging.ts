/** Divides a list into pages, because a select shows 25 options at a time. */
import { LIMITS } from './limits.ts'

interface Page<T> {
  shown: readonly T[]
  page: number
  pages: number
}

/** Returns one page. After the last page the first one follows. */
export function pageOf<T>(all: readonly T[], wish: number, size: number = LIMITS.selectOptions): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = wish % pages
  return { shown: all.slice(page * size, (page + 1) * size), page, pages }
}
