/**
 * Effects that the raid's own rules add to the chain when something happens to a Boss. They need no announcement and
 * no choices, and players can't interrupt them (R301.5a, R302.2, R303.1b).
 */

import { type BossEffectMoment, pathOfBossEffect } from '../../model/data/boss-moments.ts'
import { emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { Game, Link, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { newObjectId, newTextContext, objectById } from '../../model/state/objects.ts'

/**
 * Adds the effect that a Boss's card has for a moment to the chain. The turn player gets priority next.
 * @param bound the cards to which the effect's text refers, by name
 * @param naming the card that names the Boss
 */
export function addBossEffectToChain(
  game: Game,
  scene: BossEffectMoment,
  source: ObjectId,
  bound: TextContext['bound'],
  naming?: ObjectId,
): void {
  const { card, owner: seat } = objectById(game, source)
  const ctx: TextContext = { ...newTextContext(card, source, seat), bound }
  const link: Link = {
    id: newObjectId(game),
    kind: 'effect',
    controller: seat,
    ctx,
    path: pathOfBossEffect(scene),
    origin: 'game',
  }
  game.chain.push(link)
  restartPasses(game)
  invalidateVolatile(game)
  emitEvent(game, {
    kind: 'scene',
    scene,
    seat,
    link: link.id,
    object: source,
    card,
    ...(naming === undefined ? {} : { rune: objectById(game, naming).card }),
  })
}

/** Lets all players pass again in the open priority window, starting with the turn player. */
function restartPasses(game: Game): void {
  const window = game.frames.findLast((frame) => frame.kind === 'priority')
  if (window?.kind !== 'priority') return
  window.passes = 0
  window.to = game.turn.player
}
