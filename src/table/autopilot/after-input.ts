/** The steps of the autopilot after an input. */
import type { AnsweringStep, PreparingStep } from '../model/after-input.ts'
import { applyInstructions, forgetPlans } from './apply-instructions.ts'

/** An undo also takes back decisions for later questions. */
export const forgetUndonePlans: PreparingStep = async ({ playing, undone }) => {
  if (undone) await forgetPlans(playing)
}

/** After an undo the question is asked again, whatever the instructions say. */
export const answerByInstructions: AnsweringStep = async ({ playing, undone, put }, latest) =>
  undone ? [] : applyInstructions(playing, latest, put)
