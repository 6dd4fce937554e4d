/** The engine's types that the table's callers need. */
import type { Explanation } from '../engine/decisions/explain.ts'
import type { ObjectId } from '../engine/model/game.ts'

export type {
  Adjustment,
  CardId,
  Decision,
  DecisionKind,
  Input,
  ObjectId,
  Outcome,
  Seat,
  ThingOf,
} from '../engine/model/game.ts'

/** For the viewer's own cards: why each can't be played, placed or attack now. */
export interface Explanations {
  play: Record<ObjectId, Explanation>
  attack: Record<ObjectId, Explanation>
}
