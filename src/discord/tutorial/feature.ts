/** The feature of `/tutorial`: its buttons. */
import { type Click, declareCostly, type Feature, onCustomId } from '../feature.ts'
import { onRaidWithLook } from '../raid-with-look.ts'
import { tutorialIds } from './ids.ts'
import { showAdvisedAnswer, startLesson } from './tutorial.ts'

export const tutorial: Feature = {
  clicks: [
    onRaidWithLook(tutorialIds.showMe, showAdvisedAnswer),
    declareCostly(
      'thread',
      onCustomId(tutorialIds.lesson, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: false }),
      ),
    ),
    declareCostly(
      'thread',
      onCustomId(tutorialIds.learn, (context, click: Click) =>
        startLesson(context, click, { lesson: null, anew: false }),
      ),
    ),
    declareCostly(
      'thread',
      onCustomId(tutorialIds.anew, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: true }),
      ),
    ),
  ],
}
