/** The feature of `/board`: its buttons. */
import { awakeRaidRoute, type Feature } from '../feature.ts'
import { showBoard } from './board.ts'
import { boardIds } from './ids.ts'

export const boardFeature: Feature = {
  clicks: [awakeRaidRoute(boardIds.board, (context, { person }, raid) => showBoard(context, raid, person))],
}
