/** Words the reasons for XP. */
import type { XpReason } from '../../campaign/rewards.ts'
import { texts } from '../../texts/texts.ts'

/** Returns the words for a reason in the XP ledger. @param nameOf returns a card's name */
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

/** Whether a reason is one of those that name no card. */
const isFeat = (word: string | undefined): word is keyof typeof texts.xp.feats =>
  word !== undefined && Object.hasOwn(texts.xp.feats, word)
