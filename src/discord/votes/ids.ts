/** The custom id of a vote. Messages already posted contain it, so old ids must still parse. */
import { booleanCustomIdPart, customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const voteComponentIds = {
  /** Votes on a motion. The id has the motion, and whether the vote is in favour. */
  vote: declareCustomIdKind('vote', customIdParts.guid, booleanCustomIdPart('yes', 'no')),
}
