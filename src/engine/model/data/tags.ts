/** Tags of several words (202.1a). */

/** Tags that are matched only by all their words. For any other tag, the last word alone also matches (202.1a). */
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

/**
 * Whether a tag matches the tag that a text names: by all its words, or by the last one (202.1a). Ally types are tags,
 * too (202.4), and an Archdruid is also a Druid (202.4a).
 */
export function doesTagMatch(own: string, named: string): boolean {
  if (own === named || (own === 'Archdruid' && named === 'Druid')) return true
  return endsWithWord(own, named) && !WHOLE.has(own)
}

/** Whether a tag ends with these words. The function creates no string, because it is called very often. */
function endsWithWord(own: string, words: string): boolean {
  const before = own.length - words.length - 1
  return before > 0 && own.charCodeAt(before) === SPACE && own.endsWith(words)
}

const SPACE = 32
