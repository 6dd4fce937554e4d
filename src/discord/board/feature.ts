/** The feature of `/board`: its buttons. */
import { type Feature, raidRouteThatWakesRaid } from '../feature.ts'
import { showBoard } from './board.ts'
import { boardComponentIds } from './ids.ts'

export const boardFeature: Feature = {
  clicks: [
    raidRouteThatWakesRaid(boardComponentIds.board, (context, { person }, raid) =>
      showBoard(context, raid, person),
    ),
  ],
}
