/** `/undo`. */
import { type Feature, onRaid, opening } from '../feature.ts'
import { undoIds } from './ids.ts'
import { turnMoments } from './moments.ts'
import { backTo, takeBackNow } from './undo.ts'

export const undo: Feature = {
  commands: ['undo'],
  opens: { undo: 'vote' },
  clicks: [
    opening(
      'vote',
      onRaid(undoIds.undo, (desk, click, raid, [version]) => takeBackNow(desk, click, raid, version)),
    ),
    opening(
      'vote',
      onRaid(undoIds.moment, (desk, click, raid, [version]) => backTo(desk, click, raid, version)),
    ),
    onRaid(undoIds.page, (desk, click, raid, [page]) => turnMoments(desk, click, raid, page)),
  ],
}
