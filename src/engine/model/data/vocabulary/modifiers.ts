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
  // Separates ghosts from the other players; `to` selects the players concerned.
  | { kind: 'veil'; to: AffectedObjects }
  | { kind: 'ghost'; to: AffectedObjects } // These players are ghosts.
  | { kind: 'grant'; to: AffectedObjects; power: WithLabel<Power> } // Gives a power that isn't a keyword (700.1).
  // Gives the printed powers of these cards, which are flagged as the modifier is made (200.1a).
  | { kind: 'powersOf'; to: AffectedObjects; of: Selector }
  // 700.3; cantHave: "loses and can't have powers"; keywords: only these
  | { kind: 'losePowers'; to: AffectedObjects; cantHave?: true; keywords?: Keyword[] }
  // 202.3; named: only the one of these tags that was named under this key
  | { kind: 'tag'; to: AffectedObjects; tags: string[]; named?: string }
  // also has the tag that a text of this card has named (202.3)
  | { kind: 'tagCalled'; to: AffectedObjects; name: string }
  | { kind: 'damageType'; to: AffectedObjects; type: DamageType; also?: true } // 205.1, 205.1c
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
  // Its ATK or health becomes this number; later modifiers change it (718.1).
  | { kind: 'sets'; to: AffectedObjects; atk?: NumberExpression; health?: NumberExpression }
  | { kind: 'double'; to: AffectedObjects; stat: 'atk' | 'health' | 'def' } // 719.4
  // 103.2; whom: the card that it can't attack, protect or strike with; by: the players who can't do it; types: the
  // damage types
  | {
      kind: 'cant'
      to: AffectedObjects
      what: ForbiddableAct
      whom?: Filter
      by?: PlayerSelector
      types?: DamageType[]
    }
  | { kind: 'canAttackOnly'; to: AffectedObjects; whom: Filter; ifAble?: true } // 600.2b, 601.2c
  | { kind: 'mustAttack'; to: AffectedObjects; whom?: Filter } // The cards must attack if able (600.2).
  // Can't attack, or exhaust, unless its controller pays (600.3, 600.3a).
  | { kind: 'attackCost'; to: AffectedObjects; costs: Cost[]; exhaust?: true }
  // Can protect without having Protector.
  | { kind: 'canProtect'; to: AffectedObjects; whom?: Filter; against?: Filter }
  | { kind: 'wields'; to: AffectedObjects; with?: Filter } // Can strike with weapons as a hero can (303.2d).
  | { kind: 'mayStayExhausted'; to: AffectedObjects } // Its controller may choose not to ready it.
  // Raises the limit of cards with this tag by `more` (414.3b).
  | { kind: 'tagLimit'; to: AffectedObjects; tag: string; more: number }
  // An automated character attacks the first of these that it can attack; ties: who breaks ties, by default chance;
  // next: only the next time.
  | { kind: 'attacks'; to: AffectedObjects; whom: Selector[]; ties?: Chooser; next?: true }
  // Its combat is chosen at random among those that may be proposed for it.
  | { kind: 'attacksAtRandom'; to: AffectedObjects }
  | { kind: 'mustStrike'; to: AffectedObjects; firstTimeEachTurn?: true } // An automated hero strikes with this weapon.
  // An automated player's armor exhausts for the first damage to it each turn.
  | { kind: 'mustPrevent'; to: AffectedObjects; whom: Filter }
  | {
      kind: 'prevent' // Prevents damage that would be dealt to the affected cards or by them (717.2).
      to: AffectedObjects
      amount: NumberExpression | 'all'
      role?: 'dealer'
      of?: PacketFilter
      limit?: 'next' | 'first' // The next N damage, until used up (717.2a); the first N damage each turn (717.6).
    }
  | {
      kind: 'packet' // Changes packets that would be dealt or healed (717.1).
      to: AffectedObjects
      role: PacketRole
      of?: PacketFilter
      change: PacketChange
      next?: true // Changes only the next packet (717.5).
      may?: true // The packet's controller may decline this.
    }
  // 716: `do` happens instead of the event
  | { kind: 'replace'; to: AffectedObjects; would: ReplaceableEvent; do: Effect; may?: true }
  | {
      kind: 'entersWith'
      to: AffectedObjects
      exhausted?: true
      damage?: NumberExpression
      counter?: Counter
      count?: NumberExpression
    } // 710.1b
  // For equipment with DEF: it prevents only damage of these types (717.2c).
  | { kind: 'preventsOnly'; to: AffectedObjects; types: DamageType[] }
  // Equipment with DEF may be exhausted to prevent damage to it too (717.2c).
  | { kind: 'shielder'; to: AffectedObjects }
  // Its controller may exhaust it to pay as though it were a resource (412.2).
  | { kind: 'paysAsResource'; to: AffectedObjects }
  // The players `by` can complete quests that they don't control (702.2b).
  | { kind: 'canComplete'; to: AffectedObjects; by: PlayerSelector }
  | { kind: 'skipStep'; to: AffectedObjects; step: 'draw' } // These players skip the step (500.1).
  // Changes the maximum hand size of these players (415.4b); none: they have no maximum.
  | { kind: 'handSize'; to: AffectedObjects; more?: NumberExpression; less?: NumberExpression; none?: true }
  // These players may place that many additional resources on each of their turns (412.1).
  | { kind: 'mayPlace'; to: AffectedObjects; more: number }
  // 103.2: these players can't do this; perTurn: not more than that many times each turn
  | { kind: 'playersCant'; to: AffectedObjects; what: ForbiddablePlayerAct; perTurn?: number }
  // The top card of these players' decks may be looked at (415.3e); by everyone: it is revealed (415.3f).
  | { kind: 'topSeen'; to: AffectedObjects; by: PlayerSelector }
  | { kind: 'magnet'; to: AffectedObjects } // Opposing links must target it if able (706.4).
  | PlayModifier

/**
 * A modifier of how a card may be played or used: its costs, when, and from where (707.1e). Costs are read for the
 * player who plays the card.
 */
export type PlayModifier =
  // by: only for these players, also for cards that others control (702.2b); least: "to a minimum of"; next: only the
  // next time that this is done; aimedAt: only if such a card is among its targets (707.1e)
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
  // An alternate cost to play it (403.3); if empty: without paying its cost.
  | { kind: 'rather'; to: AffectedObjects; costs: Cost[] }
  // May be played like an instant card (409.1); next: until one of these is played.
  | { kind: 'instant'; to: AffectedObjects; next?: true }
  // When it is played, its player names one of these tags.
  | { kind: 'names'; to: AffectedObjects; tags: string[]; as: string }
  /** The card can be played only if the condition is true: "play only if …". */
  | { kind: 'onlyIf'; to: AffectedObjects; cond: Condition }
  // The card may be played from that zone (409.1), by its owner, or by you from these players' zone; do: "if you do",
  // in a card's own text.
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

/** Things that a modifier can forbid to be done to a card or by a card (103.2). */
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
  | 'leaveControl' // Its controller can't lose control of the card.
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
 * Conditions for packets: of any of these types, combat damage or not, dealt with such a card, and with such a
 * character in the other role.
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
  | { kind: 'plus'; n: NumberExpression } // Adds to the packet: "that much +1".
  | { kind: 'times'; n: number } // Multiplies the packet: "double that much".
  | { kind: 'redirect'; to: Selector }
  // Redirects any part of the packet that the modifier's controller chooses (717.4c).
  | { kind: 'redirectPart'; to: Selector }
  | { kind: 'types'; types: DamageType[] }
  | { kind: 'unpreventable' }
  | { kind: 'combat'; is: boolean }
  // Reduces the packet to exactly fatal damage; the rest goes to the hero of the ally's controller (717.8).
  | { kind: 'smash' }
  | { kind: 'divide'; among: Filter } // Divides the packet among any of these, as its controller chooses (717.7).
  | { kind: 'instead'; do: Effect } // An effect that happens instead, which may prevent the damage (717.3).

/**
 * The cards that a modifier affects: a filter that is evaluated again and again, or cards that were flagged when it was
 * made (714.3f).
 */
export type AffectedObjects =
  | { kind: 'self' }
  | { kind: 'host' }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'flagged'; what: Selector }
  | { kind: 'players'; who: PlayerSelector }
