import { newPrintedCache, type PrintedCache } from '../derived/printed-cache.ts'
import type { BossEffectsByMoment } from './boss-moments.ts'
import type { CardType, DamageType, RaidSide } from './vocabulary/basic-words.ts'
import type { Effect } from './vocabulary/effects.ts'
import type { PlayerSelector, Selector } from './vocabulary/expressions.ts'
import type { Power, WithLabel } from './vocabulary/powers.ts'

/** A card: its printed facts and its powers. Set and number identify a card. Several cards may have the same name. */
export interface Card {
  readonly id: string // The card's id: its set and number, such as "DDD-5".
  readonly set: string
  readonly no: string
  readonly name: string
  readonly type: CardType
  readonly instant?: true | undefined
  readonly cost?: number | undefined
  /** The card's play cost also contains an X (201.3). */
  readonly costHasX?: true | undefined
  readonly atk?: number | undefined
  readonly damageType?: DamageType | undefined
  readonly health?: number | undefined
  readonly def?: number | undefined // The DEF of armor and of some items (304.2).
  readonly strikeCost?: number | undefined
  /** Tags of the type line. "Melee (1)" is { tag: "Melee", limit: 1 } (414.3b). "Blood Elf" is one tag. */
  readonly tags: readonly Tag[]
  readonly unique?: true | undefined
  readonly unlimited?: true | undefined
  readonly loot?: true | undefined // The card is a loot card (204.3).
  /** The card's text isn't data, so the card has no powers here. The players carry out the text themselves. */
  readonly byHand?: true | undefined
  readonly classes?: readonly string[] | undefined
  readonly faction?: 'Alliance' | 'Horde' | undefined
  /** The card has both faction icons, and no `faction` (206.1b). */
  readonly bothFactions?: true | undefined
  /** The deck's hero must match this: "Gnome Hero Required" (100.2b). A talent spec is a talent. */
  readonly heroRequired?: string | undefined
  readonly reputation?: string | undefined // "Aldor" for "Aldor Reputation" (100.2d).
  readonly master?: true | undefined // The hero is a Master Hero (301.4).
  /**
   * A hero's deckbuilding text: the only cards that the deck may contain, and the cards that it may not contain
   * (100.2e).
   */
  readonly deckbuilding?:
    | {
        readonly only?: readonly DeckbuildingCardKind[]
        readonly never?: readonly DeckbuildingCardKind[]
        /** "Either Alliance or Horde cards". */
        readonly oneFaction?: true
        /** No cards with text restrictions (100.2b to 100.2d) that `only` doesn't name. */
        readonly unrestricted?: true
      }
    | undefined
  readonly talent?: string | undefined // "Combat" for "Combat Talent" (100.2c)
  readonly rarity?: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary' | undefined
  /** An attachment's attach description (400.1). A target inside it is chosen as the card is played. */
  readonly attach?:
    | {
        readonly to: Selector
        readonly chooser?: PlayerSelector | { kind: 'together'; side: RaidSide }
        /**
         * The card attaches only if this mode of its text was chosen. Otherwise it is put into the graveyard like any
         * other ability that resolves (305.2d).
         */
        readonly mode?: number
      }
    | undefined
  /** The text that is carried out as the card resolves: an ability's or an event's. */
  readonly effect?: Effect | undefined
  /** An ongoing ability enters play as it resolves (305.2). */
  readonly ongoing?: true | undefined
  readonly powers: readonly WithLabel<Power>[]
  /** The other side of a hero (301.2a, 301.2b). */
  readonly back?:
    | {
        readonly powers: readonly WithLabel<Power>[]
        readonly atk?: number
        readonly health?: number
        readonly tags?: readonly Tag[] // The tags of that side, if it has its own type line (R101.1a).
      }
    | undefined
  /** Effects that the rules of the raid add for a Boss. */
  readonly scenes?: BossEffectsByMoment | undefined
  /** The number of resources that raiders may keep while this Boss is in play (R504.2). */
  readonly threat?: number | undefined
  /** The maximum number of counters with this name on a location (306.3). */
  readonly capacity?: { readonly counter: string; readonly most: number } | undefined
  /** The card of a Dungeon hero's next level. */
  readonly nextLevel?: string | undefined
  readonly level?: number | undefined
  /** XP that the raiders earn for destroying this card, or for earning this Achievement. */
  readonly xp?: number | undefined
  /** Data derived from the card. Only the engine's own copy of a card has it. */
  readonly notes?: PrintedCache | undefined
}

/** Returns the factions whose icons a card has (206.1b). */
export function factionsOfCard({ faction, bothFactions }: Card): readonly ('Alliance' | 'Horde')[] {
  if (bothFactions) return ['Alliance', 'Horde']
  return faction ? [faction] : []
}

/** Whether a card is an ability or event that isn't ongoing. Such a card never enters play (305.1, 305.2a). */
export function neverEntersPlay({ type, ongoing }: Pick<Card, 'type' | 'ongoing'>): boolean {
  return (type === 'ability' || type === 'event') && ongoing !== true
}

/**
 * Returns the engine's own copy of a card. It has every field, always in the same order. The engine reads cards
 * hundreds of times per decision, and reading objects of one shape is several times as fast.
 */
export function cardWithAllFields(card: Card): Card {
  return {
    id: card.id,
    set: card.set,
    no: card.no,
    name: card.name,
    type: card.type,
    instant: card.instant,
    cost: card.cost,
    costHasX: card.costHasX,
    atk: card.atk,
    damageType: card.damageType,
    health: card.health,
    def: card.def,
    strikeCost: card.strikeCost,
    tags: card.tags,
    unique: card.unique,
    unlimited: card.unlimited,
    loot: card.loot,
    byHand: card.byHand,
    classes: card.classes,
    faction: card.faction,
    bothFactions: card.bothFactions,
    heroRequired: card.heroRequired,
    reputation: card.reputation,
    master: card.master,
    deckbuilding: card.deckbuilding,
    talent: card.talent,
    rarity: card.rarity,
    attach: card.attach,
    effect: card.effect,
    ongoing: card.ongoing,
    powers: card.powers,
    back: card.back,
    scenes: card.scenes,
    threat: card.threat,
    capacity: card.capacity,
    nextLevel: card.nextLevel,
    level: card.level,
    xp: card.xp,
    notes: newPrintedCache(),
  }
}

/** A kind of card, as deckbuilding text describes it (100.2e). */
export interface DeckbuildingCardKind {
  readonly type?: CardType
  readonly tag?: string
  readonly class?: string
  readonly faction?: 'Alliance' | 'Horde'
  readonly neutral?: true // A neutral card, which has no faction (206.1d).
  readonly talent?: string | true // A Talent of this kind; `true` stands for a Talent of any kind (100.2c).
  readonly reputation?: string // A card with this reputation (100.2d).
  readonly heroRequired?: string // A card that requires a hero with this trait (100.2b).
}

export interface Tag {
  readonly tag: string
  readonly limit?: number
}

/** Parses a tag as the right part of a type line writes it: `Pet (1)` is the tag Pet with the limit 1 (202.2). */
export function parseTag(text: string): Tag {
  const limited = /^(.*) \((\d+)\)$/.exec(text)
  return limited ? { tag: limited[1] ?? text, limit: Number(limited[2]) } : { tag: text }
}

/** The card as which a face-down resource counts: it has no name, powers, text, types, tags or traits (412.1b). */
export const BLANK_CARD: Card = cardWithAllFields({
  id: '',
  set: '',
  no: '',
  name: '',
  type: 'location',
  tags: [],
  powers: [],
})
