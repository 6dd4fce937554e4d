/**
 * The rules that hold in one raid alone, as data. The engine knows these kinds of rules, and the description of each
 * raid lists its own rules (`Lair.rules`). All these rules are about the lair's player and the cards that this player
 * owns. In a condition, `you` is this player.
 */
import type { InPlayState } from '../state/game.ts'
import type { CardId } from '../state/ids.ts'
import type { BossEffectMoment } from './boss-moments.ts'
import type { CardType, Zone } from './vocabulary/basic-words.ts'
import type { Condition } from './vocabulary/expressions.ts'

export type RaidRule =
  | CantMoveRule
  | BossChangeRule
  // A text that would move a card that matches `what` out of play destroys the card instead (716).
  | { kind: 'replace'; would: 'leavePlay'; what: LairCardFilter; do: 'destroy' }
  // As the last part of its resolution (709.2g), a card that matches `what` becomes a face-down ready resource, or is
  // removed from the game.
  | { kind: 'replace'; would: 'resolve'; what: LairCardFilter; do: 'placeAsResource' | 'remove' }
  // Opponents can't interact with cards that match `what`, except by using the powers of these cards.
  | { kind: 'outOfReach'; what: LairCardFilter }
  // `drawn`: the player draws from that deck. `placed`: only cards of that deck become resources, and replace other cards
  // that a text takes from a deck.
  | { kind: 'fromDeck'; cards: 'drawn' | 'placed'; deck: string; while?: Condition }
  // The card enters play from a pile beside the game as the player's cards ready: face down as a resource, or face up.
  | { kind: 'gains'; card: CardId; into: 'resources' | 'play'; while?: Condition }

/**
 * A rule that cards which match `what` can't move from or to a zone; "can't" beats "can" (103.2). If `from` or `to`
 * is missing, the rule holds for every zone.
 */
export interface CantMoveRule {
  readonly kind: 'cantMove'
  readonly what: LairCardFilter
  readonly from?: Zone
  readonly to?: Zone
  /** The exceptions: the cards can be destroyed, or a text that names the card can move it (103.1). */
  readonly except?: readonly ('destroyed' | 'named')[]
}

/**
 * Cards that the lair's player owns. All parts must match. The type and the tag are those that are printed on the card,
 * even if it lies face down, because modifiers already depend on which cards are in reach.
 */
export interface LairCardFilter {
  readonly types?: readonly CardType[]
  readonly tag?: string
  /** The row in which the cards are in play. */
  readonly row?: InPlayState['row']
}

/**
 * Steps that the lair's player does, in order and without the chain, when a Boss that isn't the last falls or turns over,
 * or while no Boss is in play.
 */
export interface BossChangeRule {
  readonly kind: 'whenBoss'
  /**
   * The Boss was destroyed and is out of the game, or it has turned over. `isMissing`: no Boss is in play, and none of
   * these effects or cards is on the chain. This is checked again after everything that happens.
   */
  readonly it: 'falls' | 'turns' | 'isMissing'
  /** The rule doesn't apply to a Boss whose card has no effect for the moment of these steps. */
  readonly do: readonly BossChangeStep[]
}

export type BossChangeStep =
  // Removes cards from the game. `as` names them for an effect of a Boss's card.
  | { kind: 'remove'; what: Belongings; as?: string }
  // Turns the face-up cards in that row of the lair face down, or destroys all cards in it.
  | { kind: 'turnDown' | 'destroy'; row: string }
  // Turns a resource of that deck face up and plays it. The next steps wait until no such resource is left.
  | { kind: 'playNext'; deck: string }
  | SceneStep

/** Adds an effect of a Boss's card to the chain (`boss-effects.ts`). */
interface SceneStep {
  readonly kind: 'scene'
  readonly scene: BossEffectMoment
  /** The Boss whose card has the effect: the Boss to which something happened, or the next Boss. */
  readonly of: 'boss' | 'next'
  /** The effect is skipped if this name is bound to no cards. */
  readonly needs?: string
  /** The name under which the effect's text refers to the next Boss. */
  readonly nextAs?: string
}

/**
 * Cards of the lair's player: the Boss, the main deck with its graveyard, the hand, the allies in the party, or the
 * resources, which are turned face up.
 */
type Belongings = 'boss' | 'deck' | 'hand' | 'allies' | 'resources'

/** The rules that hold in one raid alone, by their kind. */
export type RaidRulesByKind = {
  readonly [K in RaidRule['kind']]: readonly Extract<RaidRule, { kind: K }>[]
}

export function groupRaidRulesByKind(rules: readonly RaidRule[]): RaidRulesByKind {
  const those = <K extends RaidRule['kind']>(kind: K) =>
    rules.filter((rule): rule is Extract<RaidRule, { kind: K }> => rule.kind === kind)
  return {
    cantMove: those('cantMove'),
    replace: those('replace'),
    outOfReach: those('outOfReach'),
    fromDeck: those('fromDeck'),
    gains: those('gains'),
    whenBoss: those('whenBoss'),
  }
}
