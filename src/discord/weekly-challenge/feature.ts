/** The buttons of the weekly challenge. */
import { customIdRoute, declareRouteCostly, type Feature } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challengeFeature: Feature = {
  clicks: [declareRouteCostly('raid', customIdRoute(challengeIds.open, openChallenge))],
}
