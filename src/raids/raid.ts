/**
 * The complete description of a raid: the rules that the engine plays, and the data for the modules above the engine.
 */
import type { Card, CardId, Game, LairRules } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'

export interface Raid extends LairRules {
  /** Determines the words for its lair. */
  readonly kind: LairKind
  /** The rewards of raiders. Without them, a run earns nothing and isn't recorded. */
  readonly rewards?: Rewards
  /** Marks a tutorial: one person plays it alone and in their own time, with this hero. */
  readonly teaches?: { readonly hero: CardId }
  /**
   * The raid is made for characters who have finished other raids. The computer's raiders have treasure and levels in
   * it as well.
   */
  readonly forSeasoned?: true
}

/** The rewards of raiders, the same for all of them, however they fared. Achievements earn what their cards say. */
export interface Rewards {
  /** The XP, if a rulebook gives any. */
  readonly xp?: Xp
  /** The results that are recorded: the damage to the lair's hero, and the number of destroyed Bosses. */
  counts(game: Game): { damage: number; bosses: number }
  /** The treasure pack for a run that was won. */
  readonly treasure: TreasurePack
}

export interface Xp {
  /** For an attempt, whatever its outcome. */
  readonly attempt: { readonly first: number; readonly later: number }
  /** Further XP for a finished run. */
  feats(game: Game): Feat[]
}

/** XP for each raider with its reason: a keyword for the ledger, with the id of a card that is the reason. */
export interface Feat {
  readonly reason: FeatReason
  readonly amount: number
}

export type FeatReason = 'halfDamage' | 'dungeonHero' | `boss:${CardId}`

export interface TreasurePack {
  readonly set: string
  readonly slots: readonly TreasureSlot[]
}

interface TreasureSlot {
  readonly cards: number
  /** The possible rarities of each card, with equal probabilities. */
  readonly of: readonly NonNullable<Card['rarity']>[]
}
