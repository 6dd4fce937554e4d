/** The details of a raid, which a button below its end opens. */
import { type Feature, onRaid } from '../feature.ts'
import { showDetails } from './details.ts'
import { endingIds } from './ids.ts'

export const ending: Feature = { clicks: [onRaid(endingIds.details, showDetails)] }
