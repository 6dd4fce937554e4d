/** The interface for hints of the computer, which are the answers that it would give in a player's place. */

import type { PlanningPool } from '../../bots/planning-threads/pool.ts'
import type { Course } from '../../bots/search/courses.ts'
import type { Plan } from '../../bots/search/plan.ts'
import type { Comparison } from '../../bots/search/why.ts'
import type { Decision, Seat } from '../../engine/index.ts'
import type { Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'

/** Plans hints in worker threads. */
export type HintPlanner = Pick<PlanningPool, 'plan'>

/** The answer that the computer would give, and why it is better than other courses. */
export type SuggestedAnswer = Pick<Plan, 'steps' | 'why'>
/** The picks of a course for the open question, and for the questions that follow in the same announcement. */
export type CourseSteps = Course['steps']
/** How the chosen course compares with another course, and why it is better. */
export type CourseComparison = Comparison<Course>

/** The computer's answer to the open question of a seat. */
export interface ComputerHint extends SuggestedAnswer {
  readonly seat: Seat
  readonly decision: Decision
}

export interface HintService {
  /**
   * Returns the computer's answer to the open question of this person, and counts the hint. A raid with hints is marked
   * in histories and rankings. If there is no plan in time, the answer is the plain player's, without comparisons. The
   * hint is rejected if the person isn't asked anything, and if the raid has turned hints off.
   */
  give(raidId: string, who: Person): Promise<ComputerHint | Rejected>
}
