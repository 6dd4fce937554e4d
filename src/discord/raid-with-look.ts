/**
 * Builds routes whose handlers get what the person who pressed may see of the raid, so that a press reads the raid
 * once before it acts.
 */

import { type BotContext, type PlayerLook, playerLookOf } from './bot-context.ts'
import { type Click, type Route, raidRouteForPlayers } from './feature.ts'
import type { CustomIdKind } from './message-parts/custom-ids.ts'
import type { Reply } from './message-parts/post.ts'

type OfRaid<R extends readonly unknown[]> = CustomIdKind<readonly [raid: string, ...R]>
type OnLook<R extends readonly unknown[]> = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  said: R,
) => Promise<Reply> | Reply

/**
 * Builds a route like `raidRouteForPlayers`. `work` also gets the person's `PlayerLook`, which is out of date after
 * the person has acted.
 */
export const raidRouteWithLook = <R extends readonly unknown[]>(
  id: OfRaid<R>,
  work: OnLook<R>,
): Route<Click> =>
  raidRouteForPlayers(id, async (context, click, raid, said) =>
    work(context, click, await playerLookOf(context, raid, click.person), said),
  )
