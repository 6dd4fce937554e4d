/** The engine's functions that the watchers call. Faults are planted between the two. */
import {
  apply,
  eventAsSeenBy,
  type Game,
  type GameEvent,
  type Input,
  type Refusal,
  type Seat,
  type StepObserver,
  type View,
  viewFor,
} from '../../engine/index.ts'

export interface Referee {
  apply(game: Game, input: Input, see?: StepObserver): GameEvent[] | Refusal
  viewFor(game: Game, viewer: Seat | null): View
  eventFor(game: Game, event: GameEvent, viewer: Seat | null): GameEvent
}

export const referee: Referee = {
  apply,
  viewFor,
  eventFor: (_game, event, viewer) => eventAsSeenBy(event, viewer),
}

/** A copy of the game, rebuilt from its JSON. */
export function rebuilt<T>(game: T): T {
  return JSON.parse(JSON.stringify(game))
}
