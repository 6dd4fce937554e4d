/** The custom id of a vote. The ids of posted messages must stay readable. */
import { customId, either, parts } from '../message-parts/custom-ids.ts'

export const voteIds = {
  /** The motion, and whether the vote is in favour. */
  vote: customId('vote', parts.guid, either('yes', 'no')),
}
