/** `/board`. */
import { type Feature, onTable } from '../feature.ts'
import { showBoard } from './board.ts'
import { boardIds } from './ids.ts'

export const board: Feature = {
  commands: ['board'],
  clicks: [onTable(boardIds.board, (desk, { person }, raid) => showBoard(desk, raid, person))],
}
