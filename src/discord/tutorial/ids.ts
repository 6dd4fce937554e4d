/** Custom ids of the tutorial. Messages already posted contain them, so old ids must still parse. */
import { customIdKind, customIdParts } from '../message-parts/custom-ids.ts'

export const tutorialComponentIds = {
  /** The button *Show me*, which shows the coach's choice. */
  showMe: customIdKind('showme', customIdParts.raid),
  /** Begins or continues a lesson. */
  lesson: customIdKind('lesson', customIdParts.count),
  /** Continues the current lesson, or begins the next one. */
  learn: customIdKind('learn'),
  /** Gives up the current run of a lesson, and begins the lesson again. */
  anew: customIdKind('learnanew', customIdParts.count),
}
