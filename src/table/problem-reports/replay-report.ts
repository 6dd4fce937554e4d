/** Replays a reported raid and shows whether it has the same result. */

import { ENGINE_VERSION, type Game, type GameOutcome, registerCards } from '../../engine/index.ts'
import { replaySteps, startEntryOfLog } from '../replay/replay.ts'
import type { ReportBundle } from './report-bundle.ts'

interface PlayedAgain {
  report: number
  raid: string
  note: string
  inputs: number
  /** The number of inputs that cause the same events in the replay as in the raid. */
  same: number
  /** The first difference; null when all inputs cause the same events. */
  trouble: string | null
  /** The version of the engine with which the raid was played, and the version that replays it. */
  engine: { was: string | null; here: string }
  turn: number
  outcome: GameOutcome | null
}

/** Registers the cards of a report, and replays its inputs with today's rules until the first difference. */
export function replayReport({ report, note, raid, definitions, inputs }: ReportBundle): PlayedAgain {
  const engine = { was: raid.engine, here: String(ENGINE_VERSION) }
  const about = { report, raid: raid.code, note, inputs: inputs.length, engine }
  if (inputs.length === 0) return { ...about, same: 0, trouble: null, turn: 0, outcome: null }
  const { setup } = startEntryOfLog(inputs)
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
