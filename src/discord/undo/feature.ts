/** `/undo`. */
import { type Feature, onRaid, opening } from '../feature.ts'
import { undoIds } from './ids.ts'
import { turnMoments } from './moments.ts'
import { askWhich, backTo, takeBackNow } from './undo.ts'

export const undo: Feature = {
  clicks: [
    opening(
      'vote',
      onRaid(undoIds.undo, (context, click, raid, [version]) => takeBackNow(context, click, raid, version)),
    ),
    opening(
      'vote',
      onRaid(undoIds.moment, (context, click, raid, [version]) => backTo(context, click, raid, version)),
    ),
    onRaid(undoIds.which, async (_context, click, raid, [version, decision]) =>
      askWhich(click, raid, version, decision),
    ),
    onRaid(undoIds.page, (context, click, raid, [page]) => turnMoments(context, click, raid, page)),
  ],
}
