/** Custom ids of undoing answers. Messages already posted contain them, so old ids must still parse. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const undoIds = {
  /** The id contains the raid's version. When the raid has continued, the button has no effect. */
  undo: customId('undo', idParts.raid, idParts.count),
  /** Asks whether the last answer is taken back, or the whole announcement of which it is a part. */
  which: customId('undowhich', idParts.raid, idParts.count, idParts.decision),
  /**
   * A select of moments, also with the raid's version. Its value is the number of the last input before the
   * moment.
   */
  moment: customId('undoto', idParts.raid, idParts.count),
  /** The id of the button for another page of moments. */
  page: customId('undopage', idParts.raid, idParts.count),
}
