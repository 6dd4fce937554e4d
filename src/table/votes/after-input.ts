/** The step of the motions after an input. */
import type { PreparingStep } from '../model/after-input.ts'
import { withdrawMotions } from './card.ts'

/** Does nothing in a cached raid, because motions are only in the database, and such an answer reads nothing there. */
export const withdrawMotion: PreparingStep = async ({ playing }) => {
  if (!playing.writes.isCached) await withdrawMotions(playing.tx, playing.raid) // `tx` of a cached raid throws when it is read
}
