/** Custom ids of the message at the end of a raid. The ids of posted messages must stay readable. */
import { customId, parts } from '../message-parts/custom-ids.ts'

export const endingIds = {
  details: customId('details', parts.raid),
}
