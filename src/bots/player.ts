/** Computer players, which answer the open decision by the view of their seat. */

import { type Decision, randomPicks, type View } from '../engine/index.ts'
import type { GameImaginer } from './search/question.ts'

export interface ComputerPlayer {
  readonly name: string
  /**
   * Returns the picks for the open decision. `random(n)` returns 0 … n − 1 from the caller's own generator. A player
   * that plans needs `imagine`.
   */
  decide(
    view: () => View,
    decision: Decision,
    random: (n: number) => number,
    imagine?: GameImaginer,
  ): string[]
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

/** Returns a player that plays the raiders' seats like one player, and all others like another. */
export function newTwoSidedPlayer(raiders: ComputerPlayer, others: ComputerPlayer): ComputerPlayer {
  const all = (one: ComputerPlayer, other: ComputerPlayer): ComputerPlayer => ({
    name: `${one.name} against ${other.name}`,
    decide(view, decision, random, imagine) {
      const isRaider = view().seats[decision.seat]?.side === 'raiders'
      return (isRaider ? one : other).decide(view, decision, random, imagine)
    },
  })
  const ofGame = (one: ComputerPlayer, seed: number): ComputerPlayer => one.forGame?.(seed) ?? one
  return {
    ...all(raiders, others),
    forGame: (seed) => all(ofGame(raiders, seed), ofGame(others, seed)),
  }
}
