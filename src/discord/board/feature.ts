/** The feature of `/board`: its buttons. */
import { type Feature, onAwakeRaid } from '../feature.ts'
import { showBoard } from './board.ts'
import { boardIds } from './ids.ts'

export const board: Feature = {
  clicks: [onAwakeRaid(boardIds.board, (context, { person }, raid) => showBoard(context, raid, person))],
}
