/** The Raider Leveling Guide: what each level lets into a deck, and what level 85 gives. */
import type { Card, CardType } from '../engine/index.ts'
import { levelOf } from './levels.ts'

type Rarity = NonNullable<Card['rarity']>

/** So many cards of such a kind may come in. */
export interface Allowance {
  /** Any type where there is none. */
  readonly type?: Extract<CardType, 'ability' | 'ally' | 'equipment'>
  readonly rarities: readonly Rarity[]
  readonly cards: number
  /** "Two copies of any": of one card only. Else they may differ. */
  readonly sameCard: boolean
  /** Whether Talents are among them; then the talent spec may change as well. */
  readonly talents: boolean
}

const COMMON: readonly Rarity[] = ['common']
const UNCOMMON: readonly Rarity[] = ['common', 'uncommon']

function copies(type: NonNullable<Allowance['type']>, rarities: readonly Rarity[]): Allowance {
  return { type, rarities, cards: 2, sameCard: true, talents: false }
}

function two(...rarities: Rarity[]): Allowance[] {
  return [{ rarities, cards: 2, sameCard: false, talents: true }]
}

export const GUIDE: ReadonlyMap<number, readonly Allowance[]> = new Map([
  [10, [copies('ability', COMMON), copies('ally', COMMON)]],
  [20, two('rare')],
  [30, [copies('equipment', UNCOMMON), copies('ally', UNCOMMON)]],
  [40, two('rare')],
  [50, [copies('ability', UNCOMMON), copies('ally', UNCOMMON)]],
  [60, two('rare', 'epic')],
  [70, [copies('equipment', UNCOMMON), copies('ally', UNCOMMON)]],
  [80, two('rare', 'epic')],
])

/** Levels of the guide that have been reached, the lowest first. */
export const reachedLevels = (xp: number): number[] =>
  [...GUIDE.keys()].filter((level) => level <= levelOf(xp))

/** What level 85 gives in the game: a starting and maximum hand of eight, and 10 more health. */
export function bonusOf(xp: number): { handSize?: number; bonusHealth?: number } {
  return levelOf(xp) >= 85 ? { handSize: 8, bonusHealth: 10 } : {}
}
