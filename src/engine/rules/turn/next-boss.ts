/** The New Boss phase (R301.5): if no Boss is in play, the next Boss arrives with the card that names it. */

import { recordRevealAndTriggerPowers } from '../../changes/triggering.ts'
import { raidDescriptionOfGame } from '../../model/data/card-registry.ts'
import type { TurnStepAct } from '../../model/data/raid.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import { isInPlay, objectById, playerInSeat } from '../../model/state/objects.ts'
import { nextBoss, nextBossNamingCard } from '../../queries/boss.ts'
import { addBossEffectToChain } from '../links/boss-effects.ts'

/**
 * Reveals the card that names the next Boss, if there is such a card, and adds an effect to the chain that puts the
 * Boss and that card into play together (R301.5a).
 */
export const actBringingNextBoss: TurnStepAct = (game, seat) => {
  if (isInPlay(game, playerInSeat(game, seat).hero)) return 'nothing'
  const naming = nextBossNamingCard(game)
  const boss = nextBoss(game)
  if (boss === undefined) return 'nothing'
  if (naming !== undefined) {
    emitEvent(game, { kind: 'revealed', seat, cards: [objectById(game, naming).card] })
    recordRevealAndTriggerPowers(game, [naming], false)
  }
  const { as = '' } = raidDescriptionOfGame(game).lair?.bosses?.namedBy ?? {}
  addBossEffectToChain(game, 'arrival', boss, naming === undefined ? {} : { [as]: [naming] }, naming)
  return undefined
}
