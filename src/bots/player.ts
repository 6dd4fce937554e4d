/** Computer players. They see what their seat may see, and answer the open decision. */

import { type Decision, randomPicks, type View } from '../engine/index.ts'

export interface ComputerPlayer {
  readonly name: string
  /** The picks for the open decision. `random(n)` gives 0 … n − 1 from the caller's own generator. */
  decide(view: () => View, decision: Decision, random: (n: number) => number): string[]
  /** The player for the game with this seed, where a player has more than one temper. */
  forGame?(seed: number): ComputerPlayer
}

/** Picks between min and max of the options, each with the same probability. */
export const randomPlayer: ComputerPlayer = {
  name: 'random',
  decide(_view, decision, random) {
    return randomPicks(decision, random)
  },
}
