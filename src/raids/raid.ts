/** A raid as the house knows it: the rules that the engine plays, and what those above the engine ask of it. */
import type { Card, CardId, Game, LairRules } from '../engine/index.ts'
import type { LairKind } from '../texts/texts.ts'

export interface Raid extends LairRules {
  /** In which words people are told of its lair. */
  readonly kind: LairKind
  /** What raiders earn by it; without, nothing, and nobody remembers the run. */
  readonly rewards?: Rewards
  /** One learns in it, alone and in their own time, with this hero. */
  readonly teaches?: { readonly hero: CardId }
  /** It is made for characters who have been through other raids: so the computer's raiders are, who play it. */
  readonly forSeasoned?: true
}

/** What raiders earn, all of them the same, however they fared. Achievements earn what their cards say. */
export interface Rewards {
  /** Where a rulebook gives any. */
  readonly xp?: Xp
  /** What the annals keep of it: the damage to the lair's hero, and how many Bosses were destroyed. */
  counts(game: Game): { damage: number; bosses: number }
  /** What is in the treasure pack of a run that was won. */
  readonly treasure: TreasurePack
}

export interface Xp {
  /** For an attempt, however it ends. */
  readonly attempt: { readonly first: number; readonly later: number }
  /** What a run that is over has earned besides. */
  feats(game: Game): Feat[]
}

/** XP for each raider, and why: a word for the ledger, with the card's id where a card is the reason. */
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
  /** The rarity of each, one as likely as the other. */
  readonly of: readonly NonNullable<Card['rarity']>[]
}
