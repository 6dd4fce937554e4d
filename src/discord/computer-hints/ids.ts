/** Custom ids of hints. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const hintComponentIds = {
  /** Asks for a hint about the open question of the person who presses. */
  ask: declareCustomIdKind('hint', customIdParts.raid),
}
