/** Plays whole raids with the random player. Decisions with only one answer aren't counted. */
import { randomPlayer } from '../../../src/bots/player.ts'
import { simulateRaid } from '../../../src/simulation/simulate.ts'

/** Returns a function that makes some decisions and returns their number. */
export function createRaidWorker(): () => number {
  let seed = 0
  return () => {
    seed += 1
    const plan = {
      raid: 'deadmines',
      mode: 'novice',
      seats: 3,
      policy: randomPlayer,
      twin: false,
      watch: false,
    }
    return simulateRaid({ ...plan, seed }).choices
  }
}
