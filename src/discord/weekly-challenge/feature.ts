/** The buttons of the weekly challenge. */
import { alwaysCostlyRoute, customIdRoute, type Feature } from '../feature.ts'
import { openChallengeLobby } from './challenge.ts'
import { challengeComponentIds } from './ids.ts'

export const challengeFeature: Feature = {
  clicks: [alwaysCostlyRoute('raid', customIdRoute(challengeComponentIds.open, openChallengeLobby))],
}
