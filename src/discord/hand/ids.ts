/**
 * Custom ids of the buttons that show the hand, and of those that set its style. Messages already posted contain
 * them, so old ids must still parse.
 */
import { HAND_STYLES } from '../../table/model/settings.ts'
import { customIdKind, customIdParts, wordCustomIdPart } from '../message-parts/custom-ids.ts'

export const handComponentIds = {
  hand: customIdKind('hand', customIdParts.raid),
  /** Sets the style from now on, in all raids. */
  showAs: customIdKind('handas', customIdParts.raid, wordCustomIdPart(...HAND_STYLES)),
}
