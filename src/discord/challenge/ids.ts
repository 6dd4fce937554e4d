/** Custom ids of the challenge. Once posted, they stay readable. */
import { customId } from '../posts/custom-ids.ts'

export const challengeIds = {
  /** A lobby for that of the week in which it is pressed. */
  open: customId('challenge'),
}
