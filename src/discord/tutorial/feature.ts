/** The raid to learn in. */
import { type Click, type Feature, on, onTable } from '../feature.ts'
import { tutorialIds } from './ids.ts'
import { learnToRaid, showMe } from './tutorial.ts'

export const tutorial: Feature = {
  commands: ['tutorial'],
  clicks: [
    onTable(tutorialIds.showMe, showMe),
    on(tutorialIds.lesson, (desk, click: Click, [lesson]) =>
      learnToRaid(desk, click, { lesson, anew: false }),
    ),
  ],
}
