/** The challenge of a week. */
import { type Feature, on } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challenge: Feature = { clicks: [on(challengeIds.open, openChallenge)] }
