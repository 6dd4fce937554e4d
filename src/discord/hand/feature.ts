/** The feature of `/hand` and `/boss`: its buttons. */
import type { Feature } from '../feature.ts'
import { onRaidWithLook } from '../raid-with-look.ts'
import { handIds } from './ids.ts'
import { handShownAs, showHandAgain } from './post.ts'

export const hand: Feature = {
  clicks: [
    onRaidWithLook(handIds.hand, (context, click, look) => showHandAgain(context, click, look)),
    onRaidWithLook(handIds.showAs, (context, click, look, [style]) =>
      handShownAs(context, click, look, style),
    ),
  ],
}
