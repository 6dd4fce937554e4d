/** `/hand` and `/boss`. */
import type { Feature } from '../feature.ts'
import { onLook } from '../on-look.ts'
import { handIds } from './ids.ts'
import { handAgain, handShownAs } from './post.ts'

export const hand: Feature = {
  commands: ['hand', 'boss'],
  clicks: [
    onLook(handIds.hand, (desk, click, look) => handAgain(desk, click, look)),
    onLook(handIds.showAs, (desk, click, look, [style]) => handShownAs(desk, click, look, style)),
  ],
}
