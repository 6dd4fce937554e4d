/** Custom ids of the challenge. Messages already posted contain them, so old ids must still parse. */
import { declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const challengeComponentIds = {
  /** Opens a lobby for the challenge of the week in which the button is pressed. */
  open: declareCustomIdKind('challenge'),
}
