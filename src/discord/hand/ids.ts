/**
 * * Custom ids of the buttons that show the hand, and of those that set its style. Messages already posted contain
 * them, so old ids must still parse.
 */
import { HAND_STYLES } from '../../table/model/settings.ts'
import { customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

export const handIds = {
  hand: customId('hand', idParts.raid),
  /** Sets the style from now on, in all raids. */
  showAs: customId('handas', idParts.raid, wordPart(...HAND_STYLES)),
}
