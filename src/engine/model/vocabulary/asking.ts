/** What texts ask: who, which cards, how much, whether. Every node is plain JSON. */
import type { Deed } from './modifiers.ts'
import type {
  CardType,
  Comparison,
  DamageType,
  Keyword,
  Loss,
  NamedKeyword,
  RaidSide,
  Thing,
  Zone,
} from './words.ts'

/** A set of players, always read in turn order. */
export type Players =
  | { kind: 'you' } // the controller of the link, power or modifier
  | { kind: 'opponents' }
  | { kind: 'everyone' }
  | { kind: 'friends' } // friendly players: you and those of your side
  | { kind: 'side'; side: RaidSide } // "each Raider", "the Dungeon"
  | { kind: 'controllerOf'; what: Selector } // "its controller"
  | { kind: 'ownerOf'; what: Selector }
  | { kind: 'targetPlayer'; n?: number; other?: true; of?: Players; anyNumber?: true } // without n: declares a targeted player, or any number, of these; with n: the n-th target of this text
  | { kind: 'ghosts' } // those who are
  | { kind: 'they' } // the player of the enclosing forEach, or under whose control a card enters
  | { kind: 'thatPlayer' } // of the event that triggered this
  | { kind: 'except'; players: Players; without: Players }

/** Who makes a choice: each of some players, or a side together ("of the Raiders' choice"). */
export type Chooser = Players | { kind: 'together'; side: RaidSide }

// ---------------------------------------------------------------- which cards

/** A question about one card. `you` inside it is the controller of the text it stands in. */
export type Filter =
  | { kind: 'type'; type: CardType }
  | { kind: 'tag'; tag: string } // "Melee", "Weapon", "Armor", "Dagger", …
  | { kind: 'keyword'; keyword: Keyword }
  | { kind: 'named'; name: string } // 200.2
  | { kind: 'nameHas'; word: string } // that word is part of its name: "Scarlet allies"
  | { kind: 'sharesName'; with: Selector } // 200.2
  | { kind: 'calledAs'; name: string } // has the name that this text or another of this card has named
  | { kind: 'typeNamed'; name: string } // is of the card type that was named so (R403)
  | { kind: 'controlledBy'; players: Players } // in play or on the chain
  | { kind: 'state'; state: ObjectState }
  | { kind: 'stat'; stat: Stat; op: Comparison; value: Num } // "with cost 4 or less"
  | { kind: 'attacking'; whom: Filter } // is attacking a character that …
  | { kind: 'inCombatWith'; whom: Filter } // is in combat with a character that … (602.3b)
  | { kind: 'grants'; keywords: NamedKeyword[]; to: Selector } // is the source of a modifier that gives one of these to …
  | { kind: 'dealtCombatDamageThisTurn'; by: Selector } // "that was dealt combat damage by … this turn"
  | { kind: 'attackedThisTurn'; by: Selector } // that one of those has attacked this turn (602.3)
  | { kind: 'damageType'; type: DamageType } // 205.1b
  | { kind: 'icon'; trait: string } // a "Horde ally", a "Hunter card" by its icon (206.1a, 206.1b)
  | { kind: 'token' } // 404.2a
  | { kind: 'loot' } // 204.3
  | { kind: 'sharesType'; with: Selector } // one of its types is a type of one of those (300.1c)
  | { kind: 'is'; what: Selector } // is one of those
  | { kind: 'bears'; what: Filter } // such a card is attached to it
  | { kind: 'bearsCounter'; counter: string } // such a counter is on it (404.1)
  | { kind: 'sharesTag'; with: Selector; tags: string[] } // has one of these that one of those has, too: "with the same class"
  | { kind: 'inRow'; row: string } // lies in that row of the lair's own, face up or face down (R303.3a)
  | { kind: 'attachedTo'; what: Selector } // to one of those (400.6)
  | { kind: 'removedBy'; what: Selector } // removed from the game by a text of that card ("this way")
  | { kind: 'rolled'; roll: string; faces: number[] } // for which one of these was rolled
  | { kind: 'able'; to: Deed } // to which that can be done (709.2b)
  | { kind: 'thing'; what: Thing } // no card but a player, or a deck, hand or graveyard of one (601.2b)
  | { kind: 'hasBeen'; what: Filter; of: Players; as: string } // a character that was so at some moment of this turn, one of theirs; only an Achievement may ask
  | { kind: 'described' } // in a keyword's text: fits its [description]
  | { kind: 'tagNamed'; name: string; tags: string[] } // has the tag that was named as its link was added ("the chosen race")
  | { kind: 'targeting'; whom: Filter; only?: true } // a card on the chain that is targeting …; only: and nothing else (706.1a)
  | { kind: 'couldTarget'; what: Selector } // its own text could target that (706.6)
  | { kind: 'and'; all: Filter[] }
  | { kind: 'or'; any: Filter[] }
  | { kind: 'not'; filter: Filter }

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
  | 'unattached' // to no card (400)
  | 'healedThisTurn'
  | 'attackedThisTurn'
  | 'dealtDamageThisTurn' // or damage was dealt with it
export type Stat = 'cost' | 'atk' | 'health' | 'printedHealth' | 'remaining' | 'damage' | 'def'

/** A set of cards (or links). Unless it says so, only cards in play (712.4). */
export type Selector =
  | { kind: 'self' } // self-reference (200.1)
  | { kind: 'all'; filter: Filter; zone?: Zone; of?: Players } // each card that …; `of`: owners of a non-play zone
  | {
      kind: 'target' // chosen at 707.1d; default exactly 1
      filter: Filter
      zone?: Zone
      of?: Players // owners of that zone
      min?: Num
      max?: Num
      oneEach?: Players // player by player, up to one of the cards of each of these
      other?: true // "another": none that this text has chosen before (706.1)
      random?: true // 706.5
      by?: Chooser // who chooses, if not the link's controller (707.1d)
    }
  | { kind: 'thatTarget'; n?: number } // the n-th declared target of this text, again ("it")
  | { kind: 'host' } // "attached [thing]" (400.6)
  | { kind: 'hero'; of: Players }
  | { kind: 'startingHero'; of: Players } // where a Master Hero has put it (301.4d)
  | { kind: 'mark'; mark: string } // "the MARKED hero"
  | { kind: 'event'; role: EventRole } // from the event that triggered this
  | { kind: 'bound'; name: string } // what an earlier part of this text named with `as`
  | { kind: 'about' } // for which a number is read: in an amount of damage, each character that is dealt it
  | { kind: 'extreme'; of: Selector; by: Stat; most: 'highest' | 'lowest' } // ties stay a set
  | { kind: 'top'; of: Players; count: Num; deck?: string } // the top cards of a deck; `deck`: one besides the main one
  | { kind: 'topUntil'; of: Players; until: Filter } // the top cards of a deck, the first that fits the last of them
  | { kind: 'union'; any: Selector[] }

/**
 * What an event calls its parts: the card it is about, who dealt and who was dealt damage, and whom the subject
 * attacks, defends against, sabotages or is inspired by.
 */
export type EventRole = 'subject' | 'dealer' | 'dealtTo' | 'against'

// ---------------------------------------------------------------- how much

export type Num =
  | number
  | { kind: 'count'; of: Selector }
  | { kind: 'howMany'; who: Players } // of these players are in the game
  | { kind: 'stat'; stat: Stat; of: Selector } // of one card; 0 when there is none (104.2)
  | { kind: 'total'; stat: Stat; of: Selector } // of all of them together
  | { kind: 'different'; what: 'names' | 'types'; of: Selector } // how many names (200.2), or card types (300.1c), they have
  | { kind: 'level' } // of the Dungeon hero
  | { kind: 'stage'; called?: 'boss' } // which of its Bosses the lair's hero is, from 1 (R203.1); called: where that is the Boss's number (R502.2a)
  | { kind: 'sum'; of: Num[] }
  | { kind: 'times'; of: Num[] }
  | { kind: 'doubledFor'; amount: Num; each: Num } // doubled once for each (glossary)
  | { kind: 'respective'; of: number[] } // the n-th number is for the n-th target of a divided amount, or for the n-th character that is dealt damage
  | { kind: 'bound'; name: string } // a die or a number an earlier part named
  | { kind: 'dieFor'; roll: string } // the die of the card it is about: whom damage is dealt
  | { kind: 'x' } // the X of the link (707.1b); in a keyword's text its number
  | { kind: 'tagsAmong'; of: Selector; tags: string[] } // how many of these they have between them ("different classes")
  | { kind: 'thatMuch' } // the amount of the event that triggered this, or of the packet that is replaced
  | { kind: 'maxHandSize' } // of `they` or of you
  | { kind: 'counters'; counter: string; of: Selector } // 404.1: on one card
  | { kind: 'haveLeft'; tag: string } // how many with that tag have left your party in this game, as the raid counts them

// ---------------------------------------------------------------- whether

export type Condition =
  | { kind: 'exists'; what: Selector; atLeast?: Num; atMost?: Num }
  | { kind: 'matches'; what: Selector; filter: Filter } // all of them, and there is at least one
  | { kind: 'compare'; a: Num; op: Comparison; b: Num; there?: true } // there: only if the cards exist (712.8)
  | { kind: 'completedThisTurn'; by: Players } // one of them has completed a quest
  | { kind: 'odd'; n: Num } // 1, 3, 5 …
  | { kind: 'turnOf'; players: Players }
  | { kind: 'heroHas'; of: Players; trait: string } // 206.1: class, faction, talent spec, race, profession
  | { kind: 'sharedTag'; what: Selector; tags: string[]; atLeast: number } // so many of them share one of these
  | { kind: 'guessed'; as: string; stat: Stat; of: Selector; than: Selector } // the guess was right; neither if one is missing (712.8)
  | { kind: 'guessedThat'; as: string; what: Selector; is: Filter } // that it is, or isn't, was guessed right; of nothing no guess is right
  | { kind: 'differentNames'; what: Selector } // no two of them share a name (200.2)
  | { kind: 'sameTypes'; what: Selector } // all of them have as many types, and the same (300.1c)
  | { kind: 'firstTurnOf'; players: Players } // it is their turn, and their first
  | { kind: 'readyStepOf'; players: Players } // it is the ready step of one of them (501.1)
  | { kind: 'level'; least: number } // the Dungeon hero is at that level or above (rulebook)
  | { kind: 'flippedFirst'; what: Selector } // that card was the first Dungeon card flipped this turn
  | { kind: 'dealtDamageThisTurn'; by: Filter; to: Filter } // read from what was true as it was dealt
  | { kind: 'destroyedThisTurn'; what: Filter } // such a card, as it was last known (709.2d)
  | { kind: 'anyPlayer'; of: Players; holds: Condition } // for one of them at least, who is "they" in it
  | { kind: 'players'; who: Players; atLeast?: number; atMost?: number } // in the game
  | { kind: 'lost'; side: RaidSide; how?: Loss[]; hero?: Filter; atLeast?: number; atMost?: number } // players of that side who have lost; how: in one of these ways; hero: with such a hero, as it was last known
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; cond: Condition }
