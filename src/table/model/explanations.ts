import type { Explanation, ObjectId } from '../../engine/index.ts'

/** Explains for each of the viewer's own cards why it can't be played or placed, or can't attack, now. */
export interface Explanations {
  play: Record<ObjectId, Explanation>
  attack: Record<ObjectId, Explanation>
}
