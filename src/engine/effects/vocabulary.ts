/**
 * The vocabulary that cards are written in. Every node is plain JSON; a card's text is generated from these
 * nodes and the interpreter runs the same nodes, so what is shown and what happens cannot disagree.
 * Numbers in brackets are rules of the Comprehensive Rules 7.4.
 */

export const DAMAGE_TYPES = [
  'arcane',
  'fire',
  'frost',
  'holy',
  'melee',
  'nature',
  'ranged',
  'shadow',
] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

export const CARD_TYPES = [
  'ability',
  'ally',
  'equipment',
  'hero',
  'location',
  'quest',
  'achievement',
  'cube', // raiders may use its powers, and nothing else can be done about it (R402.3)
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Every card is in one of these; deck and chain are ordered (415.1). */
export const ZONES = ['chain', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const
export type Zone = (typeof ZONES)[number]

/** What a player has, or is, besides cards: an attacker may sabotage it (601.2b). */
export const THINGS = ['player', 'deck', 'hand', 'graveyard'] as const
export type Thing = (typeof THINGS)[number]

/** Keywords without a number. What each means is written once, as data in `keywords.ts` or in the rules. */
export const PLAIN_KEYWORDS = [
  'aberration',
  'absorb',
  'arcaneResistance',
  'berserking',
  'bearForm',
  'artifact',
  'boss',
  'catForm',
  'conspicuous',
  'dualShield',
  'dualWield',
  'elusive',
  'escapeArtist',
  'ferocity',
  'infiniteWield',
  'inspire', // with `of`: what it readies
  'fireResistance',
  'frostResistance',
  'ghost', // rules/ghosts.ts
  'hardiness',
  'harmonize',
  'immune',
  'holyResistance',
  'inspiringPresence',
  'invincible',
  'irradiated',
  'longRange',
  'meleeResistance',
  'natureResistance',
  'preparation',
  'protector',
  'rangedDualWield',
  'rift',
  'sentinel',
  'sabotage', // with `of`: what it may sabotage
  'sextupleWield',
  'shadowmeld',
  'rangedResistance',
  'shadowResistance',
  'smash',
  'spellshield',
  'stealth',
  'thrown',
  'timeIsMoney',
  'trap',
  'twoHandedDualWield',
  'untargetable',
  'warStomp',
  'willOfTheForsaken',
] as const
/** Keywords with a number: Assault N, Flip N. Several instances add up. */
export const NUMBERED_KEYWORDS = ['assault', 'flip', 'haste', 'mend'] as const
/** Keywords with a description: Diplomacy [Dwarf]. */
export const DESCRIBED_KEYWORDS = ['diplomacy', 'finishingMove'] as const
/** Keywords that are short for what their card has in full: there the power, or the text in it, is `called` so. */
export const SPELLED_KEYWORDS = [
  'arcaneTorrent',
  'awesome',
  'deathRattle',
  'delve',
  'echo',
  'enrage',
  'eternal',
  'findTreasure',
  'portal',
  'stash',
  'warp',
] as const
export type SpelledKeyword = (typeof SPELLED_KEYWORDS)[number]
/** Keywords that are printed, or given, by their name alone. */
export type NamedKeyword =
  | (typeof PLAIN_KEYWORDS)[number]
  | (typeof NUMBERED_KEYWORDS)[number]
  | (typeof DESCRIBED_KEYWORDS)[number]
export type Keyword = NamedKeyword | SpelledKeyword

/** The two sides of a raid. The lair's side is a Boss player or an automated Dungeon. */
export type RaidSide = 'raiders' | 'lair'
/** Players of one side are friends, those of others opponents. Where there is no lair, sides are teams, from 1. */
export type Side = RaidSide | `team ${number}`

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

// ---------------------------------------------------------------- who

/** A set of players, always read in turn order. */
export type Players =
  | { kind: 'you' } // the controller of the link, power or modifier
  | { kind: 'opponents' }
  | { kind: 'everyone' }
  | { kind: 'friends' } // friendly players: you and those of your side
  | { kind: 'side'; side: RaidSide } // "each Raider", "the Dungeon"
  | { kind: 'controllerOf'; what: Selector } // "its controller"
  | { kind: 'ownerOf'; what: Selector }
  | { kind: 'targetPlayer'; n?: number; other?: true; of?: Players } // without n: declares a targeted player, one of these; with n: the n-th target of this text
  | { kind: 'ghosts' } // those who are
  | { kind: 'they' } // the player of the enclosing forEach, or under whose control a card enters
  | { kind: 'thatPlayer' } // of the event that triggered this
  | { kind: 'except'; players: Players; without: Players }

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
  | { kind: 'controlledBy'; players: Players } // in play or on the chain
  | { kind: 'state'; state: ObjectState }
  | { kind: 'stat'; stat: Stat; op: Comparison; value: Num } // "with cost 4 or less"
  | { kind: 'attacking'; whom: Filter } // is attacking a character that …
  | { kind: 'grants'; keywords: NamedKeyword[]; to: Selector } // is the source of a modifier that gives one of these to …
  | { kind: 'dealtCombatDamageThisTurn'; by: Selector } // "that was dealt combat damage by … this turn"
  | { kind: 'damageType'; type: DamageType } // 205.1b
  | { kind: 'icon'; trait: string } // a "Horde ally", a "Hunter card" by its icon (206.1a, 206.1b)
  | { kind: 'token' } // 404.2a
  | { kind: 'loot' } // 204.3
  | { kind: 'sharesType'; with: Selector } // one of its types is a type of one of those (300.1c)
  | { kind: 'is'; what: Selector } // is one of those
  | { kind: 'bears'; what: Filter } // such a card is attached to it
  | { kind: 'removedBy'; what: Selector } // removed from the game by a text of that card ("this way")
  | { kind: 'rolled'; roll: string; faces: number[] } // for which one of these was rolled
  | { kind: 'able'; to: Deed } // to which that can be done (709.2b)
  | { kind: 'thing'; what: Thing } // no card but a player, or a deck, hand or graveyard of one (601.2b)
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
      other?: true // "another": none that this text has chosen before (706.1)
      random?: true // 706.5
      by?: Players // who chooses, if not the link's controller (707.1d)
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
  | { kind: 'top'; of: Players; count: Num } // the top cards of a deck
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
  | { kind: 'stat'; stat: Stat; of: Selector } // of one card; 0 when there is none (104.2)
  | { kind: 'total'; stat: Stat; of: Selector } // of all of them together
  | { kind: 'different'; what: 'names' | 'types'; of: Selector } // how many names (200.2), or card types (300.1c), they have
  | { kind: 'level' } // of the Dungeon hero
  | { kind: 'sum'; of: Num[] }
  | { kind: 'times'; of: Num[] }
  | { kind: 'doubledFor'; amount: Num; each: Num } // doubled once for each (glossary)
  | { kind: 'respective'; of: number[] } // of a divided amount: so much for the first target, so much for the second
  | { kind: 'bound'; name: string } // a die or a number an earlier part named
  | { kind: 'dieFor'; roll: string } // the die of the card it is about: whom damage is dealt
  | { kind: 'x' } // the X of the link (707.1b); in a keyword's text its number
  | { kind: 'tagsAmong'; of: Selector; tags: string[] } // how many of these they have between them ("different classes")
  | { kind: 'thatMuch' } // the amount of the event that triggered this, or of the packet that is replaced
  | { kind: 'maxHandSize' } // of `they` or of you
  | { kind: 'counters'; counter: string; of: Selector } // 404.1: on one card

// ---------------------------------------------------------------- whether

export type Condition =
  | { kind: 'exists'; what: Selector; atLeast?: Num; atMost?: Num }
  | { kind: 'matches'; what: Selector; filter: Filter } // all of them, and there is at least one
  | { kind: 'compare'; a: Num; op: Comparison; b: Num; there?: true } // there: only if the cards exist (712.8)
  | { kind: 'turnOf'; players: Players }
  | { kind: 'heroHas'; of: Players; trait: string } // 206.1: class, faction, talent spec, race, profession
  | { kind: 'sharedTag'; what: Selector; tags: string[]; atLeast: number } // so many of them share one of these
  | { kind: 'guessed'; as: string; stat: Stat; of: Selector; than: Selector } // the guess was right; neither if one is missing (712.8)
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
  | { kind: 'lost'; side: RaidSide; atLeast?: number; atMost?: number } // players of that side who have lost
  | { kind: 'all'; of: Condition[] }
  | { kind: 'any'; of: Condition[] }
  | { kind: 'not'; cond: Condition }

// ---------------------------------------------------------------- what happens

/** Most happen at once and are over (713.1); those that say a duration make continuous modifiers (714.1). */
export type Effect =
  | { kind: 'do'; steps: Effect[]; called?: SpelledKeyword } // in order (709.2b)
  | {
      kind: 'deal' // one packet per destination (405.4)
      by: Selector
      each?: string // all of `by` deal it at once, each under this name in its own amount and destination
      amount: Num
      types: DamageType[]
      to: Selector
      unpreventable?: true
      smash?: true // to an ally; what is more than fatal goes to its controller's hero (405.8)
      combat?: true // it counts as combat damage (408.3b)
      divided?: true // `to` is a target: the amount is divided as the link is added (707.1d)
      dividedBy?: Chooser // who divides it among any number of these, as it is dealt
      as?: string // the characters that were dealt damage this way
      total?: string // how much was dealt this way
    }
  | { kind: 'heal'; by: Selector; amount: Num | 'all'; from: Selector; divided?: true } // 407; divided: 707.1d
  | { kind: 'putDamage'; on: Selector; amount: Num | 'double' } // it isn't dealt, and never more than fatal (405.3)
  | { kind: 'putDivided'; who: Chooser; on: Selector; amount: Num } // as much of it as there is health for
  | { kind: 'switchDamage'; of: Selector; with: Selector } // 405.7
  | { kind: 'preventThat' } // the packet that is being replaced (717.3)
  | { kind: 'destroy'; what: Selector; as?: string }
  | { kind: 'exhaust'; what: Selector; as?: string; done?: string } // `as` binds all of `what`, exhausted or not (714.3f); `done` those exhausted this way
  | { kind: 'ready'; what: Selector }
  | {
      kind: 'put' // into its owner's …; play: under your control
      what: Selector
      to: Place
      exhausted?: true
      as?: CardType // into play as that type (300.1d)
      under?: 'owners' // into play under its owner's control
      of?: Players // into the zone of this player, who owns it from then on (415.2)
      faceDown?: true // removed from the game so that only its owner sees it (415.7a)
      bind?: string // those that were put there
    }
  | { kind: 'draw'; who: Players; count: Num }
  | { kind: 'drawUntil'; who: Players; handSize: Num } // 713.2
  | {
      kind: 'discard'
      who: Players
      count: Num | 'hand'
      random?: true
      between?: true
      as?: string
      cards?: string
    } // one player (several: forEach, or at random), or so many in all `between` them; `as`: a number, how many; `cards`: which
  | { kind: 'choose'; who: Chooser; from: Selector; count: Num; upTo?: true; random?: true; as: string } // as many as possible
  | { kind: 'forEach'; players: Players; do: Effect } // choices in turn order (802.1)
  | { kind: 'forEachCard'; of: Selector; as: string; do: Effect } // one after the other
  | { kind: 'may'; who: Players; do: Effect } // 712.7
  | { kind: 'pay'; who: Players; amount: Num } // so many resources, as a text resolves
  | { kind: 'ifYouDo'; first: Effect; then: Effect; else?: Effect } // 709.2f; else: "unless"
  | { kind: 'if'; cond: Condition; then: Effect; else?: Effect }
  | { kind: 'roll'; who: Players; dice: number; as: string } // the sum
  | { kind: 'rollFor'; of: Selector; by: 'you' | 'controllers'; assign?: Players; as: string } // a die for each card; assign: who chooses which die is whose
  | { kind: 'repeat'; do: Effect; while: Condition } // once, and then again and again
  | { kind: 'byRoll'; roll: string; rows: { from: number; to: number; do: Effect }[] }
  | { kind: 'modal'; who: Chooser; modes: Effect[]; choose?: number; orFewer?: true } // chosen at 707.1c, one mode or `choose`
  | { kind: 'empower'; thing: string; do: Effect } // while you control a hero or ally with that tag, as it is added and as it resolves
  | { kind: 'changeTarget'; of: Selector; to: Selector } // of a card on the chain with a single target (706.2)
  | { kind: 'flipCards'; count: Num } // the automated player plays the top cards of its deck, one after the other
  | { kind: 'placeResource'; what: Selector; exhausted?: true } // an additional resource: a link of its own (412.1c)
  | {
      kind: 'modify' // a definite continuous modifier (714.3)
      mods: Modifier[]
      duration: Duration
      until?: Players // whose turn `yourNextTurn` means then
      while?: Condition // when it applies (714.3a)
      remains?: { what: Selector; is: Filter } // it is there only while that has remained so (714.3b)
    }
  | { kind: 'later'; on: Trigger; do: Effect; duration?: Duration; next?: true } // the next time, or each time in its duration, or the next time in it (715)
  | { kind: 'thereupon'; of: Selector; do: Effect } // for each of those, to which it was done "this way", a triggered effect (715)
  | { kind: 'gainControl'; who: Players; of: Selector } // for the rest of the game
  | { kind: 'reveal'; what: Selector; as: string }
  | { kind: 'look'; what: Selector; as: string } // who it is told to sees those cards
  | { kind: 'play'; what: Selector; free?: true; copy?: true } // adds it to the chain; free: without paying its cost; copy: a copy of it (402.2)
  | { kind: 'putResource'; what: Selector; exhausted?: true } // into its owner's resource row, face down
  | { kind: 'search'; who: Players; deckOf: Players; also?: 'graveyard'; filter: Filter; as: string } // one card, shuffles after; `also`: that zone or the deck or both (413)
  | { kind: 'name'; who: Players; what: Naming; as: string } // a card's name, or a made-up one (200.3); later texts of this card know it
  | { kind: 'guess'; who: Players; as: string } // whether something is higher or lower (712.8)
  | { kind: 'nameTag'; who: Players; tags: string[]; as: string } // one of these: "choose an ally type"
  | { kind: 'shuffleGraveyardIntoDeck'; who: Players }
  | { kind: 'shuffle'; who: Players } // their decks (415.3)
  | { kind: 'turnDeckOver'; who: Players } // 415.3d
  | { kind: 'interrupt'; what: Selector } // 711
  | { kind: 'flip'; what: Selector } // turn face down; a Boss turns over (R101.1b)
  | { kind: 'swap'; what: Selector; with: CardRef; sameReadiness?: true } // for another card of the same Boss (R101.4)
  | { kind: 'addCounters'; to: Selector; counter: Counter; count: Num; divided?: true } // 404.1; divided: 707.1d
  | { kind: 'removeCounters'; from: Selector; counter: string; count: Num | 'all'; as?: string } // `as`: how many
  | { kind: 'putToken'; token: TokenCard; count: Num; under?: Players; exhausted?: true; as?: string } // 404.2
  | { kind: 'tokenCopy'; of: Selector; count: Num } // 402.4
  | { kind: 'becomeCopy'; what: Selector; of: Selector } // 402.3
  | { kind: 'copyLink'; what: Selector } // 402.1: a card on the chain
  | { kind: 'exchangeControl'; a: Selector; b: Selector } // 415.8e
  | { kind: 'attach'; what: Selector; to: Selector; while?: Filter } // while: and comes off once its host isn't so any more; from where it is in play; `to` is its attach description from then on (400.1)
  | { kind: 'reattach'; what: Selector; to?: Filter } // 400.7
  | { kind: 'triggerPowers'; of: Selector } // 703.5
  | { kind: 'removeFromCombat'; what: Selector } // 602.4
  | { kind: 'becomeDefender'; what: Selector } // 602.3a
  | { kind: 'extraTurn'; who: Players; after?: 'theirNext' } // after this one (500.3), or after their next one
  | { kind: 'skipTurn'; who: Players } // their next one (500.4)
  | { kind: 'endTurn'; skipTo?: Players } // this one, and those up to that player's (500.5)
  | { kind: 'moveToRightOf'; who: Players; of: Players } // 500.6
  | { kind: 'win'; who: Players } // the game, with those of their side
  | { kind: 'earn' } // this Achievement is earned

export type Place = 'hand' | 'deckTop' | 'deckBottom' | 'graveyard' | 'removed' | 'play'

/** What is named: a card, by its name, or a name that doesn't exist yet (200.3). */
export type Naming = 'card' | 'madeUp'

/** A card by its id, with its name for those who read it. */
export interface CardRef {
  readonly id: string
  readonly name: string
}

/** A counter with a name, or one that changes what its card has (404.1c). */
export type Counter = string | { atk?: number; health?: number; def?: number }

/** What a token is (404.2): all of it printed. Without a name it is called by its tags. Its cost is 0 (201.4). */
export interface TokenCard {
  readonly name?: string
  readonly calledAs?: string // the name that was named so (200.3)
  readonly unique?: true
  readonly type: CardType
  readonly tags: readonly string[] // `Melee (1)` is one with a limit
  readonly atk?: number
  readonly damageType?: DamageType
  readonly health?: number
  readonly strikeCost?: number
  readonly powers?: readonly Named<Power>[]
}

/** Who makes a choice: each of some players, or a side together ("of the Raiders' choice"). */
export type Chooser = Players | { kind: 'together'; side: RaidSide }

export type Duration =
  | 'turn'
  | 'combat'
  | 'game'
  | 'nextReadyStep' // of the affected card's controller
  | 'untilItTurns' // until its source flips or leaves play
  | 'yourNextTurn' // until the start of the next turn of who made it, or of `until` (501.1a)

// ---------------------------------------------------------------- continuous

/** One line of a continuous power or of a definite modifier. `to` says which cards, again at every moment. */
export type Modifier =
  | { kind: 'stats'; to: Affected; atk?: Num; health?: Num; def?: Num }
  | { kind: 'keyword'; to: Affected; keyword: NamedKeyword; n?: Num; of?: Filter[] }
  | { kind: 'control'; to: Affected; by: Players }
  | { kind: 'veil'; to: Affected } // between ghosts and others: of all these players
  | { kind: 'ghost'; to: Affected } // these players are
  | { kind: 'grant'; to: Affected; power: Named<Power> } // a power that isn't a keyword (700.1)
  | { kind: 'powersOf'; to: Affected; of: Selector } // the printed powers of cards, flagged as it is made (200.1a)
  | { kind: 'losePowers'; to: Affected; cantHave?: true; keywords?: Keyword[] } // 700.3; "loses and can't have powers"; keywords: only these
  | { kind: 'tag'; to: Affected; tags: string[]; named?: string } // 202.3; named: the one of these that was named so
  | { kind: 'damageType'; to: Affected; type: DamageType; also?: true } // 205.1, 205.1c
  | {
      kind: 'become' // another type, instead of its own or also (300.1a, 300.1b)
      to: Affected
      type: CardType
      also?: true
      atk?: Num
      damageType?: DamageType
      health?: Num
      tags?: string[]
    }
  | { kind: 'double'; to: Affected; stat: 'atk' | 'health' | 'def' } // 719.4
  | { kind: 'cant'; to: Affected; what: Deed; whom?: Filter; by?: Players; types?: DamageType[] } // 103.2; whom: attack or protect, strike with; against whom …; by whom; which damage
  | { kind: 'canAttackOnly'; to: Affected; whom: Filter; ifAble?: true } // 600.2b, 601.2c
  | { kind: 'mustAttack'; to: Affected; whom?: Filter } // if able (600.2)
  | { kind: 'attackCost'; to: Affected; costs: Cost[]; exhaust?: true } // can't attack, or exhaust, unless its controller pays (600.3, 600.3a)
  | { kind: 'canProtect'; to: Affected; whom?: Filter; against?: Filter } // without Protector
  | { kind: 'wields'; to: Affected; with?: Filter } // strikes like a hero (303.2d)
  | { kind: 'mayStayExhausted'; to: Affected } // its controller may choose not to ready it
  | { kind: 'tagLimit'; to: Affected; tag: string; more: number } // so many more of them (414.3b)
  | { kind: 'attacks'; to: Affected; whom: Selector[]; ties?: Chooser; next?: true } // an automated character: the first of these it can attack; ties: who breaks them, if not chance; next: only the next time
  | { kind: 'attacksAtRandom'; to: Affected } // chance picks among the combats that may be proposed for it
  | { kind: 'mustStrike'; to: Affected; firstTimeEachTurn?: true } // an automated hero strikes with this weapon
  | { kind: 'mustPrevent'; to: Affected; whom: Filter } // an automated player's armor exhausts for its first damage each turn
  | {
      kind: 'prevent' // damage that would be dealt to it, or by it (717.2)
      to: Affected
      amount: Num | 'all'
      role?: 'dealer'
      of?: PacketFacts
      limit?: 'next' | 'first' // the next N, used up (717.2a); the first N each turn (717.6)
    }
  | {
      kind: 'packet' // packets that would be dealt or healed become others (717.1)
      to: Affected
      role: PacketRole
      of?: PacketFacts
      change: PacketChange
      next?: true // only the next time (717.5)
      may?: true // the packet's controller may decline
    }
  | { kind: 'replace'; to: Affected; would: Would; do: Effect; may?: true } // 716: what happens instead
  | { kind: 'entersWith'; to: Affected; exhausted?: true; damage?: Num; counter?: Counter; count?: Num } // 710.1b
  | { kind: 'preventsOnly'; to: Affected; types: DamageType[] } // as equipment with DEF: damage of any of these (717.2c)
  | { kind: 'shielder'; to: Affected } // equipment with DEF may be exhausted for it too (717.2c)
  | { kind: 'canComplete'; to: Affected; by: Players } // quests that they don't control (702.2b)
  | { kind: 'skipStep'; to: Affected; step: 'draw' } // these players' (500.1)
  | { kind: 'topSeen'; to: Affected; by: Players } // of players' decks: may be looked at (415.3e), by everyone: is revealed (415.3f)
  | { kind: 'magnet'; to: Affected } // opposing links must target it if able (706.4)
  | Term

/** A part of what adding a link takes (707.1e). Costs are read for the player who adds it. */
export type Term =
  | { kind: 'costs'; to: Affected; doing?: Doing; more?: Num; less?: Num; least?: number; next?: true } // least: "to a minimum of"; next: only the next time that is done
  | { kind: 'additional'; to: Affected; doing?: Doing; costs: Cost[] }
  | { kind: 'rather'; to: Affected; costs: Cost[] } // an alternate cost to play it (403.3); none: without paying its cost
  | { kind: 'names'; to: Affected; tags: string[]; as: string } // as it is played, one of these tags is named
  | { kind: 'onlyIf'; to: Affected; cond: Condition } // "play only if …"
  | { kind: 'playFrom'; to: Affected; zone: 'graveyard' | 'removed' | 'deckTop'; of?: Players; do?: Effect } // it may be played from there (409.1), by its owner or from what is these players'; do: "if you do", in a card's own text

/** What a term is for: playing it (the default), placing it face up, using its powers, completing it, striking with it. */
export type Doing = 'play' | 'place' | 'use' | 'complete' | 'strike'

/** What a modifier can say doesn't happen to a card, or isn't done by it (103.2). */
export type Deed =
  | 'attack'
  | 'beAttacked'
  | 'beDamaged' // dealt damage, nor have any put on it
  | 'protect'
  | 'ready' // as its controller's cards do in his ready step (501.1)
  | 'beDealt'
  | 'beDestroyed'
  | 'beHealed'
  | 'beInterrupted' // by a card (711)
  | 'bePlaced'
  | 'bePlayed'
  | 'beTargeted'
  | 'beUsed'
  | 'exhaust'
  | 'leavePlay'
  | 'strike'

/** The event that doesn't happen to the affected card or player (716.1). `owner`: in whose zone it would be put. */
export type Would =
  | { event: 'destroyed' }
  | { event: 'moved'; from?: Zone; to: Zone; owner?: Players }
  | { event: 'discarded' }
  | { event: 'draw' } // a card; the affected are players

/** What the affected character is to a packet. */
export type PacketRole = 'dealer' | 'dealt' | 'healer' | 'healed'

/** Which packets: of any of these types, combat damage or not, dealt with such a card, the other character. */
export interface PacketFacts {
  types?: DamageType[]
  combat?: boolean
  with?: Filter
  other?: Filter
}

/** What becomes of a packet; what isn't named stays as it was (717.1). */
export type PacketChange =
  | { kind: 'plus'; n: Num } // "that much +1"
  | { kind: 'times'; n: number } // "double that much"
  | { kind: 'redirect'; to: Selector }
  | { kind: 'redirectPart'; to: Selector } // as much of it as the modifier's controller likes (717.4c)
  | { kind: 'types'; types: DamageType[] }
  | { kind: 'unpreventable' }
  | { kind: 'combat'; is: boolean }
  | { kind: 'smash' } // exactly fatal damage, the rest to its controller's hero (717.8)
  | { kind: 'divide'; among: Filter } // as its controller likes, among any number of these (717.7)
  | { kind: 'instead'; do: Effect } // actions that may prevent it (717.3)

/** Which cards a modifier affects: a filter that is read again and again, or cards flagged as it was made (714.3f). */
export type Affected =
  | { kind: 'self' }
  | { kind: 'host' }
  | { kind: 'filter'; filter: Filter }
  | { kind: 'flagged'; what: Selector }
  | { kind: 'players'; who: Players }

// ---------------------------------------------------------------- powers

/** The event a triggered power watches for (703). Filters see the state before the event, after it for `enters` (703.4). */
export type Trigger =
  | { event: 'enters'; what: Filter } // a card enters play
  | { event: 'entersParty'; what: Filter } // it enters play, or its controller gains control of it (415.8b)
  | { event: 'heroBecomes'; what: Filter } // a hero takes the place of one with another name (301.4c)
  | { event: 'destroyed'; what: Filter; by?: Filter; with?: Filter; types?: DamageType[] } // by the damage of …, dealt with …, of one of these types
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
    } // types: any of these; fatal: 405.2
  | { event: 'prevented'; to?: Filter; by?: Filter } // damage, partially or completely (717.2d)
  | { event: 'healed'; by?: Filter; from?: Filter }
  | { event: 'drawn'; of: Players } // each card that one of them draws
  | { event: 'placed'; of: Players } // a resource, as it enters the row (412.1a)
  | { event: 'combatEnds' } // 603.3
  | { event: 'turnStarts'; of: Players }
  | { event: 'turnEnds'; of: Players } // at the start of the end phase (500.2)
  | { event: 'turnOver'; of: Players } // after the wrap-up step; only Achievements and tallies look at this
  | { event: 'moved'; what: Filter; from?: Zone; to?: Zone; of?: Players; together?: true } // together: once for all that do so at once; // `of`: owners; without `from` or `to`: from or to anywhere
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
  | { kind: 'discard'; filter: Filter; count?: Num }
  | {
      kind: 'exhaust' | 'destroy' | 'remove' | 'return'
      what: Selector
      count?: Num
      most?: number
      as?: string
    } // so many of these; most: of X
  | { kind: 'removeCounters'; counter: string; count: Num | 'all'; as?: string } // from this card; `as`: how many (403.4)
  | { kind: 'putDamage'; on: Selector; amount: Num } // no more than there is health for (405.3)
  | { kind: 'eachPays'; players: Players; cost: PartOfEach } // each of them a part of his own, if all agree (403.1)
  | { kind: 'roll'; dice: number; as: string }
  | { kind: 'atTable'; what: string } // what a player says or does there: his word is taken for it

/** What one of several players pays, read as his own. */
export type PartOfEach = Extract<Cost, { kind: 'discard' | 'exhaust' | 'destroy' | 'remove' | 'return' }>

export type Power =
  | {
      kind: 'payment' // 701
      costs: Cost[]
      when?: Condition
      zone?: 'graveyard'
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
      zone?: Zone | readonly Zone[]
      effect: Effect
    } // 703; nth: only that time it happens, in the game or each turn; zone: where it is active, play if not said (703.3a, 703.3b)
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
