/** The options of the commands that make a move: the move itself and its targets. */
import { type Option, text } from '../slash-commands/options.ts'
import type { Group } from './options.ts'
import { suggestMoves, suggestTargets } from './typed.ts'

export const moveOption = (group: Group): Option =>
  text({
    required: true,
    suggest: (context, call, { typed }) => suggestMoves(context, call, group, typed),
  })

/** @param move the name of the option that has the move */
export const targetOption = (group: Group, move: string): Option =>
  text({
    suggest: (context, call, { typed }) => suggestTargets(context, call, group, call.text(move) ?? '', typed),
  })
