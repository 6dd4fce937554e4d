/** Re-exports the watchers for stories. They are implemented beside the computer players. */
export { numbers } from '../players/watching/numbers.ts'
export { ownersCards, sane } from '../players/watching/sane.ts'
export { playOn } from '../players/watching/watcher.ts'
