/** The feature of `/tutorial`: its buttons. */
import { alwaysCostlyRoute, type Click, customIdRoute, type Feature } from '../feature.ts'
import { raidRouteWithLook } from '../raid-with-look.ts'
import { tutorialComponentIds } from './ids.ts'
import { showAdvisedAnswer, startLesson } from './tutorial.ts'

export const tutorialFeature: Feature = {
  clicks: [
    raidRouteWithLook(tutorialComponentIds.showMe, showAdvisedAnswer),
    alwaysCostlyRoute(
      'thread',
      customIdRoute(tutorialComponentIds.lesson, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: false }),
      ),
    ),
    alwaysCostlyRoute(
      'thread',
      customIdRoute(tutorialComponentIds.learn, (context, click: Click) =>
        startLesson(context, click, { lesson: null, anew: false }),
      ),
    ),
    alwaysCostlyRoute(
      'thread',
      customIdRoute(tutorialComponentIds.anew, (context, click: Click, [lesson]) =>
        startLesson(context, click, { lesson, anew: true }),
      ),
    ),
  ],
}
