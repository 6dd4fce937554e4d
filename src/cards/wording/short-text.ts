/** A card's text for small spaces: without its keywords, which are shown beside it, and without its XP. */

import type { Card } from '../../engine/index.ts'
import { memoize } from '../../engine/index.ts'
import { cardTextLinesWithMarkup } from '../text.ts'

export const shortTextOfCard = (card: Card | undefined): string => (card ? shortOnce(card) : '')

/** Returns the short text of one side of a two-sided card. */
export function shortTextOfSide(card: Card | undefined, isBack: boolean): string {
  if (!card) return ''
  const { back, ...front } = card
  return short(isBack && back ? { ...front, powers: back.powers } : front)
}

function short(card: Card): string {
  return linesOf(card).join(' ')
}

const linesOf = ({ xp: _xp, ...card }: Card): string[] =>
  cardTextLinesWithMarkup(card)
    .filter((line) => !KEYWORDS_ONLY.test(line))
    .map((line) => line.replaceAll('**', ''))

const shortOnce = memoize(short)

/** Returns the line of the short text that matters most to other players; empty for a card without text. */
export const mostImportantLine = (card: Card | undefined): string => (card ? importantOnce(card) : '')

const importantOnce = memoize((card: Card): string => {
  const lines = linesOf(card)
  const most = Math.max(...lines.map(importance))
  return lines.find((line) => importance(line) === most) ?? ''
})

/**
 * Ranks a line: a line about destroying cards or losing the game comes first, then one that deals damage, then all
 * others.
 */
const importance = (line: string): number => WEIGHTY.findIndex((words) => words.test(line)) * -1

const WEIGHTY = [/\b(?:destroy|lose|win)/i, /\bdamage\b/i, /./] as const

const KEYWORDS_ONLY = /^\*\*[^*:]+\*\*(, \*\*[^*:]+\*\*)*$/
