/** Custom ids of the companion. Messages already posted contain them, so old ids must still parse. */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

/** The words for the actions of the companion's buttons, which their ids contain. */
export const WAR_BUTTONS = [
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
export type WarButton = (typeof WAR_BUTTONS)[number]

/**
 * The buttons whose actions must not happen twice if two people press at once, nor for another card than the one that
 * was shown.
 */
export const WAR_SINGLE_USE_BUTTONS = ['turn', 'round', 'boss', 'discard'] as const
export type WarSingleUseButton = (typeof WAR_SINGLE_USE_BUTTONS)[number]

/** The words for the companion's menus, which their ids contain. */
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

/** The menus of the panel of rewards. */
export const WAR_REWARD_MENUS = ['group', 'xp', 'bonus', 'draw', 'tokens'] as const
export type WarRewardMenu = (typeof WAR_REWARD_MENUS)[number]

export const warComponentIds = {
  do: declareCustomIdKind('war', customIdParts.raid, wordCustomIdPart(...WAR_BUTTONS)),
  /** An action that counts only at the space or combat round at which it was offered. */
  once: declareCustomIdKind(
    'waronce',
    customIdParts.raid,
    wordCustomIdPart(...WAR_SINGLE_USE_BUTTONS),
    customIdParts.count,
  ),
  /** A menu of the panel of rewards, with the players who share the rewards as bits. */
  reward: declareCustomIdKind(
    'warreward',
    customIdParts.raid,
    wordCustomIdPart(...WAR_REWARD_MENUS),
    customIdParts.count,
  ),
  /** An answer to a question, with the number of the question in the game. */
  pick: declareCustomIdKind('warpick', customIdParts.raid, customIdParts.decision),
  menu: declareCustomIdKind('warmenu', customIdParts.raid, wordCustomIdPart(...WAR_MENUS)),
}
