/** The complete description of a raid: the rules for the engine, and data for the modules above the engine. */
import type { Card, CardId, Game, RaidWithLair } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'

export interface Raid extends RaidWithLair {
  /** The kind of the lair, which determines the words for it. */
  readonly kind: LairKind
  /** The rewards of raiders. Without them, a run earns nothing and isn't recorded. */
  readonly rewards?: RaidRewards
  /** Marks a raid of the tutorial, which one person plays alone, at their own pace, with this hero. */
  readonly teaches?: { readonly hero: CardId }
  /**
   * Whether the raid is made for characters who have finished other raids. Computer players also have treasure and
   * levels in it.
   */
  readonly forSeasoned?: true
}

/**
 * The rewards of the raiders. All raiders get the same rewards, even those who have fallen. Achievements earn what
 * their cards say.
 */
export interface RaidRewards {
  /** The XP, if a rulebook gives any. */
  readonly xp?: RaidXpRules
  /** The results that are recorded: the damage to the lair's hero, and the number of destroyed Bosses. */
  counts(game: Game): { damage: number; bosses: number }
  /** The treasure pack for a run that was won. */
  readonly treasure: TreasurePack
}

/** The XP that a rulebook gives. */
export interface RaidXpRules {
  /** The XP for each attempt, won or lost. */
  readonly attempt: { readonly first: number; readonly later: number }
  /** Returns further XP for a finished run. */
  feats(game: Game): XpReward[]
}

/** XP for each raider, with its reason: a keyword for the ledger, with a card's id if a card is the reason. */
export interface XpReward {
  readonly reason: XpRewardReason
  readonly amount: number
}

/** The reason for XP: half of the hero's health as damage, the destroyed Dungeon hero, or a destroyed Boss. */
export type XpRewardReason = 'halfDamage' | 'dungeonHero' | `boss:${CardId}`

/** A pack of random treasure cards of one set. */
export interface TreasurePack {
  readonly set: string
  readonly slots: readonly TreasureSlot[]
}

interface TreasureSlot {
  readonly cards: number
  /** The possible rarities of each card, with equal probabilities. */
  readonly of: readonly NonNullable<Card['rarity']>[]
}
