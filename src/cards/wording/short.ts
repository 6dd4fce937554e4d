/** A card's text for small spaces: without its keywords, which are shown beside it, and without its XP. */
import type { Card } from '../../engine/index.ts'
import { once } from '../once.ts'
import { markedTextOf } from '../text.ts'

export const shortText = (card: Card | undefined): string => (card ? shortOnce(card) : '')

/** The short text of one side of a card that has two. */
export function sideText(card: Card | undefined, isBack: boolean): string {
  if (!card) return ''
  const { back, ...front } = card
  return short(isBack && back ? { ...front, powers: back.powers } : front)
}

function short({ xp: _xp, ...card }: Card): string {
  return markedTextOf(card)
    .filter((line) => !KEYWORDS_ONLY.test(line))
    .map((line) => line.replaceAll('**', ''))
    .join(' ')
}

const shortOnce = once(short)

const KEYWORDS_ONLY = /^\*\*[^*:]+\*\*(, \*\*[^*:]+\*\*)*$/
