/** Custom ids about absent players. Messages already posted contain them, so old ids must still parse. */
import { customIdKind, customIdParts } from '../message-parts/custom-ids.ts'

export const absenceComponentIds = {
  /** Turns off the reminders of one raid. `muteAll` turns off all reminders. */
  mute: customIdKind('mute', customIdParts.raid),
  muteAll: customIdKind('muteall'),
  /** Passes for an absent person, at the decision that they were asked. */
  passFor: customIdKind('passfor', customIdParts.raid, customIdParts.person, customIdParts.decision),
  /** A player whose hero has fallen opens the choice of seats, then takes one. */
  takeOver: customIdKind('takeover', customIdParts.raid),
  takeSeat: customIdKind('takeseat', customIdParts.raid),
  /** Ends the computer's takeover of this seat, so that its player plays again. */
  iPlay: customIdKind('iplay', customIdParts.raid, customIdParts.count),
  /** A button that ends the person's vacation. */
  back: customIdKind('back'),
}
