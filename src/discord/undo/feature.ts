/** The feature of `/undo`: its buttons. */
import { alwaysCostlyRoute, type Feature, raidRoute } from '../feature.ts'
import { undoComponentIds } from './ids.ts'
import { showUndoMomentsPage } from './moments.ts'
import { askHowMuchToUndo, takeBackLastStep, undoToMoment } from './undo.ts'

export const undoFeature: Feature = {
  clicks: [
    alwaysCostlyRoute(
      'vote',
      raidRoute(undoComponentIds.undo, (context, click, raid, [version]) =>
        takeBackLastStep(context, click, raid, version),
      ),
    ),
    alwaysCostlyRoute(
      'vote',
      raidRoute(undoComponentIds.moment, (context, click, raid, [version]) =>
        undoToMoment(context, click, raid, version),
      ),
    ),
    raidRoute(undoComponentIds.which, async (_context, click, raid, [version, decision]) =>
      askHowMuchToUndo(click, raid, version, decision),
    ),
    raidRoute(undoComponentIds.page, (context, click, raid, [page]) =>
      showUndoMomentsPage(context, click, raid, page),
    ),
  ],
}
