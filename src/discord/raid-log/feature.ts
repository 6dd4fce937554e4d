/** The feature of `/log`: its buttons. */

import { type Feature, onAwakeRaid, onRaid } from '../feature.ts'
import { chosenNumber } from '../message-parts/custom-ids.ts'
import { logIds } from './ids.ts'
import { turnLog } from './log.ts'

export const log: Feature = {
  clicks: [
    onRaid(logIds.pages, (context, click, raid, [deed, page, part]) => {
      const to = deed === 'jump' ? { page: chosenNumber(click.values) ?? page, part: 0 } : { page, part }
      return turnLog(context, click, raid, to)
    }),
    onAwakeRaid(logIds.log, (context, click, raid, [page]) =>
      turnLog(context, click, raid, { page, part: 0 }),
    ),
  ],
}
