/**
 * Custom ids of the buttons that show the hand, and of those that set its style. Messages already posted contain
 * them, so old ids must still parse.
 */
import { HAND_STYLES } from '../../table/model/settings.ts'
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

export const handComponentIds = {
  hand: declareCustomIdKind('hand', customIdParts.raid),
  /** Sets the style from now on, in all raids. */
  showAs: declareCustomIdKind('handas', customIdParts.raid, wordCustomIdPart(...HAND_STYLES)),
}
