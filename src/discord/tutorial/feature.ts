/** `/tutorial`. */
import { type Click, type Feature, on, onTable, opening } from '../feature.ts'
import { tutorialIds } from './ids.ts'
import { learnToRaid, showMe } from './tutorial.ts'

export const tutorial: Feature = {
  clicks: [
    onTable(tutorialIds.showMe, showMe),
    opening(
      'thread',
      on(tutorialIds.lesson, (context, click: Click, [lesson]) =>
        learnToRaid(context, click, { lesson, anew: false }),
      ),
    ),
  ],
}
