/** One's hand. */
import { type Feature, onSeat } from '../feature.ts'
import { handIds } from './ids.ts'
import { shownHand } from './post.ts'

export const hand: Feature = {
  commands: ['hand'],
  clicks: [onSeat(handIds.hand, (desk, { person }, raid) => shownHand(desk, raid, person))],
}
