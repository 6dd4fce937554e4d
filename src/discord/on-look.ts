/** Routes whose handlers get the look of the person who has pressed, so that a press looks once before it acts. */

import { type Desk, lookAs, type Seen } from './desk.ts'
import { type Click, onSeat, type Route } from './feature.ts'
import type { CustomId } from './posts/custom-ids.ts'
import type { Outcome } from './posts/post.ts'

type OfRaid<R extends readonly unknown[]> = CustomId<readonly [raid: string, ...R]>
type OnLook<R extends readonly unknown[]> = (
  desk: Desk,
  click: Click,
  look: Seen,
  said: R,
) => Promise<Outcome> | Outcome

/** Like `onSeat`, but `work` gets the look of the person at the raid. After the person has acted, it is out of date. */
export const onLook = <R extends readonly unknown[]>(id: OfRaid<R>, work: OnLook<R>): Route<Click> =>
  onSeat(id, async (desk, click, raid, said) =>
    work(desk, click, await lookAs(desk, raid, click.person), said),
  )
