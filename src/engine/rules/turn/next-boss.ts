/** The New Boss phase (R301.5): if no Boss is in play, the next one arrives with its rune and its tokens. */

import { reveals } from '../../changes/triggering.ts'
import { raidOf } from '../../model/data/card-registry.ts'
import type { Act } from '../../model/data/raid.ts'
import { emit } from '../../model/derived/derived-cache.ts'
import { isInPlay, objectOf, playerAt } from '../../model/state/objects.ts'
import { nextBoss, nextRune } from '../../queries/boss.ts'
import { addScene } from '../links/scenes.ts'

/**
 * Reveals the next rune, which names the Boss. An effect on the chain puts the Boss and the rune into play together
 * (R301.5a).
 */
export const newBoss: Act = (game, seat) => {
  if (isInPlay(game, playerAt(game, seat).hero) || !raidOf(game).lair?.bosses?.runes) return 'nothing'
  const rune = nextRune(game)
  const boss = nextBoss(game)
  if (boss === undefined) return 'nothing'
  if (rune !== undefined) {
    emit(game, { kind: 'revealed', seat, cards: [objectOf(game, rune).card] })
    reveals(game, [rune], false)
  }
  addScene(game, 'arrival', boss, rune === undefined ? {} : { rune: [rune] })
  return undefined
}
