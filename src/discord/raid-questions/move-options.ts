/** The options of the commands that make a move: the move itself and its targets. */
import { type CommandOption, textOption } from '../command-building/options.ts'
import type { MoveGroup } from './options.ts'
import { suggestMoves, suggestTargets } from './typed.ts'

/** Declares the option for a move of this group. */
export const moveCommandOption = (group: MoveGroup): CommandOption =>
  textOption({
    required: true,
    suggest: (context, call, { typed }) => suggestMoves(context, call, group, typed),
  })

/** Declares the option for the target of a move. @param move the name of the option that has the move */
export const targetCommandOption = (group: MoveGroup, move: string): CommandOption =>
  textOption({
    suggest: (context, call, { typed }) => suggestTargets(context, call, group, call.text(move) ?? '', typed),
  })
