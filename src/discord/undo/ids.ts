/** Custom ids of undoing answers. The ids of posted messages must stay readable. */
import { customId, parts } from '../message-parts/custom-ids.ts'

export const undoIds = {
  /** With the raid's version: once the raid has continued, the button does nothing. */
  undo: customId('undo', parts.raid, parts.count),
  /** Asks whether the last answer is taken back, or the whole announcement of which it is a part. */
  which: customId('undowhich', parts.raid, parts.count, parts.decision),
  /**
   * A select of moments, also with the raid's version. Its value is the number of the last input before the
   * moment.
   */
  moment: customId('undoto', parts.raid, parts.count),
  /** Another page of moments. */
  page: customId('undopage', parts.raid, parts.count),
}
