/** Taking answers back. */
import { type Feature, onRaid } from '../feature.ts'
import { undoIds } from './ids.ts'
import { backTo, takeBackNow } from './undo.ts'

export const undo: Feature = {
  commands: ['undo'],
  clicks: [
    onRaid(undoIds.undo, (desk, click, raid, [version]) => takeBackNow(desk, click, raid, version)),
    onRaid(undoIds.moment, (desk, click, raid, [version]) => backTo(desk, click, raid, version)),
  ],
}
