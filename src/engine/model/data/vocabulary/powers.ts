/** Powers (700): the events that trigger them, their costs and their effects. */

import type { DamageType, NamedKeyword, RaidSide, SpelledKeyword, Zone } from './basic-words.ts'
import type { Effect } from './effects.ts'
import type { Condition, Filter, NumberExpression, PlayerSelector, Selector } from './expressions.ts'
import type { Modifier } from './modifiers.ts'

/**
 * The event for which a triggered power watches (703). Filters are read in the state before the event; for `enters`,
 * in the state after it (703.4).
 */
export type Trigger =
  | { event: 'enters'; what: Filter } // A card enters play.
  | { event: 'entersParty'; what: Filter } // A card enters play, or its controller gains control of it (415.8b).
  // A card leaves play, or another player gains control of it (415.8b); together: once for all cards that leave at the
  // same time.
  | { event: 'leavesParty'; what: Filter; together?: true }
  | { event: 'heroBecomes'; what: Filter } // A hero takes the place of one with another name (301.4c).
  // by: a card dealt the damage; with: the damage was dealt with such a card; types: it had one of these types;
  // while: held just before (703.4)
  | {
      event: 'destroyed'
      what: Filter
      by?: Filter
      with?: Filter
      types?: DamageType[]
      while?: Condition
    }
  // with `whom`: when it enters combat (602.3); first: for the first time this turn
  | { event: 'attacks'; what: Filter; whom?: Filter; first?: true }
  | { event: 'defends'; what: Filter; against?: Filter }
  | { event: 'entersCombat'; what: Filter; with?: Filter }
  | { event: 'protects'; what: Filter }
  | { event: 'sabotages'; what: Filter; whom?: Filter } // 603.1
  | { event: 'strikes'; what: Filter; with: Filter } // A wielder strikes with a weapon (303.2).
  | { event: 'exhausts'; what: Filter; first?: true } // A card exhausts; first: only for the first time this turn.
  | { event: 'readies'; what: Filter }
  | { event: 'inspired'; what: Filter; by?: Filter } // 501.1b
  | {
      event: 'dealt'
      by?: Filter
      to?: Filter
      types?: DamageType[]
      combat?: true
      with?: Filter
      fatal?: true
      together?: true
    } // types: any of these; fatal: 405.2; together: once for all damage that is dealt at once.
  // A card is attached to such a card (400); of: by one of these players.
  | { event: 'attached'; what: Filter; to?: Filter; of?: PlayerSelector }
  // Damage is prevented, partially or completely (717.2d).
  | { event: 'prevented'; to?: Filter; by?: Filter; dealer?: Filter }
  | { event: 'healed'; by?: Filter; from?: Filter; with?: Filter }
  | { event: 'drawn'; of: PlayerSelector } // One of these players draws a card.
  | { event: 'placed'; what?: Filter; of: PlayerSelector } // A resource enters the resource row (412.1a).
  | { event: 'combatEnds' } // 603.3
  | { event: 'turnStarts'; of: PlayerSelector }
  | { event: 'turnEnds'; of: PlayerSelector } // The end phase of a turn starts (500.2).
  | { event: 'turnOver'; of: PlayerSelector } // The wrap-up step is over; only Achievements and tallies use this.
  | { event: 'state' } // The power's condition is true, without any event; only an Achievement may use this.
  // doer: the controller of the text that discards the card; together: once for all cards that move at once; `of`:
  // owners; without `from` or `to`: any zone.
  | {
      event: 'moved'
      what: Filter
      from?: Zone
      to?: Zone
      of?: PlayerSelector
      doer?: PlayerSelector
      together?: true
    }
  | { event: 'flips'; what: Filter } // A card turns over to either side; the powers of the new side see this event.
  | { event: 'turnsDown'; what: Filter } // A card is turned face down; the filter sees the card before it turns (412.1b).
  | { event: 'stashed' } // This card is stashed as it enters a resource row (rules glossary, Stash).
  | { event: 'enraged'; what: Filter } // This card's Enrage has revealed such a card (rules glossary, Enrage).
  | { event: 'revealed'; what: Filter; from?: Zone; by?: 'quest' } // by: the kind of link that reveals it
  | { event: 'openingHand'; what: Filter } // The card is in its player's hand as the first turn starts (101.3).
  | { event: 'won'; side: RaidSide }
  // A card is played, a card's power is used, or a quest is completed (707.1f).
  | { event: 'played' | 'used' | 'completed'; what: Filter; of?: PlayerSelector }
  | { event: 'targeted'; what: Filter; by?: Filter } // by: the source of the link

export type Cost =
  | { kind: 'resources'; amount: NumberExpression } // Exhaust this many resources.
  | { kind: 'activate' } // Exhaust this card (701.3).
  | { kind: 'flip' } // Turn your hero face down.
  | { kind: 'destroySelf' }
  | { kind: 'discardSelf' } // Discard this card from its owner's hand.
  | { kind: 'bottomSelf' } // Move this card from play to the bottom of its owner's deck.
  | { kind: 'discard'; filter: Filter; count?: NumberExpression }
  | {
      kind: 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' // turnDown: a resource, face down (R505)
      what: Selector
      count?: NumberExpression
      most?: number
      as?: string
    } // Exhaust, destroy, remove, return or turn down `count` of these cards; most: the maximum of X.
  // Put that much damage on each of `count` of these (403.1, 405.3).
  | { kind: 'damage'; what: Selector; amount: NumberExpression; count?: NumberExpression; as?: string }
  // Take a counter from each of `count` of these cards (404.1).
  | { kind: 'takeCounter'; what: Selector; counter: string; count?: NumberExpression; as?: string }
  // Remove counters from this card; `as`: binds the number (403.4).
  | { kind: 'removeCounters'; counter: string; count: NumberExpression | 'all'; as?: string }
  // Put damage on a card, at most as much as its remaining health (405.3); most: the maximum of X.
  | { kind: 'putDamage'; on: Selector; amount: NumberExpression; most?: number }
  // Each of these players pays a part, if all agree (403.1).
  | { kind: 'eachPays'; players: PlayerSelector; cost: CostPerPlayer }
  | { kind: 'roll'; dice: number; as: string }
  | { kind: 'atTable'; what: string } // Something that the player says or does at the table; the engine trusts them.

/** A part of a cost that each of several players pays. The player who pays it is `you` in it. */
export type CostPerPlayer = Extract<
  Cost,
  { kind: 'discard' | 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' | 'damage' | 'takeCounter' }
>

export type Power =
  | {
      kind: 'payment' // 701
      costs: Cost[]
      when?: Condition
      zone?: 'graveyard' | 'hand'
      basic?: true // 701.1a
      timesATurn?: number // 701.4
      by?: PlayerSelector // The players who may use it, if not only its controller.
      effect: Effect
    }
  // 702; each reward power has its own cost (702.2a)
  | { kind: 'reward'; costs: Cost[]; when?: Condition; basic?: true; effect: Effect }
  // 703; nth: only the n-th time that it happens, in the game or each turn; sure: players can't interrupt its effect
  // (R402.1a); zone: where it is active, by default in play (703.3a, 703.3b)
  | {
      kind: 'triggered'
      on: Trigger
      if?: Condition
      nth?: number
      eachTurn?: true
      sure?: true
      zone?: Zone | readonly Zone[]
      effect: Effect
    }
  // 704, indefinite; zone: where it functions, by default in play (700.2)
  | { kind: 'continuous'; while?: Condition; zone?: 'graveyard'; mods: Modifier[] }
  | { kind: 'asRevealed'; effect: Effect } // 704.1b, when it is revealed from its owner's deck
  // 704.1b, as this card enters play, or as another such card does
  | { kind: 'asEnters'; what?: Filter; effect: Effect }
  | { kind: 'asTurnStarts'; of: PlayerSelector; effect: Effect } // 704.1b, as a turn of one of them starts (501.1a)
  | { kind: 'keyword'; keyword: NamedKeyword; n?: NumberExpression; of?: Filter[] } // of: a [description], such as that of Inspire
  | { kind: 'levelUp'; when: { damage: number } | 'dead' } // The Level Up of a Dungeon hero.

/**
 * A named power. `word` stands before it and has no rules meaning ("Thirst for Blood"). `called` is the keyword that
 * the power spells out. `hero` is a trait that its controller's hero must have, or the card doesn't have the power
 * (206.1c).
 */
export type WithLabel<P> = P & { word?: string; called?: SpelledKeyword; hero?: string }
