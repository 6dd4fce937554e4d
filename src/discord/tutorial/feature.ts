/** `/tutorial`. */
import { type Click, type Feature, on, withOpening } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { tutorialIds } from './ids.ts'
import { showMe, startLesson } from './tutorial.ts'

export const tutorial: Feature = {
  clicks: [
    onLook(tutorialIds.showMe, showMe),
    withOpening(
      'thread',
      on(tutorialIds.lesson, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: false }),
      ),
    ),
    withOpening(
      'thread',
      on(tutorialIds.learn, (context, click: Click) =>
        startLesson(context, click, { lesson: null, anew: false }),
      ),
    ),
    withOpening(
      'thread',
      on(tutorialIds.anew, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: true }),
      ),
    ),
  ],
}
