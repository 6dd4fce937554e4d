import type { ActionHindrance, ObjectId } from '../../engine/index.ts'

/**
 * The reasons why cards of the viewer can't be played now (`play`, for cards in the hand) or can't attack now
 * (`attack`), by object id.
 */
export interface PlayAndAttackHindrances {
  play: Record<ObjectId, ActionHindrance>
  attack: Record<ObjectId, ActionHindrance>
}
