/** Whole raids by the random player. Decisions with one answer only aren't counted. */
import { randomPlayer } from '../../../src/bots/player.ts'
import { playRaid } from '../../../src/players/simulate.ts'

/** A function that makes some decisions and says how many. */
export function ours(): () => number {
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
    return playRaid({ ...plan, seed }).choices
  }
}
