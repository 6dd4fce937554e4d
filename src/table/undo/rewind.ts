/** Returns a game to an earlier state. The log keeps the undone inputs and gets an entry for the undo. */

import { prepareEarlierStateForUndo, type Seat } from '../../engine/index.ts'
import { findSnapshot } from '../../store/raids/snapshots.ts'
import type { InputOrigin } from '../model/accepted-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { logInput } from '../playing/inputs.ts'
import { parseGame } from '../stored/parse-stored.ts'
import type { UndoLogEntry } from '../stored/schemas.ts'

interface Rewinding {
  seat: Seat
  to: number
  steps: number
  lost: Seat[]
  undone: PublicEvents
}

export async function rewindGame(
  playing: LockedGame,
  { undone, ...back }: Rewinding,
  origin: InputOrigin,
): Promise<void> {
  const { tx, raid, game } = playing
  const was = parseGame(await findSnapshot(tx, raid.id, back.to))
  const events = prepareEarlierStateForUndo(game, was, back)
  const entry: UndoLogEntry = { kind: 'undo', ...back }
  const rewound = { ...playing, game: was }
  const taken = await logInput(rewound, entry, { ...origin, events, before: {} })
  await runStepsAfterInputs(rewound, [taken], undone)
}
