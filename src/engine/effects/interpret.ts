/**
 * Runs effects. Each running node is a frame that stores the path of the node in the card's data, and a step if the
 * node asks a question or runs other nodes. The names that the text has bound are in the context of the frame's scope.
 */

import { nodeAt, type Procedure } from '../model/data/card-registry.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { EffectRun, HandlersOf } from '../model/state/effect-run.ts'
import { contextOfFrame } from '../model/state/frames.ts'
import { cards } from './handlers/cards.ts'
import { choices } from './handlers/choices.ts'
import { damage } from './handlers/damage.ts'
import { dice } from './handlers/dice.ts'
import { dropping } from './handlers/dropping.ts'
import { flow } from './handlers/flow.ts'
import { lasting } from './handlers/lasting.ts'
import { links } from './handlers/links.ts'
import { objects } from './handlers/objects.ts'
import { turnsAndCombat } from './handlers/turns-and-combat.ts'

const handlers: HandlersOf<Effect['kind']> = {
  ...cards,
  ...choices,
  ...turnsAndCombat,
  ...damage,
  ...dice,
  ...dropping,
  ...flow,
  ...lasting,
  ...objects,
  ...links,
}

export const effect: Procedure<'effect'> = (game, frame) => {
  const { path } = frame
  const ctx = contextOfFrame(game, frame.scope)
  const node = nodeAt<Effect>(game, ctx.card, path)
  execute({ game, frame, node, ctx, path })
}

function execute<K extends Effect['kind']>(run: EffectRun<K>): void {
  const handler: (run: EffectRun<K>) => void = handlers[run.node.kind as K]
  handler(run)
}
