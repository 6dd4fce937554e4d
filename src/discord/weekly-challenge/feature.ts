/** The feature of the weekly challenge: its buttons. */
import { type Feature, onCustomId, withOpening } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challenge: Feature = {
  clicks: [withOpening('raid', onCustomId(challengeIds.open, openChallenge))],
}
