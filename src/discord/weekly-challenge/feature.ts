/** The weekly challenge. */
import { type Feature, on, opening } from '../feature.ts'
import { openChallenge } from './challenge.ts'
import { challengeIds } from './ids.ts'

export const challenge: Feature = { clicks: [opening('raid', on(challengeIds.open, openChallenge))] }
