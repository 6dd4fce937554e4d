/** Powers (700): the events they watch for, what they cost, what they do. */
import type { Condition, Filter, Num, Players, Selector } from './asking.ts'
import type { Effect } from './effects.ts'
import type { Modifier } from './modifiers.ts'
import type { DamageType, NamedKeyword, RaidSide, SpelledKeyword, Zone } from './words.ts'

/** The event a triggered power watches for (703). Filters see the state before the event, after it for `enters` (703.4). */
export type Trigger =
  | { event: 'enters'; what: Filter } // a card enters play
  | { event: 'entersParty'; what: Filter } // it enters play, or its controller gains control of it (415.8b)
  | { event: 'leavesParty'; what: Filter; together?: true } // it leaves play, or somebody else gains control of it (415.8b); together: once for all that do so at once
  | { event: 'heroBecomes'; what: Filter } // a hero takes the place of one with another name (301.4c)
  | {
      event: 'destroyed'
      what: Filter
      by?: Filter
      with?: Filter
      types?: DamageType[]
      while?: Condition
    } // by the damage of …, dealt with …, of one of these types; while: as it was just before (703.4)
  | { event: 'attacks'; what: Filter; whom?: Filter; first?: true } // with `whom`: as it enters combat (602.3); first: for the first time this turn
  | { event: 'defends'; what: Filter; against?: Filter }
  | { event: 'entersCombat'; what: Filter; with?: Filter }
  | { event: 'protects'; what: Filter }
  | { event: 'sabotages'; what: Filter; whom?: Filter } // 603.1
  | { event: 'strikes'; what: Filter; with: Filter } // a wielder, with a weapon (303.2)
  | { event: 'exhausts'; what: Filter; first?: true } // first: for the first time this turn
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
    } // types: any of these; fatal: 405.2; together: once for all that is dealt at once
  | { event: 'prevented'; to?: Filter; by?: Filter } // damage, partially or completely (717.2d)
  | { event: 'healed'; by?: Filter; from?: Filter; with?: Filter }
  | { event: 'drawn'; of: Players } // each card that one of them draws
  | { event: 'placed'; of: Players } // a resource, as it enters the row (412.1a)
  | { event: 'combatEnds' } // 603.3
  | { event: 'turnStarts'; of: Players }
  | { event: 'turnEnds'; of: Players } // at the start of the end phase (500.2)
  | { event: 'turnOver'; of: Players } // after the wrap-up step; only Achievements and tallies look at this
  | { event: 'state' } // nothing happens: its condition is so; only an Achievement may watch for this
  | { event: 'moved'; what: Filter; from?: Zone; to?: Zone; of?: Players; doer?: Players; together?: true } // doer: whose text has it discarded; together: once for all that do so at once; // `of`: owners; without `from` or `to`: from or to anywhere
  | { event: 'flips'; what: Filter } // turns over to either side; the powers of the side it turns to see it
  | { event: 'stashed' } // this card, as it enters a resource row (glossary)
  | { event: 'enraged'; what: Filter } // such a card was revealed by this one's Enrage (glossary)
  | { event: 'revealed'; what: Filter; from?: Zone; by?: 'quest' } // by: what kind of link reveals it
  | { event: 'openingHand'; what: Filter } // it is in its player's hand as the first turn starts (101.3)
  | { event: 'won'; side: RaidSide }
  | { event: 'played' | 'used' | 'completed'; what: Filter; of?: Players } // a card, a card's power, a quest (707.1f)
  | { event: 'targeted'; what: Filter; by?: Filter } // by: the source of the link

export type Cost =
  | { kind: 'resources'; amount: Num } // exhaust that many
  | { kind: 'activate' } // exhaust this card (701.3)
  | { kind: 'flip' } // turn your hero face down
  | { kind: 'destroySelf' }
  | { kind: 'discardSelf' } // from its owner's hand
  | { kind: 'bottomSelf' } // from play to the bottom of its owner's deck
  | { kind: 'discard'; filter: Filter; count?: Num }
  | {
      kind: 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' // turnDown: a resource, face down (R505)
      what: Selector
      count?: Num
      most?: number
      as?: string
    } // so many of these; most: of X
  | { kind: 'removeCounters'; counter: string; count: Num | 'all'; as?: string } // from this card; `as`: how many (403.4)
  | { kind: 'putDamage'; on: Selector; amount: Num; most?: number } // no more than there is health for (405.3); most: of X
  | { kind: 'eachPays'; players: Players; cost: PartOfEach } // each of them a part of his own, if all agree (403.1)
  | { kind: 'roll'; dice: number; as: string }
  | { kind: 'atTable'; what: string } // what a player says or does there: his word is taken for it

/** What one of several players pays, read as his own. */
export type PartOfEach = Extract<
  Cost,
  { kind: 'discard' | 'exhaust' | 'destroy' | 'remove' | 'return' | 'turnDown' }
>

export type Power =
  | {
      kind: 'payment' // 701
      costs: Cost[]
      when?: Condition
      zone?: 'graveyard' | 'hand'
      basic?: true // 701.1a
      timesATurn?: number // 701.4
      by?: Players // who may use it, if not its controller alone
      effect: Effect
    }
  | { kind: 'reward'; costs: Cost[]; when?: Condition; basic?: true; effect: Effect } // 702; each at its own cost (702.2a)
  | {
      kind: 'triggered'
      on: Trigger
      if?: Condition
      nth?: number
      eachTurn?: true
      sure?: true
      zone?: Zone | readonly Zone[]
      effect: Effect
    } // 703; nth: only that time it happens, in the game or each turn; sure: players can't interrupt its effect (R402.1a); zone: where it is active, play if not said (703.3a, 703.3b)
  | { kind: 'continuous'; while?: Condition; zone?: 'graveyard'; mods: Modifier[] } // 704, indefinite; zone: where it functions, play if not said (700.2)
  | { kind: 'asRevealed'; effect: Effect } // 704.1b, as it is revealed from its owner's deck
  | { kind: 'asEnters'; what?: Filter; effect: Effect } // 704.1b, as it enters play, or another card does
  | { kind: 'asTurnStarts'; of: Players; effect: Effect } // 704.1b, as a turn of theirs starts (501.1a)
  | { kind: 'keyword'; keyword: NamedKeyword; n?: Num; of?: Filter[] } // of: a [description], such as Inspire's
  | { kind: 'levelUp'; when: { damage: number } | 'dead' } // a Dungeon hero's Level Up

/**
 * A word in front of a power without rules meaning ("Thirst for Blood"), or the keyword that it is; and the trait of its
 * controller's hero without which the card doesn't have it (206.1c).
 */
export type Named<P> = P & { word?: string; called?: SpelledKeyword; hero?: string }
