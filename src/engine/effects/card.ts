import type { CardType, DamageType, Effect, Named, Players, Power, RaidSide, Selector } from './vocabulary.ts'

/** A card: its printed facts and its powers. Identity is set and number; names repeat. */
export interface Card {
  readonly id: string // `${set}-${no}`
  readonly set: string
  readonly no: string
  readonly name: string
  readonly type: CardType
  readonly instant?: true
  readonly cost?: number
  /** Its play cost has an X besides (201.3). */
  readonly costHasX?: true
  readonly atk?: number
  readonly damageType?: DamageType
  readonly health?: number
  readonly def?: number // of armor and some items (304.2)
  readonly strikeCost?: number
  /** Tags of the type line. "Melee (1)" is { tag: "Melee", limit: 1 } (414.3b). "Blood Elf" is one tag. */
  readonly tags: readonly Tag[]
  readonly unique?: true
  readonly unlimited?: true
  readonly loot?: true // 204.3
  readonly classes?: readonly string[]
  readonly faction?: 'Alliance' | 'Horde'
  /** What the deck's hero must be: "Gnome Hero Required" (100.2b). A talent spec is a talent. */
  readonly heroRequired?: string
  readonly reputation?: string // 100.2d
  readonly master?: true // a Master Hero (301.4)
  /** A hero's deckbuilding text: the only cards let in, and those kept out (100.2e). */
  readonly deckbuilding?: { readonly only?: readonly CardKind[]; readonly never?: readonly CardKind[] }
  readonly talent?: string // "Combat" for "Combat Talent" (100.2c)
  readonly rarity?: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  /** An attachment's attach description (400.1). A target inside it is chosen as the card is played. */
  readonly attach?: {
    readonly to: Selector
    readonly chooser?: Players | { kind: 'together'; side: RaidSide }
  }
  /** The text processed as an ability resolves. */
  readonly effect?: Effect
  /** An ongoing ability enters play as it resolves (305.2). */
  readonly ongoing?: true
  readonly powers: readonly Named<Power>[]
  /** A hero's other side (301.2a, 301.2b). */
  readonly back?: {
    readonly powers: readonly Named<Power>[]
    readonly atk?: number
    readonly health?: number
  }
  /** A location's most counters of a name (306.3). */
  readonly capacity?: { readonly counter: string; readonly most: number }
  /** The next level's card of a Dungeon hero. */
  readonly nextLevel?: string
  readonly level?: number
  /** XP the raiders earn: for destroying it, or for an Achievement. */
  readonly xp?: number
}

/** A kind of card, as deckbuilding text tells it (100.2e). */
export interface CardKind {
  readonly type?: CardType
  readonly tag?: string
  readonly class?: string
  readonly faction?: 'Alliance' | 'Horde'
  readonly neutral?: true // 206.1d
}

export interface Tag {
  readonly tag: string
  readonly limit?: number
}
