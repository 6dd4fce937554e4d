/** Effects that make modifiers (714, 715) and change control (401.3). */
import { pop } from '../../frames.ts'
import { addLasting, addLater, gainControl } from '../../rules/modifiers.ts'
import { emit } from '../../state/runtime.ts'
import { playersOf, select } from '../evaluate.ts'
import type { HandlersOf } from '../run.ts'

export const lasting: HandlersOf<'modify' | 'later' | 'gainControl' | 'earn'> = {
  modify({ game, node, ctx, path }) {
    pop(game)
    const flagged = node.mods.flatMap((mod, i) =>
      addLasting(
        game,
        ctx,
        mod,
        `${path}.mods.${i}`,
        node.duration,
        node.while ? `${path}.while` : undefined,
      ),
    )
    emit(game, { kind: 'modified', source: ctx.source, card: ctx.card, duration: node.duration, flagged })
  },

  later({ game, ctx, path }) {
    pop(game)
    addLater(game, ctx, path)
  },

  gainControl({ game, node, ctx, path }) {
    pop(game)
    const [seat] = playersOf(game, ctx, node.who)
    const ids = select(game, ctx, node.of)
    if (seat !== undefined && ids.length > 0) gainControl(game, ctx, path, seat, ids)
  },

  earn({ game }) {
    pop(game)
  },
}
