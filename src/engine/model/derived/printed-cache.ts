/**
 * Facts derived once from a printed card. They are stored in a field of the card because looking them up in a map
 * took several times as long. These facts are never stored, hashed or shown.
 */

import type { Card } from '../data/card.ts'
import type { CardType, Keyword } from '../data/vocabulary/basic-words.ts'
import type { Characteristics, PowerList, PrintedPlayModifier } from './derived.ts'

export interface PrintedCache {
  front: PowerList | undefined
  back: PowerList | undefined
  types: readonly CardType[] | undefined
  // The card's front as printed; shared by all objects of the card, so it must not be changed.
  plain: Characteristics | undefined
  keywords: readonly Keyword[] | undefined // The keywords that either side of the card prints.
  terms: readonly PrintedPlayModifier[] | undefined // The play modifiers that the card applies to itself.
  limits: readonly string[] | undefined // Tags of which a party may contain only a limited number.
  named: readonly string[] | undefined // Names that the card's text binds for its powers.
  // The card has a triggered or continuous power that works in another zone than play.
  worksElsewhere: boolean | undefined
  worksBuried: boolean | undefined
  worksInHand: boolean | undefined
  speaksOfHost: boolean | undefined
  hasEntryModifier: boolean | undefined // The card's text says how it enters play.
  looksAtOthers: boolean | undefined // The card's text affects other cards as they enter play.
}

/** Returns the cache of the engine's own copy of a card. For any other card object it returns an empty cache. */
export function printedCacheOf(card: Card): PrintedCache {
  return card.notes ?? newPrintedCache()
}

/** Returns an empty cache with every field, always in the same order (docs/speed.md). */
export function newPrintedCache(): PrintedCache {
  return {
    front: undefined,
    back: undefined,
    types: undefined,
    plain: undefined,
    keywords: undefined,
    terms: undefined,
    limits: undefined,
    named: undefined,
    worksElsewhere: undefined,
    worksBuried: undefined,
    worksInHand: undefined,
    speaksOfHost: undefined,
    hasEntryModifier: undefined,
    looksAtOthers: undefined,
  }
}
