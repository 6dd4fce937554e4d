/** The details of a raid, which a button below its end opens. */
import { type Feature, raidRoute } from '../feature.ts'
import { showDetails } from './details.ts'
import { endingComponentIds } from './ids.ts'

export const endingFeature: Feature = { clicks: [raidRoute(endingComponentIds.details, showDetails)] }
