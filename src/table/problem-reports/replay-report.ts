/** Replays a reported raid and shows whether it has the same result. */

import { ENGINE_VERSION, type Game, type Outcome, registerCards } from '../../engine/index.ts'
import { replaySteps, storedStartOf } from '../replay/replay.ts'
import type { Bundle } from './bundle.ts'

interface PlayedAgain {
  report: number
  raid: string
  note: string
  inputs: number
  /** The number of inputs that cause the same events as they did then. */
  same: number
  /** The difference in the next input. Null when all inputs had the same result. */
  trouble: string | null
  /** The version of the rules with which the raid was played, and the version here. */
  engine: { was: string | null; here: string }
  turn: number
  outcome: Outcome | null
}

export function replayReport({ report, note, raid, definitions, inputs }: Bundle): PlayedAgain {
  const engine = { was: raid.engine, here: String(ENGINE_VERSION) }
  const about = { report, raid: raid.code, note, inputs: inputs.length, engine }
  if (inputs.length === 0) return { ...about, same: 0, trouble: null, turn: 0, outcome: null }
  const { setup } = storedStartOf(inputs)
  registerCards(setup.cards, new Map(definitions.map((card) => [card.id, card])))
  let last: Game | null = null
  let same = 0
  let trouble: string | null = null
  try {
    for (const { game } of replaySteps(inputs)) {
      last = game
      same += 1
    }
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error)
  }
  return { ...about, same, trouble, turn: last?.turn.number ?? 0, outcome: last?.outcome ?? null }
}
