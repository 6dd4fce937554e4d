/** Routes whose handlers get the look of the person who has pressed, so that a press looks once before it acts. */

import { type BotContext, type PlayerLook, playerLookOf } from './bot-context.ts'
import { type Click, onRaidForPlayers, type Route } from './feature.ts'
import type { CustomId } from './message-parts/custom-ids.ts'
import type { Reply } from './message-parts/post.ts'

type OfRaid<R extends readonly unknown[]> = CustomId<readonly [raid: string, ...R]>
type OnLook<R extends readonly unknown[]> = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  said: R,
) => Promise<Reply> | Reply

/** Like `onRaidForPlayers`, but `work` gets the look of the person at the raid. After the person has acted, it is out of date. */
export const onRaidWithLook = <R extends readonly unknown[]>(id: OfRaid<R>, work: OnLook<R>): Route<Click> =>
  onRaidForPlayers(id, async (context, click, raid, said) =>
    work(context, click, await playerLookOf(context, raid, click.person), said),
  )
