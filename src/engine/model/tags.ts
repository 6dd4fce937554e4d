/** Tags of more than one word (202.1a) and ally types (202.4). */
import type { Card } from './card.ts'

/** Those that are spoken of by all of their words only; the last word of any other counts as well (202.1a). */
const WHOLE: ReadonlySet<string> = new Set([
  'Crawling Claw',
  'Crypt Fiend',
  'Death Knight',
  'Defias Thug',
  'Egg Hoarder',
  'Elder Sage',
  'Faceless One',
  'Fishing Pole',
  'Flight Master',
  'Floating Eye',
  'Frost Wyrm',
  'Fungal Behemoth',
  'Ghost Cow',
  'Gryphon Rider',
  'High Chieftain',
  'High Thane',
  'Keeper of the Grove',
  'Merciless One',
  'Repair Bot',
  'Sea Giant',
  'Sea Witch',
  'Seedling Pod',
  'Shadow Silhouette',
  'Sky Captain',
  'Sword Dancer',
  'Trade Prince',
  'Void Seeker',
  'Void Wurm',
  'Warp Stalker',
  'Wind Rider',
  'Wyrmrest Vanquisher',
])

/** Words of an ally's type line that are not ally types (202.4). */
const NOT_ALLY_TYPES: ReadonlySet<string> = new Set(['Arena', 'Monster'])

/** Whether a tag is what a text calls `named`: by all its words, or by the last one (202.1a). */
export function isTag(own: string, named: string): boolean {
  if (own === named || (own === 'Archdruid' && named === 'Druid')) return true
  return endsWithWord(own, named) && !WHOLE.has(own)
}

/** Its last word or words; it is asked very often, so no text is put together for it. */
function endsWithWord(own: string, words: string): boolean {
  const before = own.length - words.length - 1
  return before > 0 && own.charCodeAt(before) === SPACE && own.endsWith(words)
}

const SPACE = 32

/** The ally types of an ally, printed or of a token (202.4). An Archdruid is a Druid as well (202.4a). */
export function allyTypesOf({ type, tags }: Pick<Card, 'type' | 'tags'>): string[] {
  if (type !== 'ally') return []
  const own = tags.map(({ tag }) => tag).filter((tag) => !NOT_ALLY_TYPES.has(tag))
  return own.includes('Archdruid') ? [...own, 'Druid'] : own
}
