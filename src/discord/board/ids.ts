/**
 * The custom id of the button that shows the board. Messages already posted contain it, so old ids must still parse.
 */
import { customIdKind, customIdParts } from '../message-parts/custom-ids.ts'

export const boardComponentIds = { board: customIdKind('board', customIdParts.raid) }
