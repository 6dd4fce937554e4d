/** What a run earns, as its raid has it. All raiders earn the same, however they fared. */

import { type CardId, type Game, printed } from '../engine/index.ts'
import { raidNamed } from '../raids/index.ts'
import type { FeatReason, Xp } from '../raids/raid.ts'

/** Why a character gets XP: a word for the ledger, with the card's id where a card is the reason. */
export type XpReason = 'firstAttempt' | 'laterAttempt' | FeatReason | `achievement:${CardId}`

export interface XpLine {
  reason: XpReason
  amount: number
}

/**
 * The XP of one character for a run. A conceded raid is a lost one; an abandoned raid, one that is not over, or one
 * that has no rewards earns nothing; one whose rulebook gives no XP, only what Achievements do.
 * @param firstAttempt whether this is the character's first run of this raid
 */
export function rewardsFor(game: Game, { firstAttempt }: { firstAttempt: boolean }): XpLine[] {
  const rewards = raidNamed(game.raid)?.rewards
  if (!rewards || !game.outcome || game.outcome.kind === 'abandoned') return []
  const { xp } = rewards
  return [...(xp ? [attempted(xp, firstAttempt), ...xp.feats(game)] : []), ...achieved(game)]
}

function attempted({ attempt: { first, later } }: Xp, isFirst: boolean): XpLine {
  return isFirst ? { reason: 'firstAttempt', amount: first } : { reason: 'laterAttempt', amount: later }
}

function achieved(game: Game): XpLine[] {
  return game.earned.flatMap((card) => {
    const { xp = 0 } = printed(game, card)
    return xp > 0 ? [{ reason: `achievement:${card}`, amount: xp }] : []
  })
}
