/** The feature of `/log`: its buttons. */

import { type Feature, raidRoute, raidRouteThatWakesRaid } from '../feature.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import { raidLogComponentIds } from './ids.ts'
import { showRaidLogPage } from './log.ts'

export const raidLogFeature: Feature = {
  clicks: [
    raidRoute(raidLogComponentIds.pages, (context, click, raid, [deed, page, part]) => {
      const to = deed === 'jump' ? { page: parseChosenNumber(click.values) ?? page, part: 0 } : { page, part }
      return showRaidLogPage(context, click, raid, to)
    }),
    raidRouteThatWakesRaid(raidLogComponentIds.log, (context, click, raid, [page]) =>
      showRaidLogPage(context, click, raid, { page, part: 0 }),
    ),
  ],
}
