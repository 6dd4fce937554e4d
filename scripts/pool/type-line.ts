/** The tags of printed type lines, as rule 202.1a counts them. */
import { TALENT_SPECS } from './lexicon.ts'
import type { PoolRow } from './sources.ts'

/** The tags of several words that characters have (202.1a). Every other word of their type lines is a tag. */
const OF_SEVERAL_WORDS: ReadonlySet<string> = new Set([
  ...['Air Elemental', 'Air Totem', 'Black Dragon', 'Black Dragonkin', 'Blood Elf', 'Blue Dragonkin'],
  ...['Bronze Dragonkin', 'Bunny Egg', 'Carrion Bird', 'Core Hound', 'Crypt Lord', 'Dread Pirate'],
  ...["Crashin' Thrashin' Racer", 'Earth Elemental', 'Earth Totem', 'Fel Orc', 'Fire Elemental'],
  ...['Fire Totem', 'Flame Cat', 'Frozen Elemental', 'Green Dragonkin', 'High Elf', 'Night Elf'],
  ...['Pit Lord', 'Polar Bear', 'Red Dragonkin', 'Shadow Hunter', 'Spectral Tiger', 'Spore Bat'],
  ...['Spring Rabbit', 'Timber Wolf', 'Twilight Dragonkin', 'Two-Headed Ogre', 'Water Elemental'],
  ...['Water Totem', 'Wind Serpent', 'Crawling Claw', 'Crypt Fiend', 'Death Knight', 'Defias Thug'],
  ...['Egg Hoarder', 'Elder Sage', 'Faceless One', 'Fishing Pole', 'Flight Master', 'Floating Eye'],
  ...['Frost Wyrm', 'Fungal Behemoth', 'Ghost Cow', 'Gryphon Rider', 'High Chieftain', 'High Thane'],
  ...['Keeper of the Grove', 'Merciless One', 'Repair Bot', 'Sea Giant', 'Sea Witch', 'Seedling Pod'],
  ...['Shadow Silhouette', 'Sky Captain', 'Sword Dancer', 'Trade Prince', 'Void Seeker', 'Void Wurm'],
  ...['Warp Stalker', 'Wind Rider', 'Wyrmrest Vanquisher'],
  ...TALENT_SPECS,
])

/** Misspelled tags of pool.jsonl, and tags between which a comma is missing. */
const CORRECTED: Readonly<Record<string, readonly string[]>> = {
  'Amor Set (1)': [], // the card also has the tag Armor Set
  'Arcane Fire Frost': ['Arcane', 'Fire', 'Frost'],
  'Frost Disease': ['Frost', 'Disease'],
  'Helm of Blazing Glory': ['Armor'],
  'High Chieftan': ['High Chieftain'],
  Survivial: ['Survival'],
  orc: ['Orc'],
  restoration: ['Restoration'],
  'Vyrkul Ghoul': ['Vrykul', 'Ghoul'],
  // An equipment card is an armor, an item or a weapon (300.1).
  'Armor Set': ['Armor', 'Armor Set'],
}

const OF_CHARACTERS: ReadonlySet<string> = new Set(['Ally', 'Hero', 'Master Hero'])

/** Returns a row with the tags that the rules count. Tags with a number stay whole, such as "Harrison Jones (1)". */
export function splitTagsByRules(row: PoolRow): PoolRow {
  const tags = row.tags.flatMap((all) => all.split(', ')).flatMap((tag) => CORRECTED[tag] ?? [tag])
  return { ...row, tags: OF_CHARACTERS.has(row.type) ? tags.flatMap(singleTags) : tags }
}

function singleTags(tag: string): string[] {
  if (/[()<]/.test(tag)) return [tag]
  const words = capitalizeTag(tag).split(' ')
  const length = longestTag(words)
  const [first, rest] = [words.slice(0, length), words.slice(length)]
  return [first.join(' '), ...(rest.length > 0 ? singleTags(rest.join(' ')) : [])]
}

export const capitalizeTag = (tag: string): string =>
  tag.replace(/ (?!of |the |and )[a-z]/g, (letter) => letter.toUpperCase())

/** Returns the number of words of the longest tag with which the words begin. */
function longestTag(words: readonly string[]): number {
  const lengths = words.map((_, i) => words.length - i)
  return lengths.find((n) => OF_SEVERAL_WORDS.has(words.slice(0, n).join(' '))) ?? 1
}
