/** Questions in texts: about players, cards, numbers and conditions. Every node is plain JSON. */

import type {
  CardType,
  ComparisonOperator,
  DamageType,
  Keyword,
  LossReason,
  NamedKeyword,
  NonCardTarget,
  RaidSide,
  Zone,
} from './basic-words.ts'
import type { Counter } from './effects.ts'
import type { ForbiddableAct } from './modifiers.ts'

/** A set of players, always in turn order. */
export type PlayerSelector =
  | { kind: 'you' } // the controller of the link, power or modifier
  | { kind: 'opponents' }
  | { kind: 'everyone' }
  | { kind: 'friends' } // friendly players: you and the other players of your side
  | { kind: 'side'; side: RaidSide } // "each Raider", "the Dungeon"
  | { kind: 'controllerOf'; what: Selector } // "its controller"
  | { kind: 'ownerOf'; what: Selector }
  // without n: declares one targeted player, or any number, of these; with n: refers to the n-th target of this text
  | { kind: 'targetPlayer'; n?: number; other?: true; of?: PlayerSelector; anyNumber?: true }
  | { kind: 'ghosts' } // the players who are ghosts
  | { kind: 'chosen'; name: string } // the player whom a text of this card has chosen
  | { kind: 'they' } // the player of the enclosing forEach, or the player under whose control a card enters
  | { kind: 'thatPlayer' } // the player of the event that triggered this
  | { kind: 'except'; players: PlayerSelector; without: PlayerSelector }

/** The player who makes a choice: each of some players, or a side together ("of the Raiders' choice"). */
export type Chooser = PlayerSelector | { kind: 'together'; side: RaidSide }

// ---------------------------------------------------------------- which cards

/**
 * Damage of this turn: dealt by such a card, to such a character, with such a card. A card counts as controlled by the
 * player who controlled it at that time (rules glossary, Haste).
 */
export type PastDamage = {
  by?: Filter
  to?: Filter
  types?: DamageType[] // the damage has any of these types
  combat?: boolean
  with?: Filter
  fatal?: true // 405.2
}

/** Something that a player, or a card of a player, did this turn. */
export type TurnAct =
  | 'played'
  | 'placed'
  | 'completed'
  | 'entered'
  | 'left'
  | 'drew'
  | 'discarded'
  | 'struck'
  | 'protected'

/** A question about one card. Inside it, `you` is the controller of the text that contains it. */
export type Filter =
  | { kind: 'type'; type: CardType }
  | { kind: 'tag'; tag: string } // "Melee", "Weapon", "Armor", "Dagger", …
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'named'; name: string } // 200.2
  | { kind: 'nameHas'; word: string } // its name contains this word: "Scarlet allies"
  | { kind: 'sharesName'; with: Selector } // 200.2
  | { kind: 'calledAs'; name: string } // has the name that a text of this card has chosen
  | { kind: 'typeNamed'; name: string } // has the card type that was named before (R403)
  | { kind: 'tagCalled'; name: string } // has the tag that a text of this card has named: "of that class"
  | { kind: 'damageTypeCalled'; name: string } // has the damage type that was named (205.1b)
  | { kind: 'controlledBy'; players: PlayerSelector } // is in play or on the chain under the control of these players
  | { kind: 'state'; state: ObjectState }
  | { kind: 'stat'; stat: Stat; op: ComparisonOperator; value: Num } // "with cost 4 or less"
  | { kind: 'attacking'; whom: Filter } // is attacking a character that …
  | { kind: 'inCombatWith'; whom: Filter } // is in combat with a character that … (602.3b)
  // is the source of a modifier that gives one of these keywords to …
  | { kind: 'grants'; keywords: NamedKeyword[]; to: Selector }
  | { kind: 'dealtCombatDamageThisTurn'; by: Selector } // "that was dealt combat damage by … this turn"
  | { kind: 'attackedThisTurn'; by: Selector } // one of those cards has attacked it this turn (602.3)
  // was dealt such damage this turn; least: at least this much
  | { kind: 'wasDealtThisTurn'; of: PastDamage; least?: Num }
  | { kind: 'hasDealtThisTurn'; of: PastDamage; least?: Num } // dealt such damage this turn
  | { kind: 'damageType'; type: DamageType } // 205.1b
  | { kind: 'icon'; trait: string } // a "Horde ally", a "Hunter card" by its icon (206.1a, 206.1b)
  | { kind: 'token' } // 404.2a
  | { kind: 'attachment' } // is an attachment, in any zone (400.1)
  | { kind: 'loot' } // 204.3
  // is a unique card (414.3a), an unlimited one (100.4), an ongoing ability (305.2), an instant card (409.1)
  | { kind: 'printed'; fact: PrintedFact }
  | { kind: 'parity'; stat: Stat; odd: boolean } // has an odd or an even number: "with an odd cost"
  | { kind: 'sharesType'; with: Selector } // shares a type with one of those cards (300.1c)
  | { kind: 'is'; what: Selector } // is one of those cards
  | { kind: 'bears'; what: Filter } // has such a card attached to it
  | { kind: 'bearsCounter'; counter: string } // has such a counter on it (404.1)
  // shares one of these tags with one of those cards: "with the same class"
  | { kind: 'sharesTag'; with: Selector; tags: string[] }
  | { kind: 'inRow'; row: string } // is in that row of the lair, face up or face down (R303.3a)
  | { kind: 'attachedTo'; what: Selector } // is attached to one of those cards (400.6)
  | { kind: 'removedBy'; what: Selector } // removed from the game by a text of that card ("this way")
  | { kind: 'rolled'; roll: string; faces: number[] } // one of these faces was rolled for it
  | { kind: 'able'; to: ForbiddableAct } // the act in `to` can be done to the card (709.2b)
  | { kind: 'thing'; what: NonCardTarget } // is not a card but a player, or a player's deck, hand or graveyard (601.2b)
  // is a character of theirs that has matched this at some moment of this turn; only an Achievement may ask
  | { kind: 'hasBeen'; what: Filter; of: PlayerSelector; as: string }
  | { kind: 'described' } // in a keyword's text: matches the keyword's [description]
  // has the tag that was named as its link was added ("the chosen race")
  | { kind: 'tagNamed'; name: string; tags: string[] }
  // is a card on the chain that is targeting …; only: and has no other targets (706.1a)
  | { kind: 'targeting'; whom: Filter; only?: true }
  | { kind: 'couldTarget'; what: Selector } // is a card whose own text could target that card (706.6)
  | { kind: 'and'; all: Filter[] }
  | { kind: 'or'; any: Filter[] }
  | { kind: 'not'; filter: Filter }

/** Facts of a card that its type line or its text says. */
export type PrintedFact = 'unique' | 'unlimited' | 'ongoing' | 'instant'

export type ObjectState =
  | 'ready'
  | 'exhausted'
  | 'damaged'
  | 'attacking'
  | 'defending'
  | 'inCombat' // 602.3b
  | 'protecting' // 602.2
  | 'resource'
  | 'enteredThisTurn'
  | 'faceDown'
  | 'unattached' // is attached to no card (400)
  | 'healedThisTurn'
  | 'attackedThisTurn'
  | 'dealtDamageThisTurn' // it has dealt damage this turn, or damage was dealt with it
export type Stat = 'cost' | 'atk' | 'health' | 'printedHealth' | 'remaining' | 'damage' | 'def'

/** A set of cards or links. By default, only cards in play (712.4). */
export type Selector =
  | { kind: 'self' } // self-reference (200.1)
  // each card that …; `of`: the owners of a zone other than play
  | { kind: 'all'; filter: Filter; zone?: Zone; of?: PlayerSelector }
  | {
      kind: 'target' // cards that are chosen at 707.1d; exactly 1 by default
      filter: Filter
      zone?: Zone
      of?: PlayerSelector // the owners of that zone
      min?: Num
      max?: Num
      oneEach?: PlayerSelector // for each of these players, up to one of the player's cards
      other?: true // "another": not a card that this text has chosen before (706.1)
      random?: true // 706.5
      by?: Chooser // the player who chooses, if not the link's controller (707.1d)
    }
  | { kind: 'thatTarget'; n?: number } // the n-th declared target of this text again ("it")
  | { kind: 'host' } // "attached [thing]" (400.6)
  | { kind: 'hero'; of: PlayerSelector }
  | { kind: 'startingHero'; of: PlayerSelector } // the starting hero, wherever a Master Hero has put it (301.4d)
  | { kind: 'mark'; mark: string } // "the MARKED hero"
  | { kind: 'event'; role: EventRole } // a card of the event that triggered this
  | { kind: 'bound'; name: string } // the cards that an earlier part of this text named with `as`
  | { kind: 'about' } // the card for which a number is read; in an amount of damage, each character that is dealt it
  // the cards of `of` with the highest or lowest number, including all that tie
  | { kind: 'extreme'; of: Selector; by: Stat; most: 'highest' | 'lowest' }
  // the top cards of a deck; `deck`: one other than the main deck
  | { kind: 'top'; of: PlayerSelector; count: Num; deck?: string }
  // the top cards of a deck up to and including the first that matches
  | { kind: 'topUntil'; of: PlayerSelector; until: Filter }
  | { kind: 'union'; any: Selector[] }

/**
 * The roles of cards in an event: the card that it is about, the cards that dealt and were dealt damage, and the card
 * that the subject attacks, defends against, sabotages or is inspired by.
 */
export type EventRole = 'subject' | 'dealer' | 'dealtTo' | 'against'

// ---------------------------------------------------------------- how much

export type Num =
  | number
  | { kind: 'count'; of: Selector }
  | { kind: 'howMany'; who: PlayerSelector } // the number of these players who are in the game
  | { kind: 'stat'; stat: Stat; of: Selector } // the number of one card; 0 if there is no card (104.2)
  | { kind: 'total'; stat: Stat; of: Selector } // the sum of this number over all cards
  // the number of different names (200.2) or card types (300.1c) among them
  | { kind: 'different'; what: 'names' | 'types'; of: Selector }
  | { kind: 'level' } // the level of the Dungeon hero
  // the position of the lair's hero among its Bosses, from 1 (R203.1); called: the raid calls it the Boss's number
  // (R502.2a)
  | { kind: 'stage'; called?: 'boss' }
  | { kind: 'sum'; of: Num[] }
  | { kind: 'times'; of: Num[] }
  // a number divided by `by` and rounded down, or up: "for each 5 damage", "half"
  | { kind: 'quotient'; of: Num; by: number; up?: true }
  // the amount, doubled as many times as `each` says (rules glossary, Doubled)
  | { kind: 'doubledFor'; amount: Num; each: Num }
  // the n-th number for the n-th target of a divided amount, or for the n-th character that is dealt damage
  | { kind: 'respective'; of: number[] }
  | { kind: 'bound'; name: string } // a die or a number that an earlier part named
  | { kind: 'dieFor'; roll: string } // the die of the card that the number is about: the character that is dealt damage
  | { kind: 'x' } // the X of the link (707.1b); in a keyword's text, the keyword's number
  // the number of these tags among those cards ("different classes")
  | { kind: 'tagsAmong'; of: Selector; tags: string[] }
  | { kind: 'thatMuch' } // the amount of the event that triggered this, or of the packet that is being replaced
  | { kind: 'maxHandSize' } // the maximum hand size of the player `they`, or of you
  | { kind: 'counters'; counter: Counter; of: Selector } // the number of such counters on these cards (404.1)
  // the damage dealt this turn, or the number of cards that dealt it or were dealt it
  | { kind: 'dealtThisTurn'; of: PastDamage; what?: 'dealers' | 'dealtTo' }
  | { kind: 'healedThisTurn'; by?: Filter; from?: Filter } // the damage healed this turn (407)
  // how many times this was done this turn
  | { kind: 'timesThisTurn'; did: TurnAct; what?: Filter; by?: PlayerSelector }
  // the number of cards with that tag that have left your party this game, as the raid counts them
  | { kind: 'haveLeft'; tag: string }

// ---------------------------------------------------------------- whether

export type Condition =
  | { kind: 'exists'; what: Selector; atLeast?: Num; atMost?: Num }
  | { kind: 'matches'; what: Selector; filter: Filter } // there is at least one card, and all of them match
  | { kind: 'compare'; a: Num; op: ComparisonOperator; b: Num; there?: true } // there: only if the cards exist (712.8)
  | { kind: 'completedThisTurn'; by: PlayerSelector } // one of them has completed a quest this turn
  | { kind: 'odd'; n: Num } // the number is 1, 3, 5 …
  | { kind: 'turnOf'; players: PlayerSelector }
  // a hero of these players has this class, faction, talent spec, race or profession (206.1)
  | { kind: 'heroHas'; of: PlayerSelector; trait: string }
  // at least this many of them share one of these tags
  | { kind: 'sharedTag'; what: Selector; tags: string[]; atLeast: number }
  // the guess was right; false if one of the cards is missing (712.8)
  | { kind: 'guessed'; as: string; stat: Stat; of: Selector; than: Selector }
  // the guess whether the card matches was right; false if there is no card
  | { kind: 'guessedThat'; as: string; what: Selector; is: Filter }
  | { kind: 'differentNames'; what: Selector } // no two of them share a name (200.2)
  | { kind: 'sameTypes'; what: Selector } // all of them have exactly the same types (300.1c)
  | { kind: 'firstTurnOf'; players: PlayerSelector } // it is the first turn of one of them
  | { kind: 'wentFirst'; players: PlayerSelector } // one of them took the first turn of the game (101.2)
  | { kind: 'readyStepOf'; players: PlayerSelector } // it is the ready step of one of them (501.1)
  | { kind: 'level'; least: number } // the level of the Dungeon hero is at least this (rulebook)
  | { kind: 'flippedFirst'; what: Selector } // that card was the first Dungeon card that was flipped this turn
  | {
      kind: 'dealtDamageThisTurn' // such damage was dealt this turn (`PastDamage`), or at least this much of it
      by?: Filter
      to?: Filter
      types?: DamageType[]
      combat?: boolean
      with?: Filter
      fatal?: true
      least?: Num
    }
  | { kind: 'healedThisTurn'; by?: Filter; from?: Filter; least?: Num } // damage was healed (407)
  // this was done this turn, at least once or this many times; entered and left: by the players who controlled the
  // card
  | { kind: 'didThisTurn'; did: TurnAct; what?: Filter; by?: PlayerSelector; least?: Num; most?: Num }
  // such a card was destroyed this turn, by its last known information (709.2d)
  | { kind: 'destroyedThisTurn'; what: Filter }
  // holds for at least one of these players, who is "they" in it
  | { kind: 'anyPlayer'; of: PlayerSelector; holds: Condition }
  // the number of these players who are in the game
  | { kind: 'players'; who: PlayerSelector; atLeast?: number; atMost?: number }
  // the number of players of that side who have lost; how: in one of these ways; hero: with such a hero, by its last
  // known information
  | { kind: 'lost'; side: RaidSide; how?: LossReason[]; hero?: Filter; atLeast?: number; atMost?: number }
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; cond: Condition }
