/** Computer players. They see what their seat may see, and answer the open decision. */

import { type Decision, randomPicks, type View } from '../engine/index.ts'

export interface ComputerPlayer {
  readonly name: string
  /** Returns the picks for the open decision. `random(n)` returns 0 … n − 1 from the caller's own generator. */
  decide(view: () => View, decision: Decision, random: (n: number) => number): string[]
  /** Returns the variant of this player that plays the game with this seed, if a player has several variants. */
  forGame?(seed: number): ComputerPlayer
}

/** Picks between min and max of the options, each with the same probability. */
export const randomPlayer: ComputerPlayer = {
  name: 'random',
  decide(_view, decision, random) {
    return randomPicks(decision, random)
  },
}
