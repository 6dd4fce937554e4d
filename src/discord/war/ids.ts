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
  'reward',
  'mute',
  'boss',
  'discard',
  'leave',
] as const
export type WarDeed = (typeof WAR_DEEDS)[number]

/** What must not be done twice by two who press at once, nor of another card than was shown. */
export const WAR_ONCE = ['turn', 'round', 'boss', 'discard'] as const
export type WarOnce = (typeof WAR_ONCE)[number]

/** What is chosen in a menu. */
export const WAR_MENUS = [
  'equip',
  'learn',
  'items',
  'sell',
  'buy',
  'slay',
  'redraw',
  'against',
  'with',
  'defeated',
  'enlist',
  'end',
] as const
export type WarMenu = (typeof WAR_MENUS)[number]

/** What is chosen in the panel of rewards. */
export const WAR_REWARDS = ['group', 'xp', 'bonus', 'draw', 'tokens'] as const
export type WarReward = (typeof WAR_REWARDS)[number]

export const warIds = {
  do: customId('war', parts.raid, oneOf(...WAR_DEEDS)),
  /** The same, at the space or combat round at which it was offered. */
  once: customId('waronce', parts.raid, oneOf(...WAR_ONCE), parts.count),
  /** In the panel of rewards: who shares them, as bits of their places. */
  reward: customId('warreward', parts.raid, oneOf(...WAR_REWARDS), parts.count),
  /** An answer to what somebody is asked: the game's number of the question. */
  pick: customId('warpick', parts.raid, parts.decision),
  menu: customId('warmenu', parts.raid, oneOf(...WAR_MENUS)),
}
