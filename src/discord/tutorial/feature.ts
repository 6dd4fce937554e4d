/** The raid to learn in. */
import { type Feature, onTable } from '../feature.ts'
import { tutorialIds } from './ids.ts'
import { showMe } from './tutorial.ts'

export const tutorial: Feature = {
  commands: ['tutorial'],
  clicks: [onTable(tutorialIds.showMe, showMe)],
}
