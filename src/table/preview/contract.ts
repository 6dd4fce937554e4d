/** Previews of the next questions. They change nothing, and reveal nothing that a player may not know. */
import type { CardId, Decision, ObjectId, Seat } from '../../engine/index.ts'

export interface Preview {
  /** The question after these picks, without making them. Null when nothing of the announcement is left. */
  after(raidId: string, seat: Seat, picks: string[]): Promise<Decision | null>
  /** The question for each move of the seat that next asks for one target. */
  targetDecisions(raidId: string, seat: Seat): Promise<Record<string, Decision>>
  /**
   * The possible moves of a seat that isn't asked yet, when it is heard in the open window. Null if it could only
   * pass.
   */
  ahead(raidId: string, seat: Seat): Promise<MovesAhead | null>
  /**
   * At a protect or strike point in an attack on the seat's side: all courses that it can decide at once, with their
   * results.
   */
  fight(raidId: string, seat: Seat): Promise<AttackPreview | null>
  /** The results of all attacks that the seat could propose now, if they are certain, by "attack12>o34". */
  attacks(raidId: string, seat: Seat): Promise<Record<string, AttackForecast>>
  /** Names of hidden cards that the seat's open decision shows it, such as those it has revealed to choose from. */
  shown(raidId: string, seat: Seat): Promise<Record<ObjectId, CardId>>
}

/** The courses that can be decided at once in an attack, and the possible moves in its window before damage. */
export interface AttackPreview {
  courses: AttackChoice[]
  window: MovesAhead | null
}

/** An answer to the protect or strike point, perhaps with a weapon to strike with after it. */
export interface AttackChoice {
  first: string
  strike?: { pick: string; weapon: ObjectId }
  /** The result if nobody does more. Null if it isn't certain. */
  forecast: AttackForecast | null
}

export interface AttackForecast {
  attacker: RemainingHealth
  defender: RemainingHealth
}

/** The remaining health. 0 for a destroyed card, null for a card without health. */
export interface RemainingHealth {
  object: ObjectId
  left: number | null
}

/** The possible moves of a seat that isn't asked yet, when it is heard, and their possible targets. */
export interface MovesAhead {
  decision: Decision
  targetDecisions: Record<string, Decision>
  /** The results of an attack, one for each weapon with which the attacker may strike. */
  fight?: AttackPreview | null
}
