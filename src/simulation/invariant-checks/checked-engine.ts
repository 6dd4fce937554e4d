/** The functions of the engine that the watchers call. Tests replace them to plant faults. */
import {
  applyInput,
  eventAsSeenBy,
  type Game,
  type GameEvent,
  type ImaginedGame,
  type Input,
  imagineGame,
  type Refusal,
  type Seat,
  type StepObserver,
  type View,
  viewFor,
} from '../../engine/index.ts'

export interface CheckedEngine {
  apply(game: Game, input: Input, see?: StepObserver): GameEvent[] | Refusal
  viewFor(game: Game, viewer: Seat | null): View
  eventFor(game: Game, event: GameEvent, viewer: Seat | null): GameEvent
  imagined(game: Game, seat: Seat, seed: number): ImaginedGame
}

/** The functions of the engine itself, without a fault. */
export const realEngine: CheckedEngine = {
  apply: applyInput,
  viewFor,
  eventFor: (_game, event, viewer) => eventAsSeenBy(event, viewer),
  imagined: imagineGame,
}

/** Returns a copy of the game that is rebuilt from its JSON. */
export function rebuildFromJson<T>(game: T): T {
  return JSON.parse(JSON.stringify(game))
}
