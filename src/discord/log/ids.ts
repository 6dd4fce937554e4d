/** Custom ids of the log's pages. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

/** Each leads to a page and a part of it, with a word of its own: two of them may lead to the same. A jump says which. */
const DEEDS = ['first', 'older', 'newer', 'last', 'jump'] as const

export const logIds = {
  pages: customId('pages', parts.raid, oneOf(...DEEDS), parts.count, parts.count),
  /** Which page: posted before pages had parts. */
  log: customId('log', parts.raid, parts.count),
}
