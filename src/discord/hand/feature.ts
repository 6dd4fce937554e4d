/** `/hand` and `/boss`. */
import { type Feature, onSeat } from '../feature.ts'
import { handIds } from './ids.ts'
import { handAgain, handShownAs } from './post.ts'

export const hand: Feature = {
  commands: ['hand', 'boss'],
  clicks: [
    onSeat(handIds.hand, (desk, click, raid) => handAgain(desk, click, raid)),
    onSeat(handIds.showAs, (desk, click, raid, [style]) => handShownAs(desk, click, raid, style)),
  ],
}
