/** The steps after an input, in the order in which they run. Each step is in the folder of its feature. */
import { announceFallenHeroes } from '../absence/after-input.ts'
import { announceInput } from '../announcing/after-input.ts'
import {
  answerByInstructions,
  answerIfOnlyOneAnswerIsPossible,
  deletePlansAfterUndo,
} from '../autopilot/after-input.ts'
import { answerAsComputer } from '../computers/after-input.ts'
import { announceThatSpiritsCanAct } from '../fallen-raiders/after-input.ts'
import type { AnnouncingStep, AnsweringStep, PreparingStep } from '../model/after-input.ts'
import { announcePrivateThreadUpdates } from '../private-threads/after-input.ts'
import { withdrawOutdatedMotion } from '../votes/after-input.ts'
import { concludeEndedRaid } from './end-raid.ts'
import { announceOpenQuestion } from './prompt.ts'

/** The steps that run before the table answers for anybody. */
export const preparingStepsAfterInput: readonly PreparingStep[] = [
  withdrawOutdatedMotion, // The vote was about the game before the input, and its end is announced before the news.
  deletePlansAfterUndo, // This runs before the autopilot can follow a plan that was taken back.
]

/**
 * The steps that answer for seats. After each answer the first step runs again, so each step answers only if no
 * step before it does.
 */
export const answeringStepsAfterInput: readonly AnsweringStep[] = [
  answerByInstructions,
  answerIfOnlyOneAnswerIsPossible,
  answerAsComputer,
]

/** The steps whose announcements are stored together, in this order. */
export const announcingStepsAfterInput: readonly AnnouncingStep[] = [
  announceInput, // The input comes first, because everything below is its consequence.
  // A fall is announced before the end or the question, which may be for another player because of it.
  announceFallenHeroes,
  concludeEndedRaid, // This changes the raid's status, so it comes after the news of the input.
  announceThatSpiritsCanAct, // This comes after a fall in the same turn, and only while the raid goes on.
  announceOpenQuestion, // The question comes below all news, so that it is the newest message.
  announcePrivateThreadUpdates, // The threads are updated last, because they show the question.
]
