/** Custom ids of the companion. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

export const WAR_DEEDS = [
  'status',
  'turn',
  'manage',
  'destiny',
  'quests',
  'panel',
  'item',
  'rest',
  'undo',
  'agree',
  'against',
  'log',
  'start',
  'choose',
  'welcome',
  'challenge',
  'join',
  'round',
  'resolve',
  'turnAway',
] as const
export type WarDeed = (typeof WAR_DEEDS)[number]

/** What is chosen in a menu. */
export const WAR_MENUS = [
  'equip',
  'learn',
  'items',
  'sell',
  'buy',
  'slay',
  'redraw',
  'with',
  'defeated',
  'enlist',
  'end',
] as const
export type WarMenu = (typeof WAR_MENUS)[number]

export const warIds = {
  do: customId('war', parts.raid, oneOf(...WAR_DEEDS)),
  /** An answer to what somebody is asked: the game's number of the question. */
  pick: customId('warpick', parts.raid, parts.decision),
  menu: customId('warmenu', parts.raid, oneOf(...WAR_MENUS)),
}
