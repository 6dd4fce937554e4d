/** The feature of `/undo`: its buttons. */
import { declareRouteCostly, type Feature, raidRoute } from '../feature.ts'
import { undoIds } from './ids.ts'
import { showMomentsPage } from './moments.ts'
import { askMomentToUndo, takeBackLastStep, undoToMoment } from './undo.ts'

export const undoFeature: Feature = {
  clicks: [
    declareRouteCostly(
      'vote',
      raidRoute(undoIds.undo, (context, click, raid, [version]) =>
        takeBackLastStep(context, click, raid, version),
      ),
    ),
    declareRouteCostly(
      'vote',
      raidRoute(undoIds.moment, (context, click, raid, [version]) =>
        undoToMoment(context, click, raid, version),
      ),
    ),
    raidRoute(undoIds.which, async (_context, click, raid, [version, decision]) =>
      askMomentToUndo(click, raid, version, decision),
    ),
    raidRoute(undoIds.page, (context, click, raid, [page]) => showMomentsPage(context, click, raid, page)),
  ],
}
