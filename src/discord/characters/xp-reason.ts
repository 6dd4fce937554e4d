/** The reasons for XP in words. */
import type { XpReason } from '../../campaign/rewards.ts'
import { texts } from '../../texts/texts.ts'

/** @param nameOf returns a card's name */
export function xpReasonText(
  reason: XpReason | string,
  raid: string,
  nameOf: (card: string) => string,
): string {
  const [kind, card = ''] = reason.split(':')
  if (kind === 'firstAttempt' || kind === 'laterAttempt') return texts.xp[kind](raid)
  if (isFeat(kind)) return texts.xp.feats[kind]
  return kind === 'boss' ? texts.xp.boss(nameOf(card)) : texts.xp.achievement(nameOf(card))
}

/** Reasons that need no card. */
const isFeat = (word: string | undefined): word is keyof typeof texts.xp.feats =>
  word !== undefined && Object.hasOwn(texts.xp.feats, word)
