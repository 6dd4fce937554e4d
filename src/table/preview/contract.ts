/**
 * The interface for previews of the next questions. They change nothing, and reveal nothing that a player may not
 * know.
 */
import type { CardId, Decision, ObjectId, Seat } from '../../engine/index.ts'

export interface PreviewService {
  /**
   * Returns the question that would follow these picks, without making them; null if the announcement would be
   * complete.
   */
  after(raidId: string, seat: Seat, picks: string[]): Promise<Decision | null>
  /** Returns for each possible move of the seat the question for its target, if the move asks for one. */
  targetDecisions(raidId: string, seat: Seat): Promise<Record<string, Decision>>
  /** Returns the possible moves of a seat that will be asked later in the open window; null if it won't be asked. */
  movesOfSeatAskedLater(raidId: string, seat: Seat): Promise<MovesOfSeatAskedLater | null>
  /**
   * Returns the courses that the seat can choose at a protect or strike point in an attack on its side, with their
   * results; null at any other point.
   */
  fight(raidId: string, seat: Seat): Promise<IncomingAttackPreview | null>
  /** Returns the certain results of the attacks that the seat could propose now, by picks such as "attack12>o34". */
  attacks(raidId: string, seat: Seat): Promise<Record<string, AttackForecast>>
  /**
   * Returns the hidden cards that the open decision shows to the seat, such as those it has revealed to choose
   * from.
   */
  shown(raidId: string, seat: Seat): Promise<Record<ObjectId, CardId>>
}

/**
 * The courses that a seat can choose at a protect or strike point, and its possible moves in the window before
 * damage.
 */
export interface IncomingAttackPreview {
  courses: IncomingAttackCourse[]
  window: MovesOfSeatAskedLater | null
}

/**
 * A course in an attack: an answer at the protect or strike point (`first`), perhaps with a weapon that strikes
 * after it.
 */
export interface IncomingAttackCourse {
  first: string
  strike?: { pick: string; weapon: ObjectId }
  /** The result if nobody does anything else; null if it isn't certain. */
  forecast: AttackForecast | null
}

export interface AttackForecast {
  attacker: RemainingHealth
  defender: RemainingHealth
}

/** The remaining health of a character; 0 if it is destroyed, null for a card without health. */
export interface RemainingHealth {
  object: ObjectId
  left: number | null
}

/**
 * The decision of a seat that will be asked later in the open window, with the questions for the targets of its
 * moves.
 */
export interface MovesOfSeatAskedLater {
  decision: Decision
  targetDecisions: Record<string, Decision>
  /** The courses at a strike point, one for each weapon; null or absent elsewhere. */
  fight?: IncomingAttackPreview | null
}
