/**
 * Types of data that are derived from a game and its cards, and cached beside them (`derived-cache.ts`,
 * `printed-cache.ts`). Derived data are never stored and never affect the outcome of a game.
 */

import type { Tag } from '../data/card.ts'
import type { CardType, DamageType, Keyword, Side, Zone } from '../data/vocabulary/basic-words.ts'
import type { Condition, Filter, NumberExpression } from '../data/vocabulary/expressions.ts'
import type { Modifier, PlayModifier } from '../data/vocabulary/modifiers.ts'
import type { Power, Trigger, WithLabel } from '../data/vocabulary/powers.ts'
import type { CreatedModifier, TextContext } from '../state/game.ts'
import type { CardId, ObjectId, Seat } from '../state/ids.ts'

/**
 * A power that a card has. Its text is at `path` in the data of `card`, which is another card if that card granted
 * the power.
 */
export interface CardPower {
  readonly power: WithLabel<Power>
  readonly card: CardId
  readonly path: string
  readonly text: string // The path of its effect.
  readonly index: number // The index of the power among this card's powers. A printed power always has the same index.
  // Facts about a payment or reward power that can be checked cheaply. Null for other powers.
  readonly use: PowerUseRequirements | null
}

/** Requirements of a payment or reward power that are known from its data alone, without reading the game. */
export interface PowerUseRequirements {
  readonly basic: boolean
  readonly activates: boolean
  readonly flips: boolean
  readonly resources: number // The number of resources that its printed cost requires.
}

/** The number of each keyword that a card has, or the number of its instances. */
export type KeywordNumbers = Readonly<Partial<Record<Keyword, number>>>
/** The powers of one side of a card, with answers to frequent queries about them. */
export interface PowerList {
  readonly all: readonly CardPower[]
  readonly continuous: readonly CardPower[]
  readonly keywords: KeywordNumbers
  readonly used: boolean // The list contains at least one payment or reward power.
  readonly conditional: boolean // Some powers of the list require a trait of the hero (206.1c).
}

/** A play modifier of a card's own text, with the path of its data. */
export interface PrintedPlayModifier {
  mod: PlayModifier
  path: string
  n?: NumberExpression
  while?: Condition
}

/** A continuous modifier that applies now, and its origin. */
export interface ModifierInForce {
  mod: Modifier
  /** A copy of `mod.to`, which is read very often. Reading it from modifiers of many shapes would be slow. */
  to: Modifier['to']
  ctx: TextContext
  at: number // The modifier's timestamp.
  while?: Condition | undefined
  locked?: Record<string, number> | undefined
  flagged?: ObjectId[] | undefined
  cards?: CardId[] | undefined
  power?: CardPower | undefined // The indefinite power that generates this modifier (704.1a).
  line?: number | undefined // The index of this modifier in that power.
  path?: string | undefined // The path of the modifier's data, if a link or a keyword created it.
  made?: number | undefined // The id of the CreatedModifier, if a link created the modifier.
  readying?: true | undefined // The modifier applies only in the ready step of the affected card's controller.
}

/** The current characteristics of a card, after all modifiers. */
export interface Characteristics {
  atk: number
  health: number
  def: number
  damageTypes: readonly DamageType[]
  keywords: Readonly<Partial<Record<Keyword, number>>> // The object is never changed, because cards share their printed keywords.
  types: readonly CardType[]
  tags: readonly Tag[]
  powers: readonly CardPower[]
  powersLost?: true | undefined // A modifier has removed all powers that the card had (700.3).
  powerless?: true | undefined // A modifier says that the card can't have powers.
  barred?: Keyword[] | undefined // The card can't have these keywords.
  hasAtk: boolean // The card has an ATK value (719.1).
}

/** A payment or reward power that some player may be able to use. */
export interface UsablePower {
  readonly id: ObjectId
  readonly one: CardPower
}

/** A triggered power or a triggered modifier that waits for its event. */
export interface ActiveTrigger {
  on: Trigger
  path: string
  ctx: TextContext
  if: Condition | undefined
  nth: number | undefined
  eachTurn: true | undefined
  later: CreatedModifier | undefined
  made: number | undefined // The timestamp when the trigger was created; it doesn't trigger in that turn.
}

/**
 * A condition of an Achievement that the engine has to evaluate repeatedly, because no event announces that it has
 * come true.
 */
export interface AchievementCheck {
  readonly ctx: TextContext
  readonly so?: Condition // The condition that earns the Achievement.
  readonly steady?: Condition | undefined // A part of `so` that no change of a card's numbers can make true or false.
  ruledOut?: boolean // The value of `steady` was false at the last check.
  readonly been?: Extract<Filter, { kind: 'hasBeen' }> // The part of `so` that asks about earlier moments of this turn.
  /** The cards whose arrival alone can make the condition true. */
  readonly arrivals?: readonly ArrivalPattern[] | undefined
  readonly at: number // The change flags after which the condition is checked, if it doesn't wait for arrivals.
  readonly numbers: boolean // The condition reads numbers of cards.
  readonly typed: boolean // The condition reads types or tags of cards in play.
  readonly more: boolean // The condition reads more than numbers, types and tags of cards.
}

/** A card that enters a zone, or that turns over or changes controller there. */
export interface ArrivalPattern {
  readonly zone: Zone
  readonly what: Filter
}

/** All conditions of Achievements that the engine has to evaluate repeatedly. */
export interface AchievementChecks {
  readonly earned: number // The number of Achievements that had been earned when this was built.
  readonly each: readonly AchievementCheck[]
  readonly at: number // The change flags of all checks that don't wait for arrivals.
  readonly arriving: readonly Zone[] // The zones in which some checks wait for arrivals.
  /** Whether any check has the flag of this name; `typed` and `more` mean the same for their flags. */
  readonly numbers: boolean
  readonly typed: boolean
  readonly more: boolean
}

/** An event in the form in which triggers are matched with it. */
export interface EventForTriggers {
  event: Trigger['event']
  subject?: ObjectId
  dealer?: ObjectId
  dealtTo?: ObjectId
  against?: ObjectId
  first?: boolean // The event happens for the first time this turn.
  combat?: boolean
  amount?: number // The amount of damage in the event.
  player?: Seat
  link?: number
  from?: Zone
  to?: Zone
  side?: Side
  by?: ObjectId[]
  with?: ObjectId[]
  types?: readonly DamageType[] // The types of the damage that is dealt, or that destroyed the subject.
  quest?: boolean // A reward effect causes the event.
  doer?: Seat | undefined // The controller of the text that discards a card.
}

/**
 * The active triggers of a card in play, with all inputs from which they were built. They are valid as long as the
 * inputs are the same.
 */
export interface TriggersOfCard {
  readonly powers: readonly CardPower[]
  readonly controller: Seat
  readonly named: TextContext['bound'] | undefined
  readonly activeTriggers: readonly ActiveTrigger[]
}

/** An active trigger, and an event that fulfils it. */
export interface TriggerMatch {
  activeTrigger: ActiveTrigger
  occurrence: EventForTriggers
}
