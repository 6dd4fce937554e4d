/** The custom id of a vote. Once posted, it stays readable. */
import { customId, either, parts } from '../posts/custom-ids.ts'

export const motionIds = {
  /** On which motion, and whether for it. */
  vote: customId('vote', parts.guid, either('yes', 'no')),
}
