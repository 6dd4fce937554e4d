/** Custom ids of undoing answers. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const undoComponentIds = {
  /** The id contains the raid's version. When the raid has continued, the button has no effect. */
  undo: declareCustomIdKind('undo', customIdParts.raid, customIdParts.count),
  /** Asks whether the last answer is taken back, or the whole announcement of which it is a part. */
  which: declareCustomIdKind('undowhich', customIdParts.raid, customIdParts.count, customIdParts.decision),
  /**
   * A select of moments, also with the raid's version. Its value is the number of the last input before the
   * moment.
   */
  moment: declareCustomIdKind('undoto', customIdParts.raid, customIdParts.count),
  /** The id of the button for another page of moments. */
  page: declareCustomIdKind('undopage', customIdParts.raid, customIdParts.count),
}
