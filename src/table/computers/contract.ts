/** Computer players that plan. The raid waits for them as it waits for people, and anybody may find their answers. */
import type { Plan } from '../../bots/search/plan.ts'
import type { ImaginedGame, Seat } from '../../engine/index.ts'
import type { HousePlayerLevel } from '../../store/people/house.ts'
import type { Rejected } from '../model/rejection.ts'

/** The open question of a computer player. */
export interface ComputerQuestion {
  readonly raidId: string
  readonly decision: number
  readonly seat: Seat
  readonly level: HousePlayerLevel
  /** The number of the turn, which limits the time for thinking. */
  readonly turn: number
  /** A game that the asked seat can imagine. The true one never leaves the table. */
  readonly game: ImaginedGame
}

/** The part of a plan that the table needs. Only the public part of the reasons is stored. */
export type PlannedMove = Pick<Plan, 'steps' | 'why'>

/** `stale`: the question isn't open any more. `isVisible`: everybody sees something of the answer. */
export type ComputerAnswerResult =
  | { readonly kind: 'stale' }
  | { readonly kind: 'answered'; readonly isVisible: boolean }

export interface ComputerPlayerService {
  /** Returns the question for which the raid waits; null if it doesn't wait for a computer player that plans. */
  question(raidId: string): Promise<ComputerQuestion | null>
  /**
   * Answers the question, unless somebody has answered it.
   * @param plan null if the plain player answers
   */
  answer(
    question: Pick<ComputerQuestion, 'raidId' | 'decision'>,
    plan: PlannedMove | null,
  ): Promise<ComputerAnswerResult | Rejected>
  /** Returns an imagined game of a raid in which computer players plan; null if there is none. */
  sampleGame(): Promise<ImaginedGame | null>
  /** Returns the raids that have waited for a computer player since a moment between these two. */
  waiting(from: Date, to: Date): Promise<string[]>
  /**
   * Calls the listener when a raid begins to wait for a computer player because of an input in this process, and when a
   * raid begins in which computer players plan. @returns a function that removes the listener
   */
  onWaiting(listener: (raidId: string) => void): () => void
}
