/** Modifiers: the parts of continuous powers and of definite modifiers (704, 714), and the cards that they affect. */

import type { CardType, DamageType, Keyword, NamedKeyword, Zone } from './basic-words.ts'
import type { Counter, Effect } from './effects.ts'
import type { Chooser, Condition, Filter, NumberExpression, PlayerSelector, Selector } from './expressions.ts'
import type { Cost, Power, WithLabel } from './powers.ts'

/**
 * One part of a continuous power or of a definite modifier. `to` selects the affected cards and is evaluated again
 * whenever it is read.
 */
export type Modifier =
  | {
      kind: 'stats'
      to: AffectedObjects
      atk?: NumberExpression
      health?: NumberExpression
      def?: NumberExpression
    }
  | { kind: 'keyword'; to: AffectedObjects; keyword: NamedKeyword; n?: NumberExpression; of?: Filter[] }
  | { kind: 'control'; to: AffectedObjects; by: PlayerSelector }
  // Separates ghosts from the other players, so that they don't affect each other (R503.1a).
  | { kind: 'veil'; to: AffectedObjects }
  | { kind: 'ghost'; to: AffectedObjects } // These players are ghosts.
  | { kind: 'grant'; to: AffectedObjects; power: WithLabel<Power> } // Gives a power that isn't a keyword (700.1).
  // Gives the printed powers of the cards `of`. The cards are determined as the modifier is created (200.1a).
  | { kind: 'powersOf'; to: AffectedObjects; of: Selector }
  // The cards lose their powers (700.3), or only these keywords. `cantHave`: they also can't have powers: "loses and
  // can't have powers".
  | { kind: 'losePowers'; to: AffectedObjects; cantHave?: true; keywords?: Keyword[] }
  // The cards also have these tags (202.3). With `named`, they have only the one of these tags that was named under
  // this key.
  | { kind: 'tag'; to: AffectedObjects; tags: string[]; named?: string }
  // The cards also have the tag that a text of this card has named (202.3).
  | { kind: 'tagCalled'; to: AffectedObjects; name: string }
  // Gives the cards another damage type, or with `also` a further one (205.1, 205.1c).
  | { kind: 'damageType'; to: AffectedObjects; type: DamageType; also?: true }
  | {
      kind: 'become' // The cards get another type, in addition or as a replacement (300.1a, 300.1b).
      to: AffectedObjects
      type: CardType
      also?: true
      atk?: NumberExpression
      damageType?: DamageType
      health?: NumberExpression
      tags?: string[]
    }
  // The card's ATK or health becomes this number. Later modifiers can change it (718.1).
  | { kind: 'sets'; to: AffectedObjects; atk?: NumberExpression; health?: NumberExpression }
  // Doubles a number of the cards, after all other modifiers (719.4).
  | { kind: 'double'; to: AffectedObjects; stat: 'atk' | 'health' | 'def' }
  // Something can't be done by a card or to it (103.2). `whom`: the cards that it can't attack, protect or strike with.
  // `by`: the players who can't do it. `types`: the damage types.
  | {
      kind: 'cant'
      to: AffectedObjects
      what: ForbiddableAct
      whom?: Filter
      by?: PlayerSelector
      types?: DamageType[]
    }
  // The cards can attack only characters that match `whom`, with `ifAble` only if there are any (600.2b, 601.2c).
  | { kind: 'canAttackOnly'; to: AffectedObjects; whom: Filter; ifAble?: true }
  | { kind: 'mustAttack'; to: AffectedObjects; whom?: Filter } // The cards must attack if they can (600.2).
  // The card can't attack, or with `exhaust` can't exhaust, unless its controller pays (600.3, 600.3a).
  | { kind: 'attackCost'; to: AffectedObjects; costs: Cost[]; exhaust?: true }
  // The card can protect without the keyword Protector.
  | { kind: 'canProtect'; to: AffectedObjects; whom?: Filter; against?: Filter }
  | { kind: 'wields'; to: AffectedObjects; with?: Filter } // The card can strike with weapons as a hero can (303.2d).
  | { kind: 'mayStayExhausted'; to: AffectedObjects } // The card's controller may choose not to ready it.
  // Raises the limit of cards with this tag by `more` (414.3b).
  | { kind: 'tagLimit'; to: AffectedObjects; tag: string; more: number }
  // An automated character attacks the first of these cards that it can attack. `ties`: the player or side that breaks
  // ties; by default, chance does. `next`: the modifier applies only to the next attack.
  | { kind: 'attacks'; to: AffectedObjects; whom: Selector[]; ties?: Chooser; next?: true }
  // The card's combat is chosen at random among the combats that may be proposed for the card.
  | { kind: 'attacksAtRandom'; to: AffectedObjects }
  // An automated hero must strike with this weapon.
  | { kind: 'mustStrike'; to: AffectedObjects; firstTimeEachTurn?: true }
  // An automated player must exhaust this armor to prevent the first damage to a card that matches `whom` each turn.
  | { kind: 'mustPrevent'; to: AffectedObjects; whom: Filter }
  | {
      kind: 'prevent' // Prevents damage that would be dealt to the affected cards or by them (717.2).
      to: AffectedObjects
      amount: NumberExpression | 'all'
      role?: 'dealer'
      of?: PacketFilter
      // `next`: only the next N damage, until N is used up (717.2a). `first`: only the first N damage each turn
      // (717.6).
      limit?: 'next' | 'first'
    }
  | {
      kind: 'packet' // Changes packets that would be dealt or healed (717.1).
      to: AffectedObjects
      role: PacketRole
      of?: PacketFilter
      change: PacketChange
      next?: true // Changes only the next packet (717.5).
      may?: true // The packet's controller may decline the change.
    }
  // `do` happens instead of the event (716).
  | { kind: 'replace'; to: AffectedObjects; would: ReplaceableEvent; do: Effect; may?: true }
  // The cards enter play exhausted, with damage or with counters (710.1b).
  | {
      kind: 'entersWith'
      to: AffectedObjects
      exhausted?: true
      damage?: NumberExpression
      counter?: Counter
      count?: NumberExpression
    }
  // Equipment with DEF prevents only damage of these types (717.2c).
  | { kind: 'preventsOnly'; to: AffectedObjects; types: DamageType[] }
  // Equipment with DEF may be exhausted to prevent damage to this card, too (717.2c).
  | { kind: 'shielder'; to: AffectedObjects }
  // The card's controller may exhaust it to pay costs, as if it were a resource (412.2).
  | { kind: 'paysAsResource'; to: AffectedObjects }
  // The players `by` can complete quests that they don't control (702.2b).
  | { kind: 'canComplete'; to: AffectedObjects; by: PlayerSelector }
  | { kind: 'skipStep'; to: AffectedObjects; step: 'draw' } // These players skip the step (500.1).
  // Changes the maximum hand size of these players (415.4b). `none`: they have no maximum.
  | { kind: 'handSize'; to: AffectedObjects; more?: NumberExpression; less?: NumberExpression; none?: true }
  // These players may place that many additional resources on each of their turns (412.1).
  | { kind: 'mayPlace'; to: AffectedObjects; more: number }
  // These players can't do the act `what`, or can't do it more than `perTurn` times each turn (103.2).
  | { kind: 'playersCant'; to: AffectedObjects; what: ForbiddablePlayerAct; perTurn?: number }
  // The players `by` may look at the top card of these players' decks (415.3e). If `by` is everyone, the card is
  // revealed (415.3f).
  | { kind: 'topSeen'; to: AffectedObjects; by: PlayerSelector }
  | { kind: 'magnet'; to: AffectedObjects } // Opposing links must target the card if they can (706.4).
  | PlayModifier

/**
 * A modifier of how a card may be played or used: its costs, when, and from where (707.1e). Costs are read for the
 * player who plays the card.
 */
export type PlayModifier =
  // Changes a resource cost. `by`: only these players pay the changed cost, also for cards that others control
  // (702.2b). `least`: the minimum to which a reduction lowers the cost. `next`: only the next payment is changed.
  // `aimedAt`: the cost changes only if a card that matches `aimedAt` is among the targets (707.1e).
  | {
      kind: 'costs'
      to: AffectedObjects
      by?: PlayerSelector
      doing?: PlayAction
      more?: NumberExpression
      less?: NumberExpression
      least?: number
      next?: true
      aimedAt?: Filter
      withX?: true // The modifier applies only to things with an X in their cost.
    }
  | { kind: 'additional'; to: AffectedObjects; doing?: PlayAction; costs: Cost[] }
  // The card may be played for this alternate cost (403.3). An empty list means "without paying its cost".
  | { kind: 'rather'; to: AffectedObjects; costs: Cost[] }
  // The card may be played like an instant card (409.1). `next`: the modifier ends as one of these cards is played.
  // `until`: it ends as its controller plays any card that matches, from any zone.
  | { kind: 'instant'; to: AffectedObjects; next?: true; until?: Filter }
  // The player names one of these tags as the card is played.
  | { kind: 'names'; to: AffectedObjects; tags: string[]; as: string }
  /** The card can be played only if the condition is true: "play only if …". */
  | { kind: 'onlyIf'; to: AffectedObjects; cond: Condition }
  // The card's owner may play it from that zone (409.1). With `of`, you may play cards from the zones of these players.
  // `do`: the effects that happen if the card is played in this way, in a card's own text.
  | {
      kind: 'playFrom'
      to: AffectedObjects
      zone: 'graveyard' | 'removed' | 'deckTop'
      of?: PlayerSelector
      do?: Effect
    }

/**
 * The actions to which a play modifier applies: playing the card (the default), placing it face up, using its powers,
 * completing it, or striking with it. `pay` stands for playing, using and completing (R505).
 */
export type PlayAction = 'play' | 'place' | 'use' | 'complete' | 'strike' | 'pay'

/** Acts of cards, or acts on cards, that a modifier can forbid (103.2). */
export type ForbiddableAct =
  | 'attack'
  | 'beAttacked'
  | 'beCompleted' // The quest can't be completed (702.2).
  | 'beDamaged' // The card can't be dealt damage, or have damage put on it.
  | 'protect'
  | 'ready' // The card can't ready together with its controller's cards in the ready step (501.1).
  | 'beDealt'
  | 'beDestroyed'
  | 'beDiscarded'
  | 'beHealed'
  | 'beInterrupted' // The card can't be interrupted by a card (711).
  | 'bePlaced' // The card can't be placed as a resource.
  | 'bePlacedFaceUp' // The card can't be placed face up as a resource.
  | 'bePlayed'
  | 'beReadied' // The card can't be readied in any way.
  | 'beRemoved' // The card can't be removed from the game.
  | 'beTargeted'
  | 'beUsed'
  | 'dealDamage'
  | 'exhaust'
  | 'leaveControl' // The card's controller can't lose control of it.
  | 'leaveGraveyard'
  | 'leavePlay'
  | 'strike'

/** Things that a modifier can forbid players to do, with any card (103.2). */
export type ForbiddablePlayerAct = 'draw' | 'discard' | 'placeFaceDown'

/**
 * The event that is replaced for the affected card or player (716.1). `owner`: the owner of the zone to which the
 * card would move.
 */
export type ReplaceableEvent =
  | { event: 'destroyed' }
  | { event: 'leavesPlay' } // The card leaves play in any way.
  | { event: 'moved'; from?: Zone; to: Zone; owner?: PlayerSelector }
  | { event: 'discarded' }
  | { event: 'draw' } // A card is drawn; the affected objects are players.
  | { event: 'rolled'; face: number } // A die shows this face; the affected objects are players.

/** The role of the affected character in a packet. */
export type PacketRole = 'dealer' | 'dealt' | 'healer' | 'healed'

/**
 * Conditions for packets. `with` describes a card with which the damage is dealt, and `other` the character in the
 * other role.
 */
export interface PacketFilter {
  types?: DamageType[]
  combat?: boolean
  least?: number // The least damage of a packet that matches.
  most?: number // The most damage of a packet that matches.
  fatal?: boolean // Whether the packet must be fatal or must not be (405.2).
  with?: Filter
  other?: Filter
}

/** The change of a packet. Everything else in the packet stays the same (717.1). */
export type PacketChange =
  | { kind: 'plus'; n: NumberExpression } // Increases the amount of the packet: "that much +1".
  | { kind: 'times'; n: number } // Multiplies the amount of the packet: "double that much".
  | { kind: 'redirect'; to: Selector }
  // Redirects any part of the packet that the modifier's controller chooses (717.4c).
  | { kind: 'redirectPart'; to: Selector }
  | { kind: 'types'; types: DamageType[] }
  | { kind: 'unpreventable' }
  | { kind: 'combat'; is: boolean }
  // Reduces the packet to exactly fatal damage; the rest goes to the hero of the ally's controller (717.8).
  | { kind: 'smash' }
  // Divides the packet among any of these cards, as the packet's controller chooses (717.7).
  | { kind: 'divide'; among: Filter }
  // Runs an effect before the damage is dealt. The effect may prevent the damage (717.3).
  | { kind: 'instead'; do: Effect }

/**
 * The cards or players that a modifier affects: those that match a filter whenever it is read, or the cards that were
 * flagged when the modifier was made (714.3f).
 */
export type AffectedObjects =
  | { kind: 'self' }
  | { kind: 'host' }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'flagged'; what: Selector }
  | { kind: 'players'; who: PlayerSelector }
