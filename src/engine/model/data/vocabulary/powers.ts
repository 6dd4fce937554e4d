/** Powers (700): the events that trigger them, their costs and their effects. */

import type { DamageType, NamedKeyword, RaidSide, SpelledOutKeyword, Zone } from './basic-words.ts'
import type { Effect } from './effects.ts'
import type { Condition, Filter, NumberExpression, PlayerSelector, Selector } from './expressions.ts'
import type { Modifier } from './modifiers.ts'

/**
 * The event for which a triggered power watches (703). Filters are read in the state before the event; for `enters`,
 * they are read in the state after the event (703.4).
 */
export type Trigger =
  | { event: 'enters'; what: Filter } // A card enters play.
  | { event: 'entersParty'; what: Filter } // A card enters play, or its controller gains control of it (415.8b).
  // A card leaves play, or another player gains control of it (415.8b). `together`: the event happens once for all
  // cards that leave at the same time.
  | { event: 'leavesParty'; what: Filter; together?: true }
  | { event: 'heroBecomes'; what: Filter } // A hero takes the place of one with another name (301.4c).
  // A card is destroyed. `by`: a card that matches `by` dealt the damage that destroyed it. `with`: the damage was
  // dealt with a card that matches `with`. `types`: the damage had one of these types. `while`: the condition was
  // true just before (703.4).
  | {
      event: 'destroyed'
      what: Filter
      by?: Filter
      with?: Filter
      types?: DamageType[]
      while?: Condition
    }
  // A card attacks. With `whom`, the event happens as the card enters combat with a character that matches `whom`
  // (602.3). `first`: the card attacks for the first time this turn.
  | { event: 'attacks'; what: Filter; whom?: Filter; first?: true }
  | { event: 'defends'; what: Filter; against?: Filter }
  | { event: 'entersCombat'; what: Filter; with?: Filter }
  | { event: 'protects'; what: Filter }
  | { event: 'sabotages'; what: Filter; whom?: Filter } // A card sabotages a card or another thing (603.1).
  | { event: 'strikes'; what: Filter; with: Filter } // A wielder strikes with a weapon (303.2).
  // A card exhausts. `first`: it exhausts for the first time this turn.
  | { event: 'exhausts'; what: Filter; first?: true }
  | { event: 'readies'; what: Filter }
  | { event: 'inspired'; what: Filter; by?: Filter } // A card is inspired in a ready step (501.1b).
  // Damage is dealt, of any of these types. `fatal`: the damage must be fatal (405.2). `together`: the event happens once
  // for all damage that is dealt at the same time.
  | {
      event: 'dealt'
      by?: Filter
      to?: Filter
      types?: DamageType[]
      combat?: true
      with?: Filter
      fatal?: true
      together?: true
    }
  // A card is attached to a card that matches `to` (400), by one of the players `of`.
  | { event: 'attached'; what: Filter; to?: Filter; of?: PlayerSelector }
  // Damage is prevented, partially or completely (717.2d).
  | { event: 'prevented'; to?: Filter; by?: Filter; dealer?: Filter }
  | { event: 'healed'; by?: Filter; from?: Filter; with?: Filter }
  | { event: 'drawn'; of: PlayerSelector } // One of these players draws a card.
  | { event: 'placed'; what?: Filter; of: PlayerSelector } // A resource enters the resource row (412.1a).
  | { event: 'combatEnds' } // A combat ends (603.3).
  | { event: 'turnStarts'; of: PlayerSelector }
  | { event: 'turnEnds'; of: PlayerSelector } // The end phase of a turn starts (500.2).
  | { event: 'turnOver'; of: PlayerSelector } // The wrap-up step is over. Only Achievements and tallies use this event.
  | { event: 'state' } // The power's condition is true, without any event. Only an Achievement may use this.
  // A card of the players `of` moves between these zones; a missing zone means any zone. `doer`: the controller of the
  // text that discards the card. `together`: the event happens once for all cards that move at the same time.
  | {
      event: 'moved'
      what: Filter
      from?: Zone
      to?: Zone
      of?: PlayerSelector
      doer?: PlayerSelector
      together?: true
    }
  // A card turns over to either side. The powers of the new side also see this event.
  | { event: 'flips'; what: Filter }
  // A card is turned face down. The filter reads the card before it turns (412.1b).
  | { event: 'turnsDown'; what: Filter }
  | { event: 'stashed' } // This card is stashed while it enters a resource row (rules glossary, Stash).
  // This card's Enrage has revealed a card that matches `what` (rules glossary, Enrage).
  | { event: 'enraged'; what: Filter }
  // A card is revealed. `by`: the kind of link that reveals it.
  | { event: 'revealed'; what: Filter; from?: Zone; by?: 'quest' }
  | { event: 'openingHand'; what: Filter } // The card is in its player's hand as the first turn starts (101.3).
  | { event: 'won'; side: RaidSide }
  // A card is played, a card's power is used, or a quest is completed (707.1f).
  | { event: 'played' | 'used' | 'completed'; what: Filter; of?: PlayerSelector }
  // A card becomes the target of a link. `by`: the source of the link.
  | { event: 'targeted'; what: Filter; by?: Filter }

export type Cost =
  | { kind: 'resources'; amount: NumberExpression } // The player exhausts this many resources.
  | { kind: 'activate' } // The player exhausts this card (701.3).
  | { kind: 'flip' } // The player turns their hero face down.
  | { kind: 'destroySelf' }
  | { kind: 'discardSelf' } // The player discards this card from its owner's hand.
  | { kind: 'bottomSelf' } // The player moves this card from play to the bottom of its owner's deck.
  | { kind: 'discard'; filter: Filter; count?: NumberExpression }
  // The player exhausts, destroys, removes, returns or turns down `count` of these cards. `most` is the maximum of X.
  | {
      kind: 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' // `turnDown` turns a resource face down (R505).
      what: Selector
      count?: NumberExpression
      most?: number
      as?: string
    }
  // The player puts that much damage on each of `count` of these cards (403.1, 405.3).
  | { kind: 'damage'; what: Selector; amount: NumberExpression; count?: NumberExpression; as?: string }
  // The player takes a counter from each of `count` of these cards (404.1).
  | { kind: 'takeCounter'; what: Selector; counter: string; count?: NumberExpression; as?: string }
  // The player removes counters from this card. `as` names their number (403.4).
  | { kind: 'removeCounters'; counter: string; count: NumberExpression | 'all'; as?: string }
  // The player puts damage on a card, at most its remaining health (405.3). `most` is the maximum of X.
  | { kind: 'putDamage'; on: Selector; amount: NumberExpression; most?: number }
  // Each of these players pays a part of the cost, if all of them agree (403.1).
  | { kind: 'eachPays'; players: PlayerSelector; cost: CostPerPlayer }
  | { kind: 'roll'; dice: number; as: string }
  | { kind: 'atTable'; what: string } // The player says or does something at the table. The engine trusts the player.

/** A part of a cost that each of several players pays. The player who pays it is `you` in it. */
export type CostPerPlayer = Extract<
  Cost,
  { kind: 'discard' | 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' | 'damage' | 'takeCounter' }
>

export type Power =
  | {
      kind: 'payment' // A power that a player uses by paying its costs (701).
      costs: Cost[]
      when?: Condition
      zone?: 'graveyard' | 'hand'
      basic?: true // The power can be used only in the player's own action phase (701.1a).
      timesATurn?: number // The number of times that the power can be used each turn (701.4).
      by?: PlayerSelector // The players who may use the power. By default, only its controller may.
      effect: Effect
    }
  // A reward power of a quest (702). Each reward power has its own cost (702.2a).
  | { kind: 'reward'; costs: Cost[]; when?: Condition; basic?: true; effect: Effect }
  // A triggered power (703). `nth`: it triggers only the n-th time that the event happens, in the game or (`eachTurn`)
  // in each turn. `sure`: players can't interrupt its effect (R402.1a). `zone`: the zone in which the power is active,
  // by default play (703.3a, 703.3b).
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
  // A continuous power, whose modifiers have no fixed end (704). `zone`: the zone in which the power functions, by
  // default play (700.2).
  | { kind: 'continuous'; while?: Condition; zone?: 'graveyard'; mods: Modifier[] }
  // Effects that happen as this card is revealed from its owner's deck (704.1b).
  | { kind: 'asRevealed'; effect: Effect }
  // Effects that happen as this card enters play, or as a card that matches `what` does (704.1b).
  | { kind: 'asEnters'; what?: Filter; effect: Effect }
  // Effects that happen as a turn of one of these players starts (501.1a, 704.1b).
  | { kind: 'asTurnStarts'; of: PlayerSelector; effect: Effect }
  // A keyword. `of` is its [description], which a keyword such as Inspire has.
  | { kind: 'keyword'; keyword: NamedKeyword; n?: NumberExpression; of?: Filter[] }
  | { kind: 'levelUp'; when: { damage: number } | 'dead' } // The Level Up of a Dungeon hero.

/**
 * A power with the words that are printed before it. `word` has no rules meaning ("Thirst for Blood").
 * `called` is the keyword that the power spells out. `hero` is a trait that its controller's hero must have,
 * or the card doesn't have the power (206.1c).
 */
export type WithLabel<P> = P & { word?: string; called?: SpelledOutKeyword; hero?: string }
