/** The custom id of the button that shows the board. The ids of posted messages must stay readable. */
import { customId, idParts } from '../message-parts/custom-ids.ts'

export const boardIds = { board: customId('board', idParts.raid) }
