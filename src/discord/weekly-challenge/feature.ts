/** The buttons of the weekly challenge. */
import { declareCostly, type Feature, onCustomId } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challenge: Feature = {
  clicks: [declareCostly('raid', onCustomId(challengeIds.open, openChallenge))],
}
