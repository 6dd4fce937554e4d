/** Custom ids of the log's pages. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

/**
 * Buttons to a page and a part of it. Each has its own word, because two buttons can lead to the same part
 * and ids must be unique. `jump` is a select of pages.
 */
const DEEDS = ['first', 'older', 'newer', 'last', 'jump'] as const

export const raidLogComponentIds = {
  pages: declareCustomIdKind(
    'pages',
    customIdParts.raid,
    wordCustomIdPart(...DEEDS),
    customIdParts.count,
    customIdParts.count,
  ),
  /** Opens a page of the log at its first part, from other messages. */
  log: declareCustomIdKind('log', customIdParts.raid, customIdParts.count),
}
