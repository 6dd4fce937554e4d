/** The custom id of the button that shows one's hand. Once posted, it stays readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const handIds = { hand: customId('hand', parts.raid) }
