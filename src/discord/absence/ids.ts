/** Custom ids about absent players. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const absenceComponentIds = {
  /** Turns off the reminders of one raid. `muteAll` turns off all reminders. */
  mute: declareCustomIdKind('mute', customIdParts.raid),
  muteAll: declareCustomIdKind('muteall'),
  /** Passes for an absent person, at the decision that they were asked. */
  passFor: declareCustomIdKind('passfor', customIdParts.raid, customIdParts.person, customIdParts.decision),
  /** A player whose hero has fallen opens the choice of seats, then takes one. */
  takeOver: declareCustomIdKind('takeover', customIdParts.raid),
  takeSeat: declareCustomIdKind('takeseat', customIdParts.raid),
  /** Ends the computer's takeover of this seat, so that its player plays again. */
  iPlay: declareCustomIdKind('iplay', customIdParts.raid, customIdParts.count),
  /** A button that ends the person's vacation. */
  back: declareCustomIdKind('back'),
}
