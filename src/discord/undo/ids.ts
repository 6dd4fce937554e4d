/** The custom id of the button that takes an answer back. Once posted, it stays readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const undoIds = {
  /** With the raid's version: once it has gone on, nothing is taken back by a click. */
  undo: customId('undo', parts.raid, parts.count),
}
