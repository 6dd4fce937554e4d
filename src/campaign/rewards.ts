/** Computes the XP that a run earns. The raid defines the rewards, and all raiders earn the same. */

import { type CardId, type Game, printedCard } from '../engine/index.ts'
import { raidNamed } from '../raids/index.ts'
import type { RaidXpRules, XpRewardReason } from '../raids/raid.ts'

/** The reason for XP, as the ledger stores it. If a card is the reason, the string contains its id. */
export type XpReason = 'firstAttempt' | 'laterAttempt' | XpRewardReason | `achievement:${CardId}`

export interface EarnedXp {
  reason: XpReason
  amount: number
}

/**
 * Returns the XP that each character earns in a run. A conceded raid counts as lost. An abandoned raid, an unfinished
 * raid and a raid without rewards earn nothing; a raid whose rulebook gives no XP earns only the XP of Achievements.
 * @param firstAttempt whether this is the character's first run of this raid
 */
export function xpRewardsFor(game: Game, { firstAttempt }: { firstAttempt: boolean }): EarnedXp[] {
  const rewards = raidNamed(game.raid)?.rewards
  if (!rewards || !game.outcome || game.outcome.kind === 'abandoned') return []
  const { xp } = rewards
  return [...(xp ? [attempted(xp, firstAttempt), ...xp.feats(game)] : []), ...achieved(game)]
}

function attempted({ attempt: { first, later } }: RaidXpRules, isFirst: boolean): EarnedXp {
  return isFirst ? { reason: 'firstAttempt', amount: first } : { reason: 'laterAttempt', amount: later }
}

function achieved(game: Game): EarnedXp[] {
  return game.earned.flatMap((card) => {
    const { xp = 0 } = printedCard(game, card)
    return xp > 0 ? [{ reason: `achievement:${card}`, amount: xp }] : []
  })
}
