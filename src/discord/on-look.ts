/** Routes whose handlers get the look of the person who has pressed, so that a press looks once before it acts. */

import { type BotContext, lookAs, type PlayerLook } from './bot-context.ts'
import { type Click, onSeat, type Route } from './feature.ts'
import type { CustomId } from './message-parts/custom-ids.ts'
import type { Reply } from './message-parts/post.ts'

type OfRaid<R extends readonly unknown[]> = CustomId<readonly [raid: string, ...R]>
type OnLook<R extends readonly unknown[]> = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  said: R,
) => Promise<Reply> | Reply

/** Like `onSeat`, but `work` gets the look of the person at the raid. After the person has acted, it is out of date. */
export const onLook = <R extends readonly unknown[]>(id: OfRaid<R>, work: OnLook<R>): Route<Click> =>
  onSeat(id, async (context, click, raid, said) =>
    work(context, click, await lookAs(context, raid, click.person), said),
  )
