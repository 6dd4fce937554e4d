/** Custom ids of the message at the end of a raid. The ids of posted messages must stay readable. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const endingIds = {
  details: customId('details', idParts.raid),
}
