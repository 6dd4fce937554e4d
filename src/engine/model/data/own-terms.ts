/** The terms that a card's text and keywords set for the card itself, as written (704.1a). */

import type { PrintedTerm } from '../derived/derived.ts'
import { printedCacheOf } from '../derived/printed-cache.ts'
import type { Card } from './card.ts'
import { isPlayTerm, powersOfKeyword } from './keywords.ts'
import type { Num } from './vocabulary/asking.ts'
import type { Power } from './vocabulary/powers.ts'

export function termsIn(power: Power, n: Num | undefined, at: string): PrintedTerm[] {
  if (power.kind !== 'continuous') return []
  const onItself = power.mods.flatMap((mod, i) =>
    isPlayTerm(mod) && mod.to.kind === 'self' ? [{ mod, i }] : [],
  )
  return onItself.map(({ mod, i }) => ({
    mod,
    path: `${at}.${i}`,
    ...(n === undefined ? {} : { n }),
    ...(power.while ? { while: power.while } : {}),
  }))
}

export function findTerms(card: Card): PrintedTerm[] {
  return card.powers.flatMap((power, i) =>
    power.kind === 'keyword'
      ? powersOfKeyword(power).flatMap((one) => termsIn(one, power.n, ''))
      : termsIn(power, undefined, `powers.${i}.mods`),
  )
}

export function writtenTerms(card: Card): readonly PrintedTerm[] {
  const cache = printedCacheOf(card)
  cache.terms ??= findTerms(card)
  return cache.terms
}

/** Whether the card's own text sets terms. */
export function setsTerms(card: Card): boolean {
  return writtenTerms(card).length > 0
}
