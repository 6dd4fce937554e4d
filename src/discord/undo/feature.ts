/** Taking answers back. */
import { type Feature, onRaid } from '../feature.ts'
import { undoIds } from './ids.ts'
import { turnMoments } from './moments.ts'
import { backTo, takeBackNow } from './undo.ts'

export const undo: Feature = {
  commands: ['undo'],
  clicks: [
    onRaid(undoIds.undo, (desk, click, raid, [version]) => takeBackNow(desk, click, raid, version)),
    onRaid(undoIds.moment, (desk, click, raid, [version]) => backTo(desk, click, raid, version)),
    onRaid(undoIds.page, (desk, click, raid, [page]) => turnMoments(desk, click, raid, page)),
  ],
}
