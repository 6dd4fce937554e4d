/** The details of a raid, which a button below its end opens. */
import { type Feature, raidRoute } from '../feature.ts'
import { showRaidEndDetails } from './details.ts'
import { raidEndComponentIds } from './ids.ts'

export const raidEndFeature: Feature = {
  clicks: [raidRoute(raidEndComponentIds.details, showRaidEndDetails)],
}
