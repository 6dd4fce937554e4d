/** Instructions of seats, and what they answer ahead: the table passes, declines and orders triggers for them. */

import type { Seat, Stops } from '../../engine/index.ts'
import type { Person, Rejected } from '../contract.ts'
import type { Order, Until } from './shapes.ts'

export { type Order, UNTILS, type Until } from './shapes.ts'

/**
 * What follows an answer, decided in the same go: the table answers so as it is asked, as long as nothing has come
 * between, and leaves to its player what was not decided.
 */
export type Plan =
  | { kind: 'fight'; strikes: string[]; move: string[]; quiet: boolean } // in the attack that goes on
  | { kind: 'assault'; attacks: Attack[] } // after the attack that the answer makes
  | { kind: 'anyOrder' } // of the triggered effects that wait

/** The pick of who attacks, and of whom. */
export interface Attack {
  attacker: string
  defender: string
}

/**
 * What somebody wants from now on. What it speaks of is read from the game as it is now; with a decision or a moment
 * (`View.window`) it is refused once that has passed.
 */
export type Wish =
  | { kind: 'until'; until: Until }
  | { kind: 'hold' }
  | { kind: 'stops'; stops: Stops } // where to be asked for priority; the game itself keeps it
  | { kind: 'brief' } // in the own turn
  | { kind: 'ahead'; moment?: string; move?: string[] } // pass in the window that is open, or make this move: its pick, then its target
  | { kind: 'pass'; decision?: number; moment?: string } // always, on what is topmost on the chain; a decision in what an earlier version posted
  | { kind: 'first'; option: string; decision?: number } // of the triggered effects that are to be ordered now
  | { kind: 'say'; answer: 'yes' | 'no'; decision?: number } // always, to the card that asks now

export interface Orders {
  /** Adds an order for a seat: the one named, the one of theirs that is asked, or their first. It is heeded at once. */
  give(raidId: string, by: Person, wish: Wish, seat?: Seat): Promise<Ordered | Rejected>
  /** Ends one order, or all of the seat's with null. One that has ended already is no harm. */
  lift(raidId: string, by: Person, id: number | null, seat?: Seat): Promise<Ordered | Rejected>
}

export interface Ordered {
  seat: Seat
  orders: Order[] // what is in force for the seat now
}

/** That somebody is passed for, as everybody may know it. */
export interface Passing {
  seat: Seat
  until: Until
}

/** That the table has answered for somebody, and by which kind of order. */
export interface ByOrder {
  seat: Seat
  order: Order['kind']
}
