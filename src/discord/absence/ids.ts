/** Custom ids about absent players. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const absenceIds = {
  /** No more reminders of one raid, or of any. */
  mute: customId('mute', parts.raid),
  muteAll: customId('muteall'),
  /** For whom, and what they were asked. */
  passFor: customId('passfor', parts.raid, parts.person, parts.decision),
  /** From vacation. */
  back: customId('back'),
}
