/**
 * Custom ids of the message at the end of a raid. Messages already posted contain them, so old ids must still parse.
 */
import { customIdKind, customIdParts } from '../message-parts/custom-ids.ts'

export const raidEndComponentIds = {
  details: customIdKind('details', customIdParts.raid),
}
