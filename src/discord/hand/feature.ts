/** The feature of `/hand` and `/boss`: its buttons. */
import type { Feature } from '../feature.ts'
import { onRaidWithLook } from '../raid-with-look.ts'
import { handIds } from './ids.ts'
import { changeHandStyle, handReplyInPlace } from './post.ts'

export const hand: Feature = {
  clicks: [
    onRaidWithLook(handIds.hand, (context, click, look) => handReplyInPlace(context, click, look)),
    onRaidWithLook(handIds.showAs, (context, click, look, [style]) =>
      changeHandStyle(context, click, look, style),
    ),
  ],
}
