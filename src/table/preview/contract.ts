/** A look ahead: what would be asked next. Nothing is changed by it, and nobody learns what they may not know. */
import type { CardId, Decision, ObjectId, Seat } from '../../engine/index.ts'

export interface Preview {
  /** What would be asked after these picks, without making them; null when nothing of the announcement is left. */
  after(raidId: string, seat: Seat, picks: string[]): Promise<Decision | null>
  /** Of each move the seat can make that asks for one target next: that question. */
  aims(raidId: string, seat: Seat): Promise<Record<string, Decision>>
  /** What a seat that isn't asked yet could do when it is heard in the open window; null for one that could only pass. */
  ahead(raidId: string, seat: Seat): Promise<Ahead | null>
  /** Of a protect or strike point in an attack on the seat's side: all that it can decide in one go, with what comes of it. */
  fight(raidId: string, seat: Seat): Promise<Fight | null>
  /** What comes of each attack that the seat could propose now, where that is certain, by "attack12>o34". */
  attacks(raidId: string, seat: Seat): Promise<Record<string, Fate>>
  /** Names of hidden cards that the seat's open decision shows it, such as those it has revealed to choose from. */
  shown(raidId: string, seat: Seat): Promise<Record<ObjectId, CardId>>
}

/** What can be decided in one go in an attack, and what could be done in its window before damage. */
export interface Fight {
  courses: Course[]
  window: Ahead | null
}

/** An answer to the protect or strike point, perhaps with a weapon to strike with after it. */
export interface Course {
  first: string
  strike?: { pick: string; weapon: ObjectId }
  /** What comes of it if nobody does more; null where that isn't certain. */
  fate: Fate | null
}

export interface Fate {
  attacker: Left
  defender: Left
}

/** How much health is left; 0 for who is destroyed, null for what has none. */
export interface Left {
  object: ObjectId
  left: number | null
}

/** What a seat that isn't asked yet could do when it is heard, and what its moves could be aimed at. */
export interface Ahead {
  decision: Decision
  aims: Record<string, Decision>
  /** In an attack, what comes of striking with each weapon. */
  fight?: Fight | null
}
