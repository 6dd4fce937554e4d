/** Re-exports the watchers for stories. They are implemented beside the computer players. */
export { numbers } from '../simulation/watching/numbers.ts'
export { ownersCards, sane } from '../simulation/watching/sane.ts'
export { playOn } from '../simulation/watching/watcher.ts'
