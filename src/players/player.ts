/** Computer players: they see what their seat may see and answer the one decision. */
import type { Decision } from '../engine/state/game.ts'
import type { View } from '../engine/view/view.ts'

export interface ComputerPlayer {
  readonly name: string
  /** The picks for the open decision. `random(n)` gives 0 … n − 1 from the caller's own generator. */
  decide(view: () => View, decision: Decision, random: (n: number) => number): string[]
}

/** Picks between min and max of the options, each as likely as any other. */
export const randomPlayer: ComputerPlayer = {
  name: 'random',
  decide(_view, decision, random) {
    const left = decision.options.map((option) => option.id)
    const count = decision.min + random(decision.max - decision.min + 1)
    return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat()
  },
}
