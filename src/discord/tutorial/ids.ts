/** Custom ids of the tutorial. Messages already posted contain them, so old ids must still parse. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const tutorialIds = {
  /** The id of the button that makes the coach's choice. */
  showMe: customId('showme', idParts.raid),
  /** Begins or continues a lesson. */
  lesson: customId('lesson', idParts.count),
  /** Continues the current lesson, or begins the next one. */
  learn: customId('learn'),
  /** Gives up the current run of a lesson, and begins the lesson again. */
  anew: customId('learnanew', idParts.count),
}
