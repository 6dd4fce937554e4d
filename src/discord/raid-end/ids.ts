/**
 * Custom ids of the message at the end of a raid. Messages already posted contain them, so old ids must still parse.
 */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const raidEndComponentIds = {
  details: declareCustomIdKind('details', customIdParts.raid),
}
