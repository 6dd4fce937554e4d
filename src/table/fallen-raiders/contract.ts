/** The part of raiders whose heroes have fallen: they speak for the lair, and give hints to friends. */
import type { CardId, CardView, ObjectId, Seat } from '../../engine/index.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'
import type { SpiritNews, SpokenLine } from '../model/spirits.ts'

export {
  LINE_OCCASIONS,
  type LineOccasion,
  type SpiritNews,
  type SpokenLine,
  type WrittenLine,
} from '../model/spirits.ts'

/** The look of a fallen raider at the raid, with their acts of the round. Only this person may see it, because it can contain hands. */
export interface Spirit {
  /** The number of turns that the lair has begun. Each person speaks and hints once in a round. */
  readonly round: number
  /** The lair's hero. Null between two Bosses. */
  readonly speaker: CardId | null
  /** Whether a person plays the lair and speaks for it. */
  readonly isPlayed: boolean
  readonly hasSpoken: boolean
  /** The hint that was given in this round. */
  readonly hint: HintGiven | null
  readonly friends: readonly LivingRaider[]
}

export interface HintGiven {
  readonly seat: Seat
  readonly object: ObjectId
}

/** A raider who is still in the game. `hand` is null unless the player shows their hand to fallen raiders. */
export interface LivingRaider {
  readonly seat: Seat
  readonly person: Person
  readonly hand: readonly CardView[] | null
}

/** A hint that a player has got. */
export interface Hint {
  readonly by: Person
  readonly object: ObjectId
}

export interface Spirits {
  /**
   * Returns the look of a fallen raider. It is rejected for a person who is still in the game, and if the raid or the
   * person has turned spirits off.
   */
  of(raidId: string, who: Person): Promise<Spirit | Rejected>
  /** Says a line for the lair, once in a round. Everybody sees who has said it. @returns the news for everybody */
  speak(raidId: string, who: Person, said: SpokenLine): Promise<SpiritNews | Rejected>
  /**
   * Gives a player a hint about a card, once in a round. The card is in play, or in the player's hand if they show it.
   * @returns the news for everybody
   */
  hint(raidId: string, who: Person, hint: HintGiven): Promise<SpiritNews | Rejected>
  /** The hints for a seat in this round and the one before. Only its player may see them. */
  hintsFor(raidId: string, seat: Seat): Promise<readonly Hint[]>
}
