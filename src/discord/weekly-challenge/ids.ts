/** Custom ids of the challenge. The ids of posted messages must stay readable. */
import { customId } from '../message-parts/custom-ids.ts'

export const challengeIds = {
  /** Opens a lobby for the challenge of the week in which the button is pressed. */
  open: customId('challenge'),
}
