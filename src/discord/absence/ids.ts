/** Custom ids about absent players. Messages already posted contain them, so old ids must still parse. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const absenceIds = {
  /** Turns off the reminders of one raid, or all reminders. */
  mute: customId('mute', idParts.raid),
  muteAll: customId('muteall'),
  /** The absent person, and the decision that they were asked. */
  passFor: customId('passfor', idParts.raid, idParts.person, idParts.decision),
  /** A player whose hero has fallen opens the choice of seats, then takes one. */
  takeOver: customId('takeover', idParts.raid),
  takeSeat: customId('takeseat', idParts.raid),
  /** The player of this seat plays again, and the computer doesn't. */
  iPlay: customId('iplay', idParts.raid, idParts.count),
  /** Ends the person's vacation. */
  back: customId('back'),
}
