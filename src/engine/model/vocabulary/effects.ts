/** What happens: effects, and what they name. */
import type { Chooser, Condition, Filter, Num, Players, Selector } from './asking.ts'
import type { Modifier } from './modifiers.ts'
import type { Named, Power, Trigger } from './powers.ts'
import type { CardType, DamageType, SpelledKeyword } from './words.ts'

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
  | { kind: 'removeDamage'; from: Selector } // all of it, which is no healing
  | { kind: 'putDivided'; who: Chooser; on: Selector; amount: Num } // as much of it as there is health for
  | { kind: 'moveDamage'; from: Selector; to: Selector } // all that lies on one, and on the other no more than fatal (405.3)
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
  | { kind: 'roll'; who: Players; dice: number; as: string; coin?: true } // the sum; coin: a coin instead, heads is 1 and tails 2
  | { kind: 'rollFor'; of: Selector; by: 'you' | 'controllers'; assign?: Players; as: string } // a die for each card; assign: who chooses which die is whose
  | { kind: 'drop'; of: Players; onto: Filter; as: string } // this card, onto such characters of one of these players: each lays his out, you aim, two dice say where it lands; `as`: whom it touches
  | { kind: 'repeat'; do: Effect; while: Condition } // once, and then again and again
  | { kind: 'turnDie'; who: Players } // the one that is being rolled, to any of its faces
  | { kind: 'byRoll'; roll: string; rows: { from: number; to: number; do: Effect }[] }
  | { kind: 'modal'; who: Chooser; modes: Effect[]; choose?: number; orFewer?: true; orMore?: Condition } // chosen at 707.1c, one mode or `choose`; orMore: any number more, if that is so then
  | { kind: 'empower'; thing: string; do: Effect } // while you control a hero or ally with that tag, as it is added and as it resolves
  | { kind: 'changeTarget'; of: Selector | 'thatLink'; to: Selector } // the single target of a card on the chain, or of the link whose targeting triggered this (706.2)
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
  | { kind: 'later'; on: Trigger; do: Effect; duration?: Duration; next?: true; fromNextTurn?: true } // the next time, or each time in its duration, or the next time in it (715); fromNextTurn: not in the turn in which it is made
  | { kind: 'thereupon'; of: Selector; do: Effect } // for each of those, to which it was done "this way", a triggered effect (715)
  | { kind: 'gainControl'; who: Players; of: Selector } // for the rest of the game
  | { kind: 'reveal'; what: Selector; as: string }
  | { kind: 'look'; what: Selector; as: string } // who it is told to sees those cards
  | { kind: 'play'; what: Selector; free?: true; copy?: true } // adds it to the chain; free: without paying its cost; copy: a copy of it (402.2)
  | { kind: 'putResource'; what: Selector; exhausted?: true } // into its owner's resource row, face down
  | { kind: 'search'; who: Players; deckOf: Players; also?: 'graveyard'; filter: Filter; as: string } // one card, shuffles after; `also`: that zone or the deck or both (413)
  | { kind: 'name'; who: Players; what: Naming | 'cardType'; as: string } // a card's name, a made-up one (200.3), or a card type (R403); later texts of this card know it
  | { kind: 'chooseNumber'; who: Players; most: Num; as: string } // from 0 on
  | { kind: 'guess'; who: Players; as: string; named?: string } // whether something is higher or lower (712.8), or is of the type that was named
  | { kind: 'nameTag'; who: Players; tags: string[]; as: string } // one of these: "choose an ally type"
  | { kind: 'shuffleGraveyardIntoDeck'; who: Players }
  | { kind: 'shuffle'; who: Players } // their decks (415.3)
  | { kind: 'turnDeckOver'; who: Players } // 415.3d
  | { kind: 'interrupt'; what: Selector } // 711
  | { kind: 'flip'; what: Selector } // turn face down; a Boss turns over (R101.1b)
  | { kind: 'turnUp'; what: Selector } // a card that lies face down
  | { kind: 'swap'; what: Selector; with: CardRef; sameReadiness?: true } // for another card of the same Boss (R101.4)
  | { kind: 'addCounters'; to: Selector; counter: Counter; count: Num; divided?: true } // 404.1; divided: 707.1d
  | { kind: 'removeCounters'; from: Selector; counter: Counter; count: Num | 'all'; as?: string } // `as`: how many
  | { kind: 'putToken'; token: TokenCard; count: Num; under?: Players; exhausted?: true; as?: string } // 404.2
  | { kind: 'gain'; card: CardRef; count: Num } // so many of a pile beside the game, which never ends, enter play (R402.2d)
  | { kind: 'bringIn'; what: Selector; with: Extract<Effect, { kind: 'putToken' }>[] } // cards and tokens enter play at the same time (R301.5a)
  | { kind: 'newHand'; deck: string; count: Num } // that deck is shuffled, and so many cards of it are put into hand (R303.1b)
  | { kind: 'tokenCopy'; of: Selector; count: Num } // 402.4
  | { kind: 'becomeCopy'; what: Selector; of: Selector } // 402.3
  | { kind: 'copyLink'; what: Selector } // 402.1: a card on the chain
  | { kind: 'exchangeControl'; a: Selector; b: Selector } // 415.8e
  | { kind: 'attach'; what: Selector; to: Selector; while?: Filter } // while: and comes off once its host isn't so any more; from where it is in play; `to` is its attach description from then on (400.1)
  | { kind: 'detach'; what: Selector } // it stays in play (R402.3a)
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
interface CardRef {
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

export type Duration =
  | 'turn'
  | 'combat'
  | 'game'
  | 'nextReadyStep' // of the affected card's controller
  | 'untilItTurns' // until its source flips or leaves play
  | 'afterYourNextTurn' // until the end of the next turn of who made it
  | 'yourNextTurn' // until the start of the next turn of who made it, or of `until` (501.1a)
