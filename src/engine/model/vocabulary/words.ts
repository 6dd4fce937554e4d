/**
 * The vocabulary that cards are written in. Every node is plain JSON; a card's text is generated from these nodes and the
 * interpreter runs the same nodes, so what is shown and what happens cannot disagree. Numbers in brackets are rules of
 * the Comprehensive Rules 7.4. Here are its words: damage and card types, zones, keywords, sides.
 */
export const DAMAGE_TYPES = [
  'arcane',
  'fire',
  'frost',
  'holy',
  'melee',
  'nature',
  'ranged',
  'shadow',
] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

export const CARD_TYPES = [
  'ability',
  'ally',
  'equipment',
  'hero',
  'location',
  'quest',
  'achievement',
  'event', // a Boss player's, played as a phase of his begins (R201.2, R501.1b)
  'rune', // a Boss player's: it pays as resources do, and is none (R303.3a)
  'blood', // a Boss player's, of a pile that never ends: opponents do nothing about it (R402.2)
  'cube', // raiders may use its powers, and nothing else can be done about it (R402.3)
  'lair', // two sides that its Boss player turns over; opponents do nothing about it (R402.4)
] as const
export type CardType = (typeof CARD_TYPES)[number]

/**
 * Every card is in one of these; deck and chain are ordered (415.1). A collection is what a player owns outside of the
 * game, as far as its cards may come into it (BTT-1, docs/rulings.md).
 */
const ZONES = ['chain', 'collection', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const
export type Zone = (typeof ZONES)[number]

/** What a player has, or is, besides cards: an attacker may sabotage it (601.2b). */
export const THINGS = ['player', 'deck', 'hand', 'graveyard'] as const
export type Thing = (typeof THINGS)[number]

/** Keywords without a number. What each means is written once, as data in `keywords.ts` or in the rules. */
const PLAIN_KEYWORDS = [
  'aberration',
  'absorb',
  'arcaneResistance',
  'berserking',
  'bearForm',
  'artifact',
  'boss',
  'catForm',
  'conspicuous',
  'dualShield',
  'dualWield',
  'elusive',
  'escapeArtist',
  'ferocity',
  'infiniteWield',
  'inspire', // with `of`: what it readies
  'fireResistance',
  'frostResistance',
  'ghost', // now/ghosts.ts
  'hardiness',
  'harmonize',
  'immune',
  'holyResistance',
  'inspiringPresence',
  'invincible',
  'irradiated',
  'longRange',
  'meleeResistance',
  'natureResistance',
  'preparation',
  'protector',
  'rangedDualWield',
  'rift',
  'sentinel',
  'sabotage', // with `of`: what it may sabotage
  'sextupleWield',
  'shadowmeld',
  'rangedResistance',
  'shadowResistance',
  'smash',
  'spellshield',
  'stealth',
  'thrown',
  'timeIsMoney',
  'trap',
  'twoHandedDualWield',
  'untargetable',
  'warStomp',
  'willOfTheForsaken',
] as const
/** Keywords with a number: Assault N, Flip N. Several instances add up. */
export const NUMBERED_KEYWORDS = ['assault', 'flip', 'haste', 'mend'] as const
/** Keywords with a description: Diplomacy [Dwarf]. */
const DESCRIBED_KEYWORDS = ['diplomacy', 'finishingMove'] as const
/** Keywords that are short for what their card has in full: there the power, or the text in it, is `called` so. */
export const SPELLED_KEYWORDS = [
  'arcaneTorrent',
  'awesome',
  'deathRattle',
  'delve',
  'echo',
  'enrage',
  'eternal',
  'findTreasure',
  'portal',
  'stash',
  'warp',
] as const
export type SpelledKeyword = (typeof SPELLED_KEYWORDS)[number]
/** Keywords that are printed, or given, by their name alone. */
export type NamedKeyword =
  | (typeof PLAIN_KEYWORDS)[number]
  | (typeof NUMBERED_KEYWORDS)[number]
  | (typeof DESCRIBED_KEYWORDS)[number]
export type Keyword = NamedKeyword | SpelledKeyword

/** The two sides of a raid. The lair's side is a Boss player or an automated Dungeon. */
export type RaidSide = 'raiders' | 'lair'
/** Players of one side are friends, those of others opponents. Where there is no lair, sides are teams, from 1. */
export type Side = RaidSide | `team ${number}`

/** How a player loses the game (102.1a, 102.1b). */
export type Loss = 'destroyed' | 'decked' | 'conceded'

export type Comparison = '<' | '<=' | '=' | '>=' | '>'
