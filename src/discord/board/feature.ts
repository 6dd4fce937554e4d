/** The feature of `/board`: its buttons. */
import { type Feature, raidRouteThatWakesRaid } from '../feature.ts'
import { showBoard } from './board.ts'
import { boardIds } from './ids.ts'

export const boardFeature: Feature = {
  clicks: [
    raidRouteThatWakesRaid(boardIds.board, (context, { person }, raid) => showBoard(context, raid, person)),
  ],
}
