/** The play modifiers that a card's text and keywords give to the card itself, as printed (704.1a). */

import type { PrintedPlayModifier } from '../derived/derived.ts'
import { printedCacheOf } from '../derived/printed-cache.ts'
import type { Card } from './card.ts'
import { isPlayModifier, powersOfKeyword } from './keywords.ts'
import type { NumberExpression } from './vocabulary/expressions.ts'
import type { Power } from './vocabulary/powers.ts'

export function ownPlayModifiersInPower(
  power: Power,
  n: NumberExpression | undefined,
  at: string,
): PrintedPlayModifier[] {
  if (power.kind !== 'continuous') return []
  const onItself = power.mods.flatMap((mod, i) =>
    isPlayModifier(mod) && mod.to.kind === 'self' ? [{ mod, i }] : [],
  )
  return onItself.map(({ mod, i }) => ({
    mod,
    path: `${at}.${i}`,
    ...(n === undefined ? {} : { n }),
    ...(power.while ? { while: power.while } : {}),
  }))
}

/** Finds the play modifiers that a card's text and keywords give the card itself. */
export function computeOwnPlayModifiers(card: Card): PrintedPlayModifier[] {
  return card.powers.flatMap((power, i) =>
    power.kind === 'keyword'
      ? powersOfKeyword(power).flatMap((one) => ownPlayModifiersInPower(one, power.n, ''))
      : ownPlayModifiersInPower(power, undefined, `powers.${i}.mods`),
  )
}

/** Returns the play modifiers that a card gives itself. They are cached with the card. */
export function ownPlayModifiers(card: Card): readonly PrintedPlayModifier[] {
  const cache = printedCacheOf(card)
  cache.terms ??= computeOwnPlayModifiers(card)
  return cache.terms
}

/** Whether the card's own text or keywords give the card play modifiers. */
export function hasOwnPlayModifiers(card: Card): boolean {
  return ownPlayModifiers(card).length > 0
}
