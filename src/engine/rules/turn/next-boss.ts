/** The New Boss phase (R301.5): while no Boss is in play, the next one comes with its rune and its tokens. */

import { reveals } from '../../atoms/triggering.ts'
import { raidOf } from '../../model/library.ts'
import { isInPlay, objectOf, playerAt } from '../../model/objects.ts'
import type { Act } from '../../model/raid.ts'
import { emit } from '../../model/runtime.ts'
import { nextBoss, nextRune } from '../../now/boss.ts'
import { addScene } from '../links/scenes.ts'

/** The next rune is revealed, which names the Boss; that these enter play together is an effect (R301.5a). */
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
