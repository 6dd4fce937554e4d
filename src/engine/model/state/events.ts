import type { BossEffectMoment } from '../data/boss-moments.ts'
import type { DamageType, LossReason, Side, Zone } from '../data/vocabulary/basic-words.ts'
import type { PlayerOrZone } from './decision.ts'
import type { GameOutcome, Link } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { GameCorrection } from './input.ts'
import type { UserText } from './user-text.ts'

/**
 * Something that happened in the game. Everything in an event is public, except `card` and `object` of a hidden card.
 * Only the seats in `seenBy` may know those. If `seenBy` is absent, everybody may.
 */
export type GameEvent =
  | { kind: 'gameStarted'; raid: string; mode: string; first: Seat }
  | { kind: 'mulligan'; seat: Seat; kept: boolean }
  | { kind: 'turnStarted'; seat: Seat; number: number }
  | { kind: 'stepStarted'; step: string }
  | { kind: 'turnOver'; seat: Seat }
  | { kind: 'turnSkipped'; seat: Seat }
  | { kind: 'extraTurn'; seat: Seat; after?: 'theirNext' }
  | { kind: 'stepSkipped'; seat: Seat; step: string }
  | { kind: 'turnEnded'; seat: Seat } // A card has ended the turn (500.5).
  | { kind: 'seatMoved'; seat: Seat; rightOf: Seat }
  | { kind: 'ghost'; seat: Seat; is: boolean } // The player has become a ghost, or is no longer one (R503.1b).
  | MovedEvent
  | { kind: 'shuffled'; seat: Seat; replenished?: true; deck?: string }
  | { kind: 'deckTurned'; seat: Seat; faceUp: boolean } // A deck was turned over (415.3d).
  | { kind: 'revealed'; seat: Seat; cards: CardId[] }
  | { kind: 'looked'; seat: Seat; cards: CardId[]; seenBy: Seat[] }
  | {
      kind: 'played'
      seat: Seat
      link: number
      object: ObjectId
      card: CardId
      targets: ObjectId[]
      players: Seat[]
    }
  | {
      kind: 'placed'
      seat: Seat
      link: number
      faceUp: boolean
      card?: CardId
      object?: ObjectId
      seenBy?: Seat[]
    }
  /** A card of a Dungeon Deck was flipped onto the chain. */
  | { kind: 'flipped'; seat: Seat; link: number; object: ObjectId; card: CardId }
  | {
      kind: 'used'
      seat: Seat
      link: number
      object: ObjectId
      card: CardId
      origin: NonNullable<Link['origin']>
      targets: ObjectId[]
      players: Seat[] // The targeted players.
    }
  | {
      kind: 'proposed'
      seat: Seat
      link: number
      attacker: ObjectId
      defender: ObjectId
      sabotage?: true
      thing?: PlayerOrZone // The sabotaged player or zone, if the defender isn't a card.
    }
  | { kind: 'resolved'; link: number; object: ObjectId; card: CardId }
  | { kind: 'interrupted'; link: number; object: ObjectId; card: CardId; byGame: boolean }
  // The only target of a link has changed (706.2).
  | { kind: 'retargeted'; link: number; object: ObjectId; card: CardId; by: ObjectId; to: ObjectId }
  // The player chose how many times the loop repeats before it ends (803).
  | { kind: 'looped'; seat: Seat; times: number }
  | { kind: 'faded'; object: ObjectId; card: CardId } // A triggered effect that had no legal targets (708.2).
  | {
      kind: 'exhausted' | 'readied' | 'turnedFaceDown' | 'turnedFaceUp'
      object: ObjectId
      card: CardId
      seat: Seat
      hidden?: true
    }
  | {
      kind: 'damaged'
      object: ObjectId
      card: CardId
      by: ObjectId
      byCard: CardId
      with: ObjectId[]
      amount: number
      types: DamageType[]
      combat: boolean
      left: number // The remaining health of the damaged card.
    }
  | { kind: 'prevented'; object: ObjectId; card: CardId; amount: number; by: ObjectId; byCard: CardId }
  | { kind: 'healed'; object: ObjectId; card: CardId; amount: number; left: number }
  /** Damage was put on the card; a negative amount was removed. */
  | { kind: 'damagePut'; object: ObjectId; card: CardId; amount: number; left: number }
  | { kind: 'named'; seat: Seat; card: CardId; word: string } // The name was chosen for that card (200.3).
  | { kind: 'tossed'; seat: Seat; heads: boolean; for: CardId } // A coin was tossed for a card.
  | { kind: 'laidOut'; seat: Seat; layout: string; for: CardId } // A player has chosen the layout of their characters.
  | {
      kind: 'landed'
      seat: Seat
      at: ObjectId
      atCard: CardId
      touched: ObjectId[]
      cards: CardId[]
      for: CardId
    } // A card was dropped among this player's characters.
  | {
      /** The cells on which a card landed: the upper left one that it covers, and the cell of each character. */
      kind: 'scattered'
      seat: Seat
      at: ObjectId
      layout: string
      corner: { column: number; row: number }
      lying: { object: ObjectId; card: CardId; column: number; row: number; touched: boolean }[]
      for: CardId
    }
  | { kind: 'rolled'; seat: Seat; dice: number[]; for: CardId }
  // A text of `card` turned a die. The face that the die showed before doesn't count as rolled.
  | { kind: 'dieTurned'; seat: Seat; from: number; to: number; card: CardId; for: CardId }
  | { kind: 'attached'; object: ObjectId; card: CardId; host: ObjectId; hostCard: CardId }
  | { kind: 'detached'; object: ObjectId; card: CardId }
  | { kind: 'controlled'; object: ObjectId; card: CardId; from: Seat; to: Seat }
  /** A negative `n` means that counters were removed. */
  | { kind: 'counters'; object: ObjectId; card: CardId; counter: string; n: number }
  | { kind: 'copied'; object: ObjectId; card: CardId; as: CardId } // The object has become a copy of `as` (402.3).
  // A copy of a card on the chain (402.1).
  | { kind: 'duplicated'; seat: Seat; link: number; object: ObjectId; card: CardId }
  | { kind: 'modified'; source: ObjectId; card: CardId; duration: string; flagged: ObjectId[] }
  | { kind: 'attacking'; attacker: ObjectId; card: CardId; proposed: ObjectId; thing?: PlayerOrZone }
  | { kind: 'struck'; weapon: ObjectId; card: CardId; wielder: ObjectId }
  | { kind: 'protecting'; object: ObjectId; card: CardId; instead: ObjectId }
  | { kind: 'defending'; attacker: ObjectId; defender: ObjectId }
  | {
      kind: 'sabotaged'
      attacker: ObjectId
      card: CardId
      defender: ObjectId
      defenderCard: CardId
      thing?: PlayerOrZone
    }
  | { kind: 'leftCombat'; object: ObjectId; card: CardId }
  | { kind: 'inspired'; object: ObjectId; card: CardId; by: ObjectId; byCard: CardId }
  | { kind: 'combatEnded' }
  | { kind: 'marked'; mark: string; object: ObjectId; card: CardId; seat: Seat }
  | { kind: 'levelled'; object: ObjectId; from: CardId; to: CardId; level: number }
  | {
      kind: 'scene'
      scene: BossEffectMoment
      seat: Seat
      link: number
      object: ObjectId
      card: CardId
      rune?: CardId
    } // An effect that the raid's rules have added (R301.5a, R302.2, R303.1b); rune: the rune that named the Boss.
  // A Boss card was exchanged for another card of the same Boss (R101.4).
  | { kind: 'swapped'; object: ObjectId; card: CardId; from: CardId; exhausted?: true }
  | { kind: 'earned'; card: CardId }
  | { kind: 'lost'; seat: Seat; side: Side; why: LossReason }
  | {
      kind: 'adjusted' // A judge has made a correction. Later events report the consequences.
      seat: Seat
      by?: UserText // The name of a judge who has no seat.
      reason: UserText
      change: GameCorrection
      player?: Seat // The player for whom the correction answers.
      object?: ObjectId // The object that the correction changes; `card` is its card. It is never hidden.
      card?: CardId
      host?: ObjectId // The card to which the correction attaches the object.
      hostCard?: CardId
    }
  | { kind: 'replaced'; seat: Seat; name: UserText }
  // The game returned to its state before the last `steps` answers.
  | { kind: 'takenBack'; seat: Seat; steps: number; lost: Seat[] }
  | { kind: 'ended'; outcome: GameOutcome }

/** A card has moved from one zone to another. */
export interface MovedEvent {
  kind: 'moved'
  why:
    | 'drawn'
    | 'destroyed'
    | 'discarded'
    | 'entered'
    | 'put'
    | 'removed'
    | 'played'
    | 'interrupted'
    | 'resolved'
  seat: Seat // The card's owner before the move.
  owner?: Seat | undefined // The new owner, if the owner changes (415.2).
  from: Zone
  to: Zone
  was: ObjectId
  object: ObjectId
  card: CardId
  controller?: Seat | undefined // The card's controller, if the card was or is in play.
  // The card entered play exhausted; `faceDown` and `host` also describe the way it entered.
  exhausted?: true | undefined
  faceDown?: true | undefined
  host?: ObjectId | undefined
  top?: true | undefined
  seenBy?: Seat[] | undefined
  instead?: CardId | undefined // The hero whose place the card took (301.4a).
  by?: ObjectId[] | undefined // The cards whose damage destroyed this card.
  with?: ObjectId[] | undefined // The cards with which that damage was dealt.
  doer?: Seat | undefined // The controller of the text that discarded the card.
}

/**
 * Returns the event with everything removed that `viewer` may not know. The viewer null stands for the table, which
 * sees what everybody may know.
 */
export function eventAsSeenBy(event: GameEvent, viewer: Seat | null): GameEvent {
  const seenBy = 'seenBy' in event ? event.seenBy : undefined
  if (!seenBy || (viewer !== null && seenBy.includes(viewer))) return event
  if (event.kind === 'moved') return { ...event, was: 0, object: 0, card: '' }
  if (event.kind === 'looked') return { ...event, cards: event.cards.map(() => '') }
  if (event.kind === 'placed')
    return { kind: 'placed', seat: event.seat, link: event.link, faceUp: event.faceUp }
  return event
}
