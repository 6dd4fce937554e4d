/** The buttons of the weekly challenge. */
import { customIdRoute, declareRouteCostly, type Feature } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeComponentIds } from './ids.ts'

export const challengeFeature: Feature = {
  clicks: [declareRouteCostly('raid', customIdRoute(challengeComponentIds.open, openChallenge))],
}
