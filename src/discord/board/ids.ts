/** The custom id of the button that shows the board. Once posted, it stays readable. */
import { customId, parts } from '../posts/custom-ids.ts'

export const boardIds = { board: customId('board', parts.raid) }
