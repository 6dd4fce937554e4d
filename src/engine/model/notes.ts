/**
 * What is derived from a printed card, once, and read from then on as quickly as a field of it: a map by card took
 * several times as long. Never data: notes are not written, hashed or shown.
 */

import type { Card } from './card.ts'
import type { Characteristics, PowerList, Written } from './derived.ts'
import type { CardType, Keyword } from './vocabulary/words.ts'

export interface Notes {
  front: PowerList | undefined
  back: PowerList | undefined
  types: readonly CardType[] | undefined
  plain: Characteristics | undefined // its front as it is printed: shared, so never changed
  keywords: readonly Keyword[] | undefined // on either side
  terms: readonly Written[] | undefined // that it sets for itself
  limits: readonly string[] | undefined // tags of which there may be only so many
  named: readonly string[] | undefined // by its text, for its powers
  worksElsewhere: boolean | undefined // triggers or modifies in another zone than play
  worksBuried: boolean | undefined
  worksInHand: boolean | undefined
  speaksOfHost: boolean | undefined
  saysWith: boolean | undefined // how it enters play
  looksAtOthers: boolean | undefined // as they enter
}

/** Those of a card that the engine keeps; of any other card they are begun anew. */
export function notesOf(card: Card): Notes {
  return card.notes ?? newNotes()
}

/** Every field is there, in one order (docs/speed.md). */
export function newNotes(): Notes {
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
    saysWith: undefined,
    looksAtOthers: undefined,
  }
}
