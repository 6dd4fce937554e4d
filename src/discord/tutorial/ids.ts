/** Custom ids of the tutorial. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const tutorialComponentIds = {
  /** The button *Show me*, which shows the coach's choice. */
  showMe: declareCustomIdKind('showme', customIdParts.raid),
  /** Begins or continues a lesson. */
  lesson: declareCustomIdKind('lesson', customIdParts.count),
  /** Continues the current lesson, or begins the next one. */
  learn: declareCustomIdKind('learn'),
  /** Gives up the current run of a lesson, and begins the lesson again. */
  anew: declareCustomIdKind('learnanew', customIdParts.count),
}
