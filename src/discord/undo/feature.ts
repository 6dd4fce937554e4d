/** The feature of `/undo`: its buttons. */
import { declareCostly, type Feature, onRaid } from '../feature.ts'
import { undoIds } from './ids.ts'
import { showMomentsPage } from './moments.ts'
import { askMomentToUndo, takeBackLastStep, undoToMoment } from './undo.ts'

export const undo: Feature = {
  clicks: [
    declareCostly(
      'vote',
      onRaid(undoIds.undo, (context, click, raid, [version]) =>
        takeBackLastStep(context, click, raid, version),
      ),
    ),
    declareCostly(
      'vote',
      onRaid(undoIds.moment, (context, click, raid, [version]) =>
        undoToMoment(context, click, raid, version),
      ),
    ),
    onRaid(undoIds.which, async (_context, click, raid, [version, decision]) =>
      askMomentToUndo(click, raid, version, decision),
    ),
    onRaid(undoIds.page, (context, click, raid, [page]) => showMomentsPage(context, click, raid, page)),
  ],
}
