/**
 * The custom id of the button that shows the board. Messages already posted contain it, so old ids must still parse.
 */
import { customIdParts, declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const boardComponentIds = { board: declareCustomIdKind('board', customIdParts.raid) }
