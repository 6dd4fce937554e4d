/** The feature of `/tutorial`: its buttons. */
import { type Click, type Feature, onCustomId, withOpening } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { tutorialIds } from './ids.ts'
import { showAdvisedAnswer, startLesson } from './tutorial.ts'

export const tutorial: Feature = {
  clicks: [
    onLook(tutorialIds.showMe, showAdvisedAnswer),
    withOpening(
      'thread',
      onCustomId(tutorialIds.lesson, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: false }),
      ),
    ),
    withOpening(
      'thread',
      onCustomId(tutorialIds.learn, (context, click: Click) =>
        startLesson(context, click, { lesson: null, anew: false }),
      ),
    ),
    withOpening(
      'thread',
      onCustomId(tutorialIds.anew, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: true }),
      ),
    ),
  ],
}
