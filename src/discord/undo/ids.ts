/** Custom ids of what takes answers back. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const undoIds = {
  /** With the raid's version: once it has gone on, nothing is taken back by a click. */
  undo: customId('undo', parts.raid, parts.count),
  /** A select of moments: its value is the input after which the game stood. With the raid's version, too. */
  moment: customId('undoto', parts.raid, parts.count),
  /** Another page of them. */
  page: customId('undopage', parts.raid, parts.count),
}
