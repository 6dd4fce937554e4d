/** The terms that a card's text and keywords set for the card itself, as written (704.1a). */

import type { PrintedPlayTerm } from '../derived/derived.ts'
import { printedCacheOf } from '../derived/printed-cache.ts'
import type { Card } from './card.ts'
import { isPlayTerm, powersOfKeyword } from './keywords.ts'
import type { Num } from './vocabulary/expressions.ts'
import type { Power } from './vocabulary/powers.ts'

export function selfTermsInPower(power: Power, n: Num | undefined, at: string): PrintedPlayTerm[] {
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

export function computeSelfTerms(card: Card): PrintedPlayTerm[] {
  return card.powers.flatMap((power, i) =>
    power.kind === 'keyword'
      ? powersOfKeyword(power).flatMap((one) => selfTermsInPower(one, power.n, ''))
      : selfTermsInPower(power, undefined, `powers.${i}.mods`),
  )
}

export function selfTerms(card: Card): readonly PrintedPlayTerm[] {
  const cache = printedCacheOf(card)
  cache.terms ??= computeSelfTerms(card)
  return cache.terms
}

/** Whether the card's own text sets terms. */
export function hasSelfTerms(card: Card): boolean {
  return selfTerms(card).length > 0
}
