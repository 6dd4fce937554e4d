/** The custom id of a vote. Messages already posted contain it, so old ids must still parse. */
import { booleanPart, customId, idParts } from '../message-parts/custom-ids.ts'

export const voteIds = {
  /** The motion, and whether the vote is in favour. */
  vote: customId('vote', idParts.guid, booleanPart('yes', 'no')),
}
