/** The weekly challenge. */
import { type Feature, on, withOpening } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challenge: Feature = { clicks: [withOpening('raid', on(challengeIds.open, openChallenge))] }
