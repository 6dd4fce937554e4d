/** Questions in texts: about players, cards, numbers and conditions. Every node is plain JSON. */

import type {
  CardType,
  ComparisonOperator,
  DamageType,
  Keyword,
  LossReason,
  NamedKeyword,
  NonCardSabotageTarget,
  RaidSide,
  Zone,
} from './basic-words.ts'
import type { Counter } from './effects.ts'
import type { ForbiddableAct } from './modifiers.ts'

/** A set of players, always in turn order. */
export type PlayerSelector =
  | { kind: 'you' } // The controller of the link, power or modifier.
  | { kind: 'opponents' }
  | { kind: 'everyone' }
  | { kind: 'friends' } // Friendly players: you and the other players of your side.
  | { kind: 'side'; side: RaidSide } // The players of one side: "each Raider", "the Dungeon".
  | { kind: 'controllerOf'; what: Selector } // The controllers of these cards: "its controller".
  | { kind: 'ownerOf'; what: Selector }
  // Without `n`, declares a player as a target, or with `anyNumber` any number of players, among the players `of`. With
  // `n`, refers to the n-th target of this text.
  | { kind: 'targetPlayer'; n?: number; other?: true; of?: PlayerSelector; anyNumber?: true }
  | { kind: 'ghosts' } // The players who are ghosts.
  | { kind: 'chosen'; name: string } // The player whom a text of this card has chosen.
  | { kind: 'they' } // The player of the enclosing forEach, or the player under whose control a card enters.
  | { kind: 'thatPlayer' } // The player of the event that triggered the effect.
  | { kind: 'except'; players: PlayerSelector; without: PlayerSelector }

/** The player who makes a choice: each of some players, or a side together ("of the Raiders' choice"). */
export type Chooser = PlayerSelector | { kind: 'together'; side: RaidSide }

// Filters and selectors, which describe cards.

/**
 * Selects damage that was dealt this turn: by a card that matches `by`, to a character that matches `to`, and with a
 * card that matches `with`. A card counts as controlled by the player who controlled it at that time (rules glossary,
 * Haste).
 */
export type DamageThisTurnFilter = {
  by?: Filter
  to?: Filter
  types?: DamageType[] // The damage has any of these types.
  combat?: boolean
  with?: Filter
  fatal?: true // The damage was fatal (405.2).
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
  | { kind: 'tag'; tag: string } // Matches a card with this tag: "Melee", "Weapon", "Armor", "Dagger", …
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'named'; name: string } // Matches a card with this name (200.2).
  | { kind: 'nameHas'; word: string } // Matches a card whose name contains this word: "Scarlet allies".
  | { kind: 'sharesName'; with: Selector } // Matches a card that shares a name with one of those cards (200.2).
  | { kind: 'calledAs'; name: string } // Matches a card that has the name that a text of this card has chosen.
  | { kind: 'typeNamed'; name: string } // Matches a card that has the card type that was named before (R403).
  // Matches a card that has the tag that a text of this card has named: "of that class".
  | { kind: 'tagCalled'; name: string }
  | { kind: 'damageTypeCalled'; name: string } // Matches a card that has the damage type that was named (205.1b).
  // Matches a card that is in play or on the chain under the control of these players.
  | { kind: 'controlledBy'; players: PlayerSelector }
  // Matches a card in this zone. A card that is being played leaves its zone once its costs are paid (707.1f).
  | { kind: 'inZone'; zone: Zone }
  | { kind: 'state'; state: ObjectState }
  /** Compares a number of the card: "with cost 4 or less". */
  | { kind: 'stat'; stat: Stat; op: ComparisonOperator; value: NumberExpression }
  | { kind: 'attacking'; whom: Filter } // Matches a card that is attacking a character that matches `whom`.
  // Matches a card that is in combat with a character that matches `whom` (602.3b).
  | { kind: 'inCombatWith'; whom: Filter }
  // Matches a card that is the source of a modifier that gives one of these keywords to a card of `to`.
  | { kind: 'grants'; keywords: NamedKeyword[]; to: Selector }
  | { kind: 'dealtCombatDamageThisTurn'; by: Selector } // Matches a card "that was dealt combat damage by … this turn".
  | { kind: 'attackedThisTurn'; by: Selector } // Matches a card that one of those cards has attacked this turn (602.3).
  // Matches a card that was dealt damage that `of` selects this turn, at least `least` of it.
  | { kind: 'wasDealtThisTurn'; of: DamageThisTurnFilter; least?: NumberExpression }
  // Matches a card that dealt damage that `of` selects this turn.
  | { kind: 'hasDealtThisTurn'; of: DamageThisTurnFilter; least?: NumberExpression }
  | { kind: 'damageType'; type: DamageType } // Matches a card with this damage type (205.1b).
  /** Matches a card with this icon, such as a "Horde ally" or a "Hunter card" (206.1a, 206.1b). */
  | { kind: 'icon'; trait: string }
  | { kind: 'token' } // Matches a token (404.2a).
  | { kind: 'attachment' } // Matches a card that is an attachment, in any zone (400.1).
  | { kind: 'loot' } // Matches a loot card (204.3).
  // Matches a card that is unique (414.3a), unlimited (100.4), ongoing (305.2) or instant (409.1).
  | { kind: 'printed'; fact: PrintedFlag }
  // Matches a card that has an odd or an even number: "with an odd cost".
  | { kind: 'parity'; stat: Stat; odd: boolean }
  | { kind: 'sharesType'; with: Selector } // Matches a card that shares a type with one of those cards (300.1c).
  | { kind: 'is'; what: Selector } // Matches a card that is one of those cards.
  | { kind: 'bears'; what: Filter } // Matches a card to which a card that matches `what` is attached.
  | { kind: 'bearsCounter'; counter: string } // Matches a card that has a counter with that name on it (404.1).
  // Matches a card that shares one of these tags with one of those cards: "with the same class".
  | { kind: 'sharesTag'; with: Selector; tags: string[] }
  | { kind: 'inRow'; row: string } // Matches a card that is in that row of the lair, face up or face down (R303.3a).
  | { kind: 'attachedTo'; what: Selector } // Matches a card that is attached to one of those cards (400.6).
  // Matches a card that was removed from the game by a text of that card ("this way").
  | { kind: 'removedBy'; what: Selector }
  | { kind: 'rolled'; roll: string; faces: number[] } // Matches a card for which one of these faces was rolled.
  | { kind: 'able'; to: ForbiddableAct } // Matches a card to which the act in `to` can be done (709.2b).
  // Matches an object that is not a card but a player, or a player's deck, hand or graveyard (601.2b).
  | { kind: 'thing'; what: NonCardSabotageTarget }
  // Matches a character of the players `of` that matched `what` at some moment of this turn. Only Achievements may use
  // it; `as` tells several such questions apart.
  | { kind: 'hasBeen'; what: Filter; of: PlayerSelector; as: string }
  | { kind: 'described' } // Matches a card that fits the [description] of the keyword whose text contains this node.
  // Matches a card that has the tag that was named as its link was added ("the chosen race").
  | { kind: 'tagNamed'; name: string; tags: string[] }
  // Matches a card on the chain that is targeting a card that matches `whom`. `only`: it has no other targets (706.1a).
  | { kind: 'targeting'; whom: Filter; only?: true }
  // Matches a card whose own text could target that card (706.6).
  | { kind: 'couldTarget'; what: Selector }
  | { kind: 'and'; all: Filter[] }
  | { kind: 'or'; any: Filter[] }
  | { kind: 'not'; filter: Filter }

/** Yes-or-no facts of a card, which its type line or its text says. */
export type PrintedFlag = 'unique' | 'unlimited' | 'ongoing' | 'instant'

export type ObjectState =
  | 'ready'
  | 'exhausted'
  | 'damaged'
  | 'attacking'
  | 'defending'
  | 'inCombat' // The card is the attacker or the defender of a combat that has both (602.3b).
  | 'protecting' // The card has taken the place of the attacked character (602.2).
  | 'resource'
  | 'enteredThisTurn'
  | 'faceDown'
  | 'unattached' // The card is attached to no card (400).
  | 'healedThisTurn'
  | 'attackedThisTurn'
  | 'dealtDamageThisTurn' // The card has dealt damage this turn, or damage was dealt with it.
export type Stat = 'cost' | 'atk' | 'health' | 'printedHealth' | 'remaining' | 'damage' | 'def'

/** A set of cards or links. By default, only cards in play (712.4). */
export type Selector =
  | { kind: 'self' } // The card itself that has the text (200.1).
  // Every card that matches the filter. `of` are the owners of a zone other than play.
  | { kind: 'all'; filter: Filter; zone?: Zone; of?: PlayerSelector }
  | {
      kind: 'target' // Targets, which are chosen as the link is added (707.1d). By default, exactly one is chosen.
      filter: Filter
      zone?: Zone
      of?: PlayerSelector // The owners of the zone.
      min?: NumberExpression
      max?: NumberExpression
      oneEach?: PlayerSelector // Up to one card of each of these players is chosen.
      other?: true // The target can't be a card that this text has chosen before: "another" (706.1).
      random?: true // The targets are chosen at random (706.5).
      by?: Chooser // The player who chooses the targets. By default, the link's controller does (707.1d).
    }
  | { kind: 'thatTarget'; n?: number } // The n-th declared target of this text, when the text mentions it again ("it").
  | { kind: 'host' } // The host of this attachment: "attached [thing]" (400.6).
  | { kind: 'hero'; of: PlayerSelector }
  | { kind: 'startingHero'; of: PlayerSelector } // The starting hero, wherever a Master Hero has put it (301.4d).
  | { kind: 'mark'; mark: string } // The card with this mark: "the MARKED hero".
  | { kind: 'event'; role: EventRole } // A card of the event that triggered the effect.
  | { kind: 'bound'; name: string } // The cards that an earlier part of this text named with `as`.
  // The card for which a number is read. In an amount of damage, this is each character that is dealt the damage.
  | { kind: 'about' }
  // The cards of `of` with the highest or lowest number, including all that tie.
  | { kind: 'extreme'; of: Selector; by: Stat; most: 'highest' | 'lowest' }
  // The top cards of the main deck, or of the deck that `deck` names.
  | { kind: 'top'; of: PlayerSelector; count: NumberExpression; deck?: string }
  // The top cards of a deck up to and including the first that matches.
  | { kind: 'topUntil'; of: PlayerSelector; until: Filter }
  | { kind: 'union'; any: Selector[] }

/**
 * The roles of cards in an event: the card that it is about, the cards that dealt and were dealt damage, and the card
 * that the subject attacks, defends against, sabotages or is inspired by.
 */
export type EventRole = 'subject' | 'dealer' | 'dealtTo' | 'against'

// Numbers.

export type NumberExpression =
  | number
  | { kind: 'count'; of: Selector }
  | { kind: 'howMany'; who: PlayerSelector } // The number of these players who are in the game.
  // One of the numbers of a card, such as its ATK, or 0 if there is no card (104.2).
  | { kind: 'stat'; stat: Stat; of: Selector }
  | { kind: 'total'; stat: Stat; of: Selector } // The sum of a number of these cards, such as their ATK.
  // The number of different names (200.2) or card types (300.1c) among these cards.
  | { kind: 'different'; what: 'names' | 'types'; of: Selector }
  | { kind: 'level' } // The level of the Dungeon hero.
  // The position of the lair's hero among the lair's Bosses, from 1 (R203.1). `called`: the raid calls the position the
  // Boss's number (R502.2a).
  | { kind: 'stage'; called?: 'boss' }
  | { kind: 'sum'; of: NumberExpression[] }
  | { kind: 'times'; of: NumberExpression[] }
  // A number divided by `by` and rounded down, or up: "for each 5 damage", "half".
  | { kind: 'quotient'; of: NumberExpression; by: number; up?: true }
  // The amount, doubled as many times as `each` says (rules glossary, Doubled).
  | { kind: 'doubledFor'; amount: NumberExpression; each: NumberExpression }
  // The n-th number for the n-th target of a divided amount, or for the n-th character that is dealt damage.
  | { kind: 'respective'; of: number[] }
  | { kind: 'bound'; name: string } // The result of a die, or a number, that an earlier part of the text named.
  // The result of the die that was rolled for the card for which the number is read, such as each character that is
  // dealt damage.
  | { kind: 'dieFor'; roll: string }
  | { kind: 'x' } // The X of the link (707.1b). In a keyword's text, this is the keyword's number.
  // The number of these tags that those cards have ("different classes").
  | { kind: 'tagsAmong'; of: Selector; tags: string[] }
  | { kind: 'thatMuch' } // The amount of the event that triggered the effect, or of the packet that is being replaced.
  | { kind: 'maxHandSize' } // The maximum hand size of the player `they`, or of you.
  | { kind: 'counters'; counter: Counter; of: Selector } // The number of counters of this kind on these cards (404.1).
  // The damage dealt this turn, or the number of cards that dealt it or were dealt it.
  | { kind: 'dealtThisTurn'; of: DamageThisTurnFilter; what?: 'dealers' | 'dealtTo' }
  | { kind: 'healedThisTurn'; by?: Filter; from?: Filter } // The damage healed this turn (407).
  // The number of times that this was done this turn.
  | { kind: 'timesThisTurn'; did: TurnAct; what?: Filter; by?: PlayerSelector }
  // The number of cards with that tag that have left your party this game, as the raid counts them.
  | { kind: 'haveLeft'; tag: string }

// Conditions.

export type Condition =
  | { kind: 'exists'; what: Selector; atLeast?: NumberExpression; atMost?: NumberExpression }
  // True if there is at least one of these cards, and all of them match.
  | { kind: 'matches'; what: Selector; filter: Filter }
  /** Compares two numbers. `there`: the condition is false if a card that they read is missing (712.8). */
  | { kind: 'compare'; a: NumberExpression; op: ComparisonOperator; b: NumberExpression; there?: true }
  | { kind: 'completedThisTurn'; by: PlayerSelector } // True if one of these players has completed a quest this turn.
  | { kind: 'odd'; n: NumberExpression } // True if the number is 1, 3, 5 …
  | { kind: 'turnOf'; players: PlayerSelector }
  // True if a hero of these players has this class, faction, talent spec, race or profession (206.1).
  | { kind: 'heroHas'; of: PlayerSelector; trait: string }
  // True if at least this many of the cards share one of these tags.
  | { kind: 'sharedTag'; what: Selector; tags: string[]; atLeast: number }
  // True if the guess was right. False if one of the cards is missing (712.8).
  | { kind: 'guessed'; as: string; stat: Stat; of: Selector; than: Selector }
  // True if the guess whether the card matches was right. False if there is no card.
  | { kind: 'guessedThat'; as: string; what: Selector; is: Filter }
  | { kind: 'differentNames'; what: Selector } // True if no two of these cards share a name (200.2).
  | { kind: 'sameTypes'; what: Selector } // True if all of these cards have exactly the same types (300.1c).
  | { kind: 'firstTurnOf'; players: PlayerSelector } // True if it is the first turn of one of these players.
  // True if one of these players took the first turn of the game (101.2).
  | { kind: 'wentFirst'; players: PlayerSelector }
  | { kind: 'readyStepOf'; players: PlayerSelector } // True if it is the ready step of one of these players (501.1).
  | { kind: 'level'; least: number } // True if the level of the Dungeon hero is at least `least` (rulebook).
  | { kind: 'flippedFirst'; what: Selector } // True if that card was the first Dungeon card that was flipped this turn.
  // True if damage with these properties was dealt this turn, at least `least` of it (`DamageThisTurnFilter`).
  | {
      kind: 'dealtDamageThisTurn'
      by?: Filter
      to?: Filter
      types?: DamageType[]
      combat?: boolean
      with?: Filter
      fatal?: true
      least?: NumberExpression
    }
  // True if damage was healed this turn by a card that matches `by`, from a card that matches `from` (407), at least
  // `least` of it.
  | { kind: 'healedThisTurn'; by?: Filter; from?: Filter; least?: NumberExpression }
  // True if the act was done this turn, at least once or a number of times within the limits. The players of `entered`
  // and `left` are those who controlled the card.
  | {
      kind: 'didThisTurn'
      did: TurnAct
      what?: Filter
      by?: PlayerSelector
      least?: NumberExpression
      most?: NumberExpression
    }
  // True if a card that matches `what` was destroyed this turn. Its last known information is read (709.2d).
  | { kind: 'destroyedThisTurn'; what: Filter }
  // True if the condition `holds` is true for at least one of these players, who is "they" in it.
  | { kind: 'anyPlayer'; of: PlayerSelector; holds: Condition }
  // True if the number of these players in the game is within the limits.
  | { kind: 'players'; who: PlayerSelector; atLeast?: number; atMost?: number }
  // True if the number of players of that side who have lost is within the limits. `how`: only losses in one of these
  // ways count. `hero`: only players whose hero matches this filter count, by the hero's last known information.
  | { kind: 'lost'; side: RaidSide; how?: LossReason[]; hero?: Filter; atLeast?: number; atMost?: number }
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; cond: Condition }
