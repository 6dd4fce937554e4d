/** Effects, and the parts of which they consist. */

import type { CardType, DamageType, SpelledOutKeyword } from './basic-words.ts'
import type { Chooser, Condition, Filter, NumberExpression, PlayerSelector, Selector } from './expressions.ts'
import type { Modifier } from './modifiers.ts'
import type { Power, Trigger, WithLabel } from './powers.ts'

/**
 * An effect of a text. Most effects happen at once and are then over (713.1); effects with a duration create continuous
 * modifiers (714.1).
 */
export type Effect =
  | { kind: 'do'; steps: Effect[]; called?: SpelledOutKeyword } // Runs the steps in order (709.2b).
  | {
      kind: 'deal' // Deals damage, one packet per destination (405.4).
      by: Selector
      // All cards of `by` deal the damage at the same time. In the amount and the destination, this name stands for the
      // card that deals it.
      each?: string
      amount: NumberExpression
      types: DamageType[]
      to: Selector
      unpreventable?: true
      // The part of damage to an ally that exceeds fatal damage goes to the hero of the ally's controller (405.8).
      smash?: true
      combat?: true // The damage counts as combat damage (408.3b).
      divided?: true // The amount is divided among the targets `to` as the link is added (707.1d).
      dividedBy?: Chooser // The player who divides the damage among any number of the cards `to` when it is dealt.
      as?: string // Names the characters that were dealt damage this way.
      total?: string // Names the total damage that was dealt this way.
    }
  | {
      kind: 'heal' // Heals damage (407).
      by: Selector
      amount: NumberExpression | 'all'
      from: Selector
      divided?: true // The amount is divided among the targets `from` as the link is added (707.1d).
      as?: string // Names the characters from which damage was healed this way.
      total?: string // Names the total damage that was healed this way.
    }
  // Puts damage on cards without dealing it, at most up to fatal damage (405.3).
  | { kind: 'putDamage'; on: Selector; amount: NumberExpression | 'double' }
  // Removes all damage, or at most `amount`. This is not healing. `as` names the amount that was removed.
  | { kind: 'removeDamage'; from: Selector; amount?: NumberExpression; as?: string }
  // Puts damage on cards, divided by the chooser, on each at most its remaining health.
  | { kind: 'putDivided'; who: Chooser; on: Selector; amount: NumberExpression }
  // Moves all damage from one card; the other gets at most fatal damage (405.3).
  | { kind: 'moveDamage'; from: Selector; to: Selector }
  | { kind: 'switchDamage'; of: Selector; with: Selector } // Exchanges the damage of two cards (405.7).
  | { kind: 'preventThat' } // Prevents the packet that is being replaced (717.3).
  | { kind: 'destroy'; what: Selector; as?: string }
  // Exhausts cards. `as` names all of these cards, even those that were exhausted before (714.3f). `done` names the
  // cards that were exhausted this way.
  | { kind: 'exhaust'; what: Selector; as?: string; done?: string }
  | { kind: 'ready'; what: Selector }
  | {
      kind: 'put' // Puts each card into its owner's zone, or into play under your control.
      what: Selector
      to: Destination
      exhausted?: true
      as?: CardType // The cards enter play as cards of that type (300.1d).
      under?: 'owners' // The cards enter play under their owners' control.
      of?: PlayerSelector // The player to whose zone the cards move, and who owns them from then on (415.2).
      discards?: true // The move into the graveyard is a discard by the card's owner (415.9e).
      faceDown?: true // The cards are removed from the game so that only their owners may see them (415.7a).
      bind?: string // Names the cards that were put into the zone.
    }
  | { kind: 'draw'; who: PlayerSelector; count: NumberExpression }
  | { kind: 'drawUntil'; who: PlayerSelector; handSize: NumberExpression } // Draws cards up to a hand size (713.2).
  // One player discards cards. Several players do so only in a forEach, at random, or with `between`: then they discard
  // `count` cards in total. `as` names the number of discarded cards, and `cards` the cards.
  | {
      kind: 'discard'
      who: PlayerSelector
      count: NumberExpression | 'hand'
      filter?: Filter // Only cards that match may be discarded.
      random?: true
      between?: true
      as?: string
      cards?: string
    }
  // Chooses as many of these cards as possible, at most `count`.
  | {
      kind: 'choose'
      who: Chooser
      from: Selector
      count: NumberExpression
      upTo?: true
      random?: true
      as: string
    }
  // Runs `do` for each of these players. They make their choices in turn order (802.1).
  | { kind: 'forEach'; players: PlayerSelector; do: Effect }
  | { kind: 'forEachCard'; of: Selector; as: string; do: Effect } // Runs `do` for one card after the other.
  | { kind: 'may'; who: PlayerSelector; do: Effect } // Runs `do` if the player wants to (712.7).
  | { kind: 'pay'; who: PlayerSelector; amount: NumberExpression } // The players may pay that many resources while a text resolves.
  // Runs `then` if `first` was done (709.2f), and `else` if it wasn't: "unless".
  | { kind: 'ifYouDo'; first: Effect; then: Effect; else?: Effect }
  | { kind: 'if'; cond: Condition; then: Effect; else?: Effect }
  // Rolls dice. `as` names the sum. `coin`: the player tosses a coin instead, and heads counts as 1 and tails as 2.
  | { kind: 'roll'; who: PlayerSelector; dice: number; as: string; coin?: true }
  // Rolls a die for each card. With `assign`, this player assigns the rolled dice to the cards.
  | { kind: 'rollFor'; of: Selector; by: 'you' | 'controllers'; assign?: PlayerSelector; as: string }
  // Drops this card onto characters of one of the players `of` that match `onto`. The players lay these characters
  // out, you aim, and two dice decide where the card lands. `as` names the characters that it touches.
  | { kind: 'drop'; of: PlayerSelector; onto: Filter; as: string }
  | { kind: 'repeat'; do: Effect; while: Condition } // Runs `do` once, then again as long as the condition holds.
  | { kind: 'turnDie'; who: PlayerSelector } // Turns the die that is being rolled to any face.
  | { kind: 'byRoll'; roll: string; rows: { from: number; to: number; do: Effect }[] }
  // One mode, or `choose` modes, are chosen as the link is added (707.1c). `orMore`: any higher number may be chosen if
  // this condition is true at that time. `resolving`: the modes are chosen while the text resolves, because it doesn't
  // say “choose one:” (709.2b).
  | {
      kind: 'modal'
      who: Chooser
      modes: Effect[]
      choose?: number
      orFewer?: true
      orMore?: Condition
      resolving?: true
    }
  // Runs `do` only if you control a hero or ally with that tag, both as the link is added and as it resolves.
  | { kind: 'empower'; thing: string; do: Effect }
  // Changes the only target of a card on the chain, or of the link whose targeting triggered this effect (706.2).
  | { kind: 'changeTarget'; of: Selector | 'thatLink'; to: Selector }
  | { kind: 'flipCards'; count: NumberExpression } // The automated player plays the top cards of its deck, one after the other.
  // Places an additional resource, which is a separate link (412.1c).
  | { kind: 'placeResource'; what: Selector; exhausted?: true }
  | {
      kind: 'modify' // Creates a definite continuous modifier (714.3).
      mods: Modifier[]
      duration: Duration
      until?: PlayerSelector // The players whose next turn ends the duration `yourNextTurn`, instead of yours.
      while?: Condition // The modifier applies only while this condition is true (714.3a).
      remains?: { what: Selector; is: Filter } // The modifier ends when this stops being true (714.3b).
    }
  // Runs `do` when the event `on` happens (715), by default only the next time. `duration`: each time during it, or with
  // `next` only the next time during it. `fromNextTurn`: the event doesn't count in this turn.
  | { kind: 'later'; on: Trigger; do: Effect; duration?: Duration; next?: true; fromNextTurn?: true }
  // Adds a triggered effect for each card to which something was done "this way" (715).
  | { kind: 'thereupon'; of: Selector; do: Effect }
  // The player gains control of the cards for the rest of the game.
  | { kind: 'gainControl'; who: PlayerSelector; of: Selector }
  | { kind: 'reveal'; what: Selector; as: string }
  | { kind: 'look'; what: Selector; as: string } // The players who perform the effect see those cards.
  // Adds a card to the chain. `free`: its cost isn't paid. `copy`: a copy of the card is added instead (402.2).
  | { kind: 'play'; what: Selector; free?: true; copy?: true }
  // Puts each card into its owner's resource row, face down.
  | { kind: 'putResource'; what: Selector; exhausted?: true }
  // Finds one card in the deck, then shuffles the deck. The zone `also` may be searched, too, or instead (413).
  | {
      kind: 'search'
      who: PlayerSelector
      deckOf: PlayerSelector
      also?: 'graveyard'
      filter: Filter
      as: string
    }
  // The player names a card, an invented name (200.3), a card type (R403) or one of these words, to which later texts
  // of this card can refer.
  | { kind: 'name'; who: PlayerSelector; what: ChosenNameKind | 'cardType' | readonly string[]; as: string }
  // Chooses one of these players, to whom later texts of this card can refer.
  | { kind: 'choosePlayer'; who: PlayerSelector; from: PlayerSelector; as: string }
  | { kind: 'chooseNumber'; who: PlayerSelector; most: NumberExpression; as: string } // Chooses a number from 0 to `most`.
  // The player guesses whether a number is higher or lower (712.8), or whether a card has the type that was named.
  | { kind: 'guess'; who: PlayerSelector; as: string; named?: string }
  // Chooses one of these tags: "choose an ally type".
  | { kind: 'nameTag'; who: PlayerSelector; tags: string[]; as: string }
  | { kind: 'shuffleGraveyardIntoDeck'; who: PlayerSelector }
  | { kind: 'shuffle'; who: PlayerSelector } // Shuffles these players' decks (415.3).
  | { kind: 'turnDeckOver'; who: PlayerSelector } // Turns these players' decks over (415.3d).
  | { kind: 'interrupt'; what: Selector } // Interrupts the links of these cards (711).
  | { kind: 'flip'; what: Selector } // Turns a card face down, or a Boss to its other side (R101.1b).
  | { kind: 'turnUp'; what: Selector } // Turns a face-down card face up.
  // Exchanges a card for another card of the same Boss (R101.4).
  | { kind: 'swap'; what: Selector; with: CardRef; sameReadiness?: true }
  // Puts counters on cards (404.1). `divided`: the player divides them among targets (707.1d).
  | { kind: 'addCounters'; to: Selector; counter: Counter; count: NumberExpression; divided?: true }
  // Removes counters from cards. `as` names their number.
  | { kind: 'removeCounters'; from: Selector; counter: Counter; count: NumberExpression | 'all'; as?: string }
  // Creates tokens and puts them into play (404.2).
  | {
      kind: 'putToken'
      token: TokenCard
      count: NumberExpression
      under?: PlayerSelector
      exhausted?: true
      as?: string
    }
  // Puts this many cards of an unlimited pile beside the game into play (R402.2d).
  | { kind: 'gain'; card: CardRef; count: NumberExpression }
  // The cards and tokens enter play at the same time (R301.5a).
  | { kind: 'bringIn'; what: Selector; with: Extract<Effect, { kind: 'putToken' }>[] }
  // Shuffles that deck and puts this many of its cards into hand (R303.1b).
  | { kind: 'newHand'; deck: string; count: NumberExpression }
  // Puts tokens into play that are copies of a card (402.4).
  | { kind: 'tokenCopy'; of: Selector; count: NumberExpression; exhausted?: true; as?: string }
  | { kind: 'becomeCopy'; what: Selector; of: Selector } // Makes cards copies of another card (402.3).
  | { kind: 'copyLink'; what: Selector } // Copies a card on the chain (402.1).
  | { kind: 'exchangeControl'; a: Selector; b: Selector } // Exchanges control of two cards (415.8e).
  // Attaches a card in play to another card. `to` is its attach description from then on (400.1). `while`: the
  // attachment comes off when its host stops matching this filter.
  | { kind: 'attach'; what: Selector; to: Selector; while?: Filter }
  // Detaches attachments from their hosts. The attachments remain in play (R402.3a).
  | { kind: 'detach'; what: Selector }
  | { kind: 'reattach'; what: Selector; to?: Filter } // Moves an attachment to another host (400.7).
  | { kind: 'triggerPowers'; of: Selector } // Makes all triggered powers of these cards trigger (703.5).
  | { kind: 'removeFromCombat'; what: Selector } // Removes these cards from combat (602.4).
  | { kind: 'becomeDefender'; what: Selector } // Makes a character the defender (602.3a).
  // The players take an extra turn after this turn (500.3), or after their next turn.
  | { kind: 'extraTurn'; who: PlayerSelector; after?: 'theirNext' }
  | { kind: 'skipTurn'; who: PlayerSelector } // These players skip their next turn (500.4).
  // Ends this turn, and skips the turns before that player's next turn (500.5).
  | { kind: 'endTurn'; skipTo?: PlayerSelector }
  | { kind: 'moveToRightOf'; who: PlayerSelector; of: PlayerSelector } // Moves a player to the seat right of another (500.6).
  | { kind: 'win'; who: PlayerSelector } // These players and the other players of their side win the game.
  | { kind: 'earn' } // Earns this Achievement.

export type Destination = 'hand' | 'deckTop' | 'deckBottom' | 'graveyard' | 'removed' | 'play'

/** The kinds of names that a player may choose: the name of a card, or a name that doesn't exist yet (200.3). */
export type ChosenNameKind = 'card' | 'madeUp'

/** A card's id, with its name for readers. */
interface CardRef {
  readonly id: string
  readonly name: string
}

/** A counter with a name, or an unnamed counter that changes the numbers of its card (404.1c). */
export type Counter = string | { atk?: number; health?: number; def?: number }

/** The printed facts of a token (404.2). Without a name, its name consists of its tags. Its cost is 0 (201.4). */
export interface TokenCard {
  readonly name?: string
  readonly calledAs?: string // The key of the chosen name that the token has (200.3).
  readonly unique?: true
  readonly type: CardType
  readonly faction?: 'Alliance' | 'Horde' // Without a faction, the token is neutral (206.1d).
  readonly tags: readonly string[] // Tags as on a type line: `Melee (1)` is a tag with a limit.
  readonly atk?: number
  readonly damageType?: DamageType
  readonly health?: number
  readonly def?: number // The DEF of armor and of some items (304.2).
  readonly strikeCost?: number
  readonly powers?: readonly WithLabel<Power>[]
}

export type Duration =
  | 'turn'
  | 'combat'
  | 'game'
  | 'nextReadyStep' // The modifier lasts until the next ready step of the affected card's controller.
  | 'untilItTurns' // The modifier lasts until its source turns over or leaves play.
  | 'afterYourNextTurn' // The modifier lasts until the end of the next turn of the player who created it.
  // The modifier lasts until the start of the next turn of the player who created it, or of the players `until`
  // (501.1a).
  | 'yourNextTurn'
