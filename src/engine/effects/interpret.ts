/**
 * Runs effects. Each running node is a frame that stores the path of the node in the card's data, and a step if the
 * node asks a question or runs other nodes. The names that the text has bound are in the context of the frame's scope.
 */

import { type FrameProcedure, nodeAtPath } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { EffectHandlers, RunningEffect } from '../model/state/effect-run.ts'
import { contextOfFrame } from '../model/state/frames.ts'
import { cardHandlers } from './handlers/cards.ts'
import { choiceHandlers } from './handlers/choices.ts'
import { damageHandlers } from './handlers/damage.ts'
import { diceHandlers } from './handlers/dice.ts'
import { dropHandlers } from './handlers/dropping.ts'
import { controlFlowHandlers } from './handlers/flow.ts'
import { lastingEffectHandlers } from './handlers/lasting.ts'
import { linkHandlers } from './handlers/links.ts'
import { counterAndTokenHandlers } from './handlers/objects.ts'
import { turnAndCombatHandlers } from './handlers/turns-and-combat.ts'

const handlers: EffectHandlers<Effect['kind']> = {
  ...cardHandlers,
  ...choiceHandlers,
  ...turnAndCombatHandlers,
  ...damageHandlers,
  ...diceHandlers,
  ...dropHandlers,
  ...controlFlowHandlers,
  ...lastingEffectHandlers,
  ...counterAndTokenHandlers,
  ...linkHandlers,
}

/** Runs the handler of the node that the frame names. */
export const processEffect: FrameProcedure<'effect'> = (game, frame) => {
  const { path } = frame
  const ctx = contextOfFrame(game, frame.scope)
  const node = nodeAtPath<Effect>(game, ctx.card, path)
  execute({ game, frame, node, ctx, path })
}

function execute<K extends Effect['kind']>(run: RunningEffect<K>): void {
  const handler: (run: RunningEffect<K>) => void = handlers[run.node.kind as K]
  handler(run)
}
