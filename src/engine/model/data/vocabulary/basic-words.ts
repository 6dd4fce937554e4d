/**
 * The vocabulary in which cards are written. Every node is plain JSON. A card's text is generated from these nodes,
 * and the interpreter runs the same nodes, so the displayed text and the actual effect cannot disagree. Numbers in
 * brackets are rules of the Comprehensive Rules 7.4. This file has the basic words: damage types, card types, zones,
 * keywords and sides.
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
  'event', // A Boss player plays an event as a phase begins (R201.2, R501.1b).
  'rune', // A Boss player can exhaust a rune to pay costs. A rune is not a resource (R303.3a).
  'blood', // A Boss player gains Bloods from an unlimited pile. Opponents can't affect them (R402.2).
  'cube', // Raiders may use the powers of a Cube, but can't affect it in any other way (R402.3).
  'rule', // A rule of our own, in force without being in play (`RaidMode.rules`).
  'lair', // A Boss player can turn over a Lair, which has two sides. Opponents can't affect it (R402.4).
] as const
export type CardType = (typeof CARD_TYPES)[number]

/**
 * Every card is in one of these zones. Deck and chain are ordered (415.1). The collection contains a player's cards
 * outside the game that may come into it (BTT-1, docs/rulings.md).
 */
const ZONES = ['chain', 'collection', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const
export type Zone = (typeof ZONES)[number]

/** Things other than cards that an attacker may sabotage: a player, or a player's deck, hand or graveyard (601.2b). */
export const NON_CARD_SABOTAGE_TARGETS = ['player', 'deck', 'hand', 'graveyard'] as const
export type NonCardSabotageTarget = (typeof NON_CARD_SABOTAGE_TARGETS)[number]

/** Keywords without a number. The meaning of each is defined once, as data in `keywords.ts` or in the rules. */
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
  'inspire', // The keyword's `of` describes the cards that it readies.
  'fireResistance',
  'frostResistance',
  'ghost', // `queries/ghosts.ts` has the meaning of this keyword.
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
  'sabotage', // The keyword's `of` describes the things that the card may sabotage.
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
/** Keywords with a number: Assault N, Flip N. The numbers of several instances are added up. */
export const NUMBERED_KEYWORDS = ['assault', 'flip', 'haste', 'mend'] as const
/** Keywords with a description: Diplomacy [Dwarf]. */
const DESCRIBED_KEYWORDS = ['diplomacy', 'finishingMove'] as const
/**
 * Keywords that stand for a text which the card contains in full. The power or the text in it has the keyword as
 * `called`.
 */
export const SPELLED_OUT_KEYWORDS = [
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
export type SpelledOutKeyword = (typeof SPELLED_OUT_KEYWORDS)[number]
/** Keywords that are printed or granted by name alone. */
export type NamedKeyword =
  | (typeof PLAIN_KEYWORDS)[number]
  | (typeof NUMBERED_KEYWORDS)[number]
  | (typeof DESCRIBED_KEYWORDS)[number]
export type Keyword = NamedKeyword | SpelledOutKeyword

/** The two sides of a raid. The lair's side is a Boss player or an automated Dungeon. */
export type RaidSide = 'raiders' | 'lair'
/**
 * Players of the same side are friends; players of other sides are opponents. If there is no lair, the sides are
 * teams, numbered from 1.
 */
export type Side = RaidSide | `team ${number}`

/** The ways to lose the game (102.1a, 102.1b). */
export type LossReason = 'destroyed' | 'decked' | 'conceded'

export type ComparisonOperator = '<' | '<=' | '=' | '>=' | '>'
