/** Custom ids about absent players. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const absenceIds = {
  /** No more reminders of one raid, or of any. */
  mute: customId('mute', parts.raid),
  muteAll: customId('muteall'),
  /** For whom, and what they were asked. */
  passFor: customId('passfor', parts.raid, parts.person, parts.decision),
  /** Who has fallen chooses a seat, and takes it. */
  takeOver: customId('takeover', parts.raid),
  takeSeat: customId('takeseat', parts.raid),
  /** From vacation. */
  back: customId('back'),
}
