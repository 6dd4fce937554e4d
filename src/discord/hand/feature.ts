/** The feature of `/hand` and `/boss`: its buttons. */
import type { Feature } from '../feature.ts'
import { raidRouteWithLook } from '../raid-with-look.ts'
import { handComponentIds } from './ids.ts'
import { handReplyInPlace, setHandStyle } from './post.ts'

export const handFeature: Feature = {
  clicks: [
    raidRouteWithLook(handComponentIds.hand, (context, click, look) =>
      handReplyInPlace(context, click, look),
    ),
    raidRouteWithLook(handComponentIds.showAs, (context, click, look, [style]) =>
      setHandStyle(context, click, look, style),
    ),
  ],
}
