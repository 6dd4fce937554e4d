/** Words and helper functions that many German sentences use. */
import type { listJoiningTexts as en } from '../en/words.ts'
import type { TranslationOf } from '../worded.ts'

const LISTS = {
  and: new Intl.ListFormat('de', { type: 'conjunction' }),
  or: new Intl.ListFormat('de', { type: 'disjunction' }),
}

const PLURALS = new Intl.PluralRules('de')

/** Whether a noun after this count is in the singular. */
export const isSingularCount = (n: number): boolean => PLURALS.select(n) === 'one'

/** Returns text such as "1 Karte" or "3 Karten". */
export const countWithNoun = (n: number, one: string, many: string): string =>
  `${n} ${isSingularCount(n) ? one : many}`

/** Returns text such as "a, b und c". */
export const joinAsList = (parts: readonly string[], last: keyof typeof LISTS = 'and'): string =>
  LISTS[last].format(parts)

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const cardCountText = (n: number): string => countWithNoun(n, 'Karte', 'Karten')
export const turnCountText = (n: number): string => countWithNoun(n, 'Zug', 'Züge')
/** Returns the number of turns in the dative, for use after "in" and "mit": "3 Zügen". */
export const turnCountInDativeText = (n: number): string => countWithNoun(n, 'Zug', 'Zügen')

const RARITIES: Readonly<Record<string, string>> = {
  common: 'gewöhnlich',
  uncommon: 'ungewöhnlich',
  rare: 'selten',
  epic: 'episch',
  legendary: 'legendär',
}
export const rarityText = (name: string): string => RARITIES[name.toLowerCase()] ?? name

const CLASSES: Readonly<Record<string, string>> = {
  'Death Knight': 'Todesritter',
  Druid: 'Druide',
  Hunter: 'Jäger',
  Mage: 'Magier',
  Paladin: 'Paladin',
  Priest: 'Priester',
  Rogue: 'Schurke',
  Shaman: 'Schamane',
  Warlock: 'Hexenmeister',
  Warrior: 'Krieger',
}
export const classNameText = (name: string): string => CLASSES[name] ?? name

const FACTIONS: Readonly<Record<string, string>> = { Alliance: 'Allianz', Horde: 'Horde' }
export const factionText = (name: string): string => FACTIONS[name] ?? name

const DAMAGE: Readonly<Record<string, string>> = {
  arcane: 'Arkan',
  fire: 'Feuer',
  frost: 'Frost',
  holy: 'Heilig',
  melee: 'Nahkampf',
  nature: 'Natur',
  ranged: 'Distanz',
  shadow: 'Schatten',
}
export const damageTypeText = (type: string): string => DAMAGE[type] ?? type

export const listJoiningTexts: TranslationOf<typeof en> = { list: (parts) => joinAsList(parts) }

/** Returns the XP for an Achievement. An Achievement without XP is one of this bot's own. */
export const achievementXpText = (xp: number): string => (xp > 0 ? `${xp} EP` : 'eigener Erfolg, keine EP')
