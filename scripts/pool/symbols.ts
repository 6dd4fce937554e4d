/** The symbols of the grammar, each with the type of the data that its rules build. */
import type { CardNoun, ModifierWithoutCards } from '../../src/cards/builders/card-nouns.ts'
import type { PlayerNoun } from '../../src/cards/builders/player-nouns.ts'
import type {
  Card,
  Condition,
  Cost,
  Counter,
  DamageType,
  DeckbuildingCardKind,
  Duration,
  Effect,
  Filter,
  Modifier,
  NamedKeyword,
  NonCardSabotageTarget,
  NumberExpression,
  PacketChange,
  PacketFilter,
  PacketRole,
  Power,
  Stat,
  TokenCard,
  Trigger,
  TurnAct,
  WithLabel,
  Zone,
} from '../../src/engine/index.ts'
import type { DeedToCards } from './lowering/this-way.ts'

/** A description of cards: "exhausted opposing ally with cost 3 or less". */
export interface NounDescription {
  readonly filter: Filter
  /** The kind of card, to which "that ally" can refer. */
  readonly noun: string
  readonly many: boolean
  /** Single cards of several kinds that "and" joins. */
  readonly isEach?: true
}

/** A word before a noun that belongs to this noun only ("Fire", "Rogue"), or to all nouns of its list ("opposing"). */
export interface Adjective {
  readonly filter: Filter
  readonly spreads?: true
  /** A class, whose meaning depends on the noun: a Rogue hero has the tag, a Rogue ability has the icon (206.1). */
  readonly class?: string
  /** The tag, if the adjective is one. It can then stand without a noun: "a Demon". */
  readonly tag?: string
  /** A damage type before a noun. */
  readonly type?: DamageType
  /** Whether the damage type is written with a capital, like a tag. */
  readonly isTag?: boolean
}

export interface NounHead {
  readonly filter: Filter
  readonly noun: string
  readonly many: boolean
  /** True if the noun phrase consists of adjectives only: "a Demon". */
  readonly isBare?: true
  readonly isEach?: true
  /** The adjectives before the noun, which hold for all nouns of a list that begins with it. */
  readonly shared?: {
    readonly adjectives: readonly Adjective[]
    readonly join: (...filters: Filter[]) => Filter
    readonly of: Filter
  }
}

/** Modifiers, with the condition under which they hold. */
export interface ConditionalModifiers {
  readonly mods: Modifier[]
  readonly while?: Condition
}

/** Damage or healing that a character would receive, or would cause. */
export interface WouldBeEvent {
  readonly what: CardNoun
  readonly role: PacketRole
  readonly of: PacketFilter
  readonly being?: Filter
  readonly isThisTurn?: true
}

/** The event that happens instead of a replaced event. */
export type InsteadEvent = { readonly may?: true } & (
  | { readonly kind: 'change'; readonly change: PacketChange }
  | { readonly kind: 'prevent'; readonly amount: NumberExpression | 'all' }
)

/** A zone of these players, or of all players. */
export interface ZoneOfPlayers {
  readonly zone: Zone
  readonly of?: PlayerNoun
}

export interface UseLimits {
  readonly when?: Condition
  readonly timesATurn?: number
}

export interface CountedToken {
  readonly token: TokenCard
  readonly count: NumberExpression
}

/** The meaning of a line. */
export type LinePart =
  | { readonly kind: 'powers'; readonly powers: WithLabel<Power>[]; readonly back?: true }
  | { readonly kind: 'ongoing'; readonly powers: WithLabel<Power>[] }
  | { readonly kind: 'attach'; readonly to: CardNoun; readonly mode?: number }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'complete'; readonly costs: Cost[]; readonly when?: Condition }
  | { readonly kind: 'reward'; readonly effect: Effect }
  | { readonly kind: 'facts'; readonly facts: Partial<Card> }

export interface SymbolTypes {
  // The symbols below are words.
  int: number
  list: number[]
  numberWord: number
  /** A number in any form: "3", "three", "X", "a". */
  number: NumberExpression
  /** A number with a sign: "+2", "-1", "+X". */
  signed: NumberExpression
  type: DamageType
  types: DamageType[]
  keyword: NamedKeyword
  numbered: NamedKeyword
  class: string
  faction: string
  tag: string
  talent: string
  profession: string
  /** The name of a card: words that begin with capitals. */
  name: string
  /** A word with a capital inside a name: "with Scarlet in its name". */
  capital: string
  counterName: string
  counter: Counter
  stat: Stat
  thing: NonCardSabotageTarget
  // The symbols below are players.
  player: PlayerNoun
  players: PlayerNoun
  /** The player at whose hand somebody looks. */
  whoseHand: PlayerNoun
  /** A player in the possessive: "its controller's". */
  controller: PlayerNoun
  /** Players who can't do something. */
  banned: PlayerNoun
  ban: Modifier[]
  /** Players for whom a number is limited. */
  limited: PlayerNoun
  /** Players in the possessive: "your", "each opponent's". */
  whose: PlayerNoun
  changed: 'increased' | 'reduced'
  remaining: Filter
  // The symbols below are nouns.
  head: NounHead
  adjective: Adjective
  adjectives: Adjective[]
  /** Words after a noun: "you control", "with cost 3 or less". */
  after: Filter
  afters: Filter[]
  item: NounHead
  items: NounHead
  description: NounDescription
  plural: NounDescription
  /** Cards of a kind: "your Demons". */
  group: Filter
  noun: string
  place: ZoneOfPlayers
  definite: CardNoun
  /** The card whose controller is meant: "that ally" in "that ally's controller's hero". */
  controlledCard: CardNoun
  np: CardNoun
  /** A participle that adds nothing: "destroyed" in "that destroyed ally". */
  pastWord: true
  /** A noun phrase that can't belong to the noun before it: "all allies", but not "allies". */
  separate: CardNoun
  /** The pronoun "he" or "she" as a subject. */
  he: CardNoun
  zoned: CardNoun
  anything: CardNoun
  // The symbols below are amounts and conditions.
  /** A counted number: the words after "for each". */
  each: NumberExpression
  /** The races that words such as "Horde race" mean. */
  races: string[]
  amount: NumberExpression
  condition: Condition
  /** A description after "is": "exhausted", "a Demon". */
  being: Filter
  having: Filter
  // The symbols below are traits and modifiers.
  withKeyword: ModifierWithoutCards
  keywords: ModifierWithoutCards[]
  trait: ModifierWithoutCards[]
  traits: ModifierWithoutCards[]
  /** The traits that a sentence gives to cards: "has +1 ATK", "can't attack". */
  holds: ModifierWithoutCards[]
  hold: ModifierWithoutCards[]
  modifiers: Modifier[]
  held: ConditionalModifiers
  duration: Duration
  untilEnd: Duration
  /** A condition about turns: "during each opponent's turn". */
  onTurns: Condition
  doubledStat: 'atk' | 'health' | 'def'
  /** The deed in words such as "destroyed this way". */
  wayDone: DeedToCards
  packet: PacketFilter
  /** An event that would happen: "your hero would be dealt fire damage". */
  would: WouldBeEvent
  change: PacketChange
  /** The event that happens instead: "it deals double that much instead". */
  instead: InsteadEvent
  /** The owners of graveyards: "your graveyard". */
  graveyardOf: PlayerNoun
  // The symbols below are effects.
  verb: Effect
  verbs: Effect
  deed: Effect
  deeds: Effect
  clause: Effect
  sentence: Effect
  /** The sentence after "If you do," */
  done: Effect
  /** The sentence after "Otherwise," */
  otherwise: Effect
  /** A sentence about the effect before it: "That damage can't be prevented." */
  afterthought:
    | 'unpreventable'
    | 'combat'
    | { readonly both: Condition }
    | { readonly otherwise: Effect }
    | { readonly damageLeftOn: CardNoun }
  effect: Effect
  /** An effect that doesn't begin with a condition. */
  plainEffect: Effect
  destination: 'hand' | 'deckTop' | 'deckBottom' | 'graveyard' | 'play' | 'removed'
  tokens: CountedToken
  body: Partial<TokenCard>
  /** The words before "ally token". */
  tokenTags: string[]
  /** A tag with a limit among the traits of a token: "Pet (1)". */
  limitedTag: string
  uniqueWord: true
  /** The numbers of a token: "1 fire / 2 health". */
  numbers: Partial<TokenCard>
  // The symbols below are restrictions of decks.
  /** The kinds of cards in quotation marks, such as "ability," "ally," or "equipment". */
  quotedKinds: string[]
  kind: DeckbuildingCardKind[]
  kinds: DeckbuildingCardKind[]
  // The symbols below are powers and lines.
  damage: { combat?: true; fatal?: true; types?: DamageType[] }
  /** An act of cards this turn, and their controller: "entered play under your control". */
  entering: { readonly did: TurnAct; readonly by: PlayerNoun | null }
  trigger: Trigger
  triggers: Trigger[]
  cost: Cost[]
  costs: Cost[]
  limit: UseLimits
  payment: Extract<WithLabel<Power>, { kind: 'payment' }>
  power: WithLabel<Power>[]
  powers: WithLabel<Power>[]
  line: LinePart[]
}
