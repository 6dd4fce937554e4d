/** Custom ids of the buttons that show one's hand, and that say how. Once posted, they stay readable. */
import { HAND_STYLES } from '../../table/settings/shapes.ts'
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

export const handIds = {
  hand: customId('hand', parts.raid),
  /** From now on, in all raids. */
  showAs: customId('handas', parts.raid, oneOf(...HAND_STYLES)),
}
