/** `/tutorial`. */
import { type Click, type Feature, on, opening } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { tutorialIds } from './ids.ts'
import { learnToRaid, showMe } from './tutorial.ts'

export const tutorial: Feature = {
  clicks: [
    onLook(tutorialIds.showMe, showMe),
    opening(
      'thread',
      on(tutorialIds.lesson, (context, click: Click, [lesson]) =>
        learnToRaid(context, click, { lesson, anew: false }),
      ),
    ),
    opening(
      'thread',
      on(tutorialIds.learn, (context, click: Click) =>
        learnToRaid(context, click, { lesson: null, anew: false }),
      ),
    ),
    opening(
      'thread',
      on(tutorialIds.anew, (context, click: Click, [lesson]) =>
        learnToRaid(context, click, { lesson, anew: true }),
      ),
    ),
  ],
}
