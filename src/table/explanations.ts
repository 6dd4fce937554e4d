import type { Explanation, ObjectId } from '../engine/index.ts'

/** For the viewer's own cards: why each can't be played, placed or attack now. */
export interface Explanations {
  play: Record<ObjectId, Explanation>
  attack: Record<ObjectId, Explanation>
}
