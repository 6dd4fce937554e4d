/** The watchers live with the computer players; stories reach them from here. */
export { type Numbers, numbers } from '../players/watching/numbers.ts'
export { ownersCards, sane } from '../players/watching/sane.ts'
export { playOn } from '../players/watching/watcher.ts'
