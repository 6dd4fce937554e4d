/** The Raider Leveling Guide: the cards that each level adds to a deck, and the bonus of level 85. */
import type { Card, CardType } from '../engine/index.ts'
import { levelAtXp } from './levels.ts'

type Rarity = NonNullable<Card['rarity']>

/** A number of cards of one kind that may be added to the deck. */
export interface AllowedAddition {
  /** The type of the cards; absent if any type is allowed. */
  readonly type?: Extract<CardType, 'ability' | 'ally' | 'equipment'>
  readonly rarities: readonly Rarity[]
  readonly cards: number
  /** True for "two copies of any", where all added cards are copies of one card. Otherwise the cards may differ. */
  readonly sameCard: boolean
  /** Whether Talents are allowed. If they are, the character may change its talent spec. */
  readonly talents: boolean
}

const COMMON: readonly Rarity[] = ['common']
const UNCOMMON: readonly Rarity[] = ['common', 'uncommon']

function copies(type: NonNullable<AllowedAddition['type']>, rarities: readonly Rarity[]): AllowedAddition {
  return { type, rarities, cards: 2, sameCard: true, talents: false }
}

function two(...rarities: Rarity[]): AllowedAddition[] {
  return [{ rarities, cards: 2, sameCard: false, talents: true }]
}

export const LEVELING_GUIDE: ReadonlyMap<number, readonly AllowedAddition[]> = new Map([
  [10, [copies('ability', COMMON), copies('ally', COMMON)]],
  [20, two('rare')],
  [30, [copies('equipment', UNCOMMON), copies('ally', UNCOMMON)]],
  [40, two('rare')],
  [50, [copies('ability', UNCOMMON), copies('ally', UNCOMMON)]],
  [60, two('rare', 'epic')],
  [70, [copies('equipment', UNCOMMON), copies('ally', UNCOMMON)]],
  [80, two('rare', 'epic')],
])

/** Returns the levels of the guide that a character has reached, lowest first. */
export const reachedGuideLevels = (xp: number): number[] =>
  [...LEVELING_GUIDE.keys()].filter((level) => level <= levelAtXp(xp))

/** Returns the bonus of level 85: a starting and maximum hand of eight, and 10 more health. */
export function topLevelBonus(xp: number): { handSize?: number; bonusHealth?: number } {
  return levelAtXp(xp) >= 85 ? { handSize: 8, bonusHealth: 10 } : {}
}
