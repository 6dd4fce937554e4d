/** Withdraws motions about an earlier state of the game, as a step after an input. */
import type { PreparingStep } from '../model/after-input.ts'
import { withdrawOpenMotionAboutGame } from './motion-info.ts'

/**
 * Withdraws the open motion about the game. Does nothing in a cached raid, whose answers don't query the database.
 */
export const withdrawOutdatedMotion: PreparingStep = async ({ playing }) => {
  // `tx` of a cached raid throws when it is read
  if (!playing.writes.isCached) await withdrawOpenMotionAboutGame(playing.tx, playing.raid)
}
