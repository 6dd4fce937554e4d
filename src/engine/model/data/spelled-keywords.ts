/**
 * Keywords that stand for a text which their card contains in full (rules glossary). These functions find such
 * keywords in powers and texts.
 */

import { type Keyword, SPELLED_OUT_KEYWORDS, type SpelledOutKeyword } from './vocabulary/basic-words.ts'
import type { Effect } from './vocabulary/effects.ts'
import type { Power } from './vocabulary/powers.ts'
import { walkNodes } from './walk.ts'

const SPELLED: ReadonlySet<string> = new Set(SPELLED_OUT_KEYWORDS)

export function isSpelledOutKeyword(keyword: string): keyword is SpelledOutKeyword {
  return SPELLED.has(keyword)
}

/** Whether a power is one of these keywords, or spells one of them out. Returns false if `keywords` is undefined. */
export function doesPowerContainKeyword(power: Power, keywords: readonly Keyword[] | undefined): boolean {
  if (!keywords) return false
  if (power.kind === 'keyword') return keywords.includes(power.keyword)
  return keywords.some((keyword) => spelledOutKeywordsIn(power).has(keyword))
}

const known = new WeakMap<object, ReadonlySet<string>>()

/**
 * Returns the spelled keywords in a text: "When this ally enters play, Delve." contains Delve. A power that the text
 * grants to others doesn't count.
 */
export function spelledOutKeywordsIn(text: Power | Effect): ReadonlySet<string> {
  let found = known.get(text)
  if (!found) {
    found = new Set(namesIn(text))
    known.set(text, found)
  }
  return found
}

function namesIn(data: unknown): string[] {
  const found: string[] = []
  walkNodes(data, (node) => {
    if (node.kind === 'grant') return false
    if (typeof node.called === 'string') found.push(node.called)
    return true
  })
  return found
}
