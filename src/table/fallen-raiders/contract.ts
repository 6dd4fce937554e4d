/** The interface for raiders whose heroes have fallen. They speak for the lair, and give hints to friends. */
import type { CardId, CardView, ObjectId, Seat } from '../../engine/index.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'
import type { SpiritNews, SpokenLairLine } from '../model/spirits.ts'

export {
  LAIR_LINE_OCCASIONS,
  type LairLineOccasion,
  type PredefinedLairLine,
  type SpiritNews,
  type SpokenLairLine,
} from '../model/spirits.ts'

/**
 * The part of a raid that a fallen raider sees, with the acts that they can do in this round. Only this person may
 * see it, because it can contain hands.
 */
export interface SpiritInfo {
  /** The number of turns that the lair has begun. Each person speaks and hints once in a round. */
  readonly round: number
  /** The card of the lair's hero; null between two Bosses. */
  readonly speaker: CardId | null
  /** Whether a person plays the lair and speaks for it. */
  readonly isPlayed: boolean
  readonly hasSpoken: boolean
  /** The hint that the fallen raider has given in this round; null for none. */
  readonly hint: HintChoice | null
  readonly friends: readonly LivingRaider[]
}

export interface HintChoice {
  readonly seat: Seat
  readonly object: ObjectId
}

/** A raider who is still in the game. `hand` is null unless the player shows their hand to fallen raiders. */
export interface LivingRaider {
  readonly seat: Seat
  readonly person: Person
  readonly hand: readonly CardView[] | null
}

/** A hint that a player has received from a fallen raider. */
export interface ReceivedHint {
  readonly by: Person
  readonly object: ObjectId
}

export interface SpiritService {
  /**
   * Returns the part of a raid that a fallen raider sees, with the acts that they can do in this round. The
   * result is a rejection for a person who is still in the game, and if the raid or the person has turned
   * spirits off.
   */
  of(raidId: string, who: Person): Promise<SpiritInfo | Rejected>
  /**
   * Speaks a line for the lair, once in a round. Everybody sees who has spoken it.
   * @returns the news for everybody
   */
  speak(raidId: string, who: Person, said: SpokenLairLine): Promise<SpiritNews | Rejected>
  /**
   * Gives a player a hint about a card, once in a round. The card is in play, or in the player's hand if they show it.
   * @returns the news for everybody
   */
  hint(raidId: string, who: Person, hint: HintChoice): Promise<SpiritNews | Rejected>
  /** Returns the hints for a seat in this round and the round before. Only its player may see them. */
  hintsFor(raidId: string, seat: Seat): Promise<readonly ReceivedHint[]>
}
