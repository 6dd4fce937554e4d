/** Opens priority windows (410.4), which `priority.ts` runs. */

import { pushFrame } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'

/** Opens a priority window. The turn player is the first to get priority (410.4). */
export function openPriorityWindow(game: Game, window: string): void {
  pushFrame(game, { kind: 'priority', window, to: game.turn.player, passes: 0, step: 'process' })
}
