/** Effects that create modifiers (714, 715) or change control (401.3). */

import { hasRequiredStateLasted } from '../../changes/lasting-states.ts'
import { addLastingModifier, addTriggeredModifier, giveControlOfCards } from '../../changes/modifiers.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import { clonePlainData } from '../../model/state/copy.ts'
import { type EffectHandlers, recordWhetherActionWasPerformed } from '../../model/state/effect-run.ts'
import { popFrame } from '../../model/state/frames.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { playersReachedByText, selectCardsReachedByText } from '../../queries/ghosts.ts'

export const lastingEffectHandlers: EffectHandlers<'modify' | 'later' | 'thereupon' | 'gainControl'> = {
  /** Creates modifiers. Each duration and each part of a text creates separate ones (709.2e, 712.2, 714.3c). */
  modify({ game, node, ctx, path }) {
    popFrame(game)
    if (node.remains && !hasRequiredStateLasted(ctx, node)) return recordWhetherActionWasPerformed(ctx, false)
    const [until] = node.until ? selectPlayers(game, ctx, node.until) : []
    const flagged = node.mods.flatMap((mod, i) =>
      addLastingModifier(game, ctx, mod, `${path}.mods.${i}`, {
        duration: node.duration,
        ...(until === undefined ? {} : { until }),
        ...(node.while ? { while: `${path}.while` } : {}),
        ...(node.remains ? { remains: `${path}.remains` } : {}),
      }),
    )
    emitEvent(game, {
      kind: 'modified',
      source: ctx.source,
      card: ctx.card,
      duration: node.duration,
      flagged,
    })
  },

  later({ game, node, ctx, path }) {
    popFrame(game)
    addTriggeredModifier(game, ctx, path, node)
  },

  thereupon({ game, node, ctx, path }) {
    popFrame(game)
    for (const subject of selectCards(game, ctx, node.of))
      game.waiting.push({
        path: `${path}.do`,
        ctx: { ...clonePlainData(ctx), targets: [], event: { subject } },
      })
  },

  gainControl({ game, node, ctx, path }) {
    popFrame(game)
    const [seat] = playersReachedByText(game, ctx, node.who)
    // The object may no longer exist.
    const isHeld = (id: ObjectId) =>
      game.objects[id] !== undefined && isActForbidden(game, id, 'leaveControl')
    const ids = selectCardsReachedByText(game, ctx, node.of).filter((id) => !isHeld(id))
    if (seat !== undefined && ids.length > 0) giveControlOfCards(game, ctx, path, seat, ids)
  },
}
