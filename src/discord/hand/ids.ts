/**
 * Custom ids of the buttons that show the hand, and of those that set its style. The ids of posted messages
 * must stay readable.
 */
import { HAND_STYLES } from '../../table/model/settings.ts'
import { customId, oneOf, parts } from '../message-parts/custom-ids.ts'

export const handIds = {
  hand: customId('hand', parts.raid),
  /** Sets the style from now on, in all raids. */
  showAs: customId('handas', parts.raid, oneOf(...HAND_STYLES)),
}
