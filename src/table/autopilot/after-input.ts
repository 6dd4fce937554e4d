/** Follows autopilot instructions and discards undone plans, as steps after an input. */

import { TABLE_INPUT_ORIGIN } from '../model/accepted-input.ts'
import type { AnsweringStep, PreparingStep } from '../model/after-input.ts'
import { applyInstructions, deletePlanInstructions } from './apply-instructions.ts'
import { hasBossPlayer, onlyPossiblePicks } from './automatic.ts'

/** Discards after an undo the answers that players have planned for later questions. */
export const deletePlansAfterUndo: PreparingStep = async ({ playing, undone }) => {
  if (undone) await deletePlanInstructions(playing)
}

/**
 * Gives answers by autopilot instructions. After an undo the question is asked again, whatever the instructions
 * say.
 */
export const answerByInstructions: AnsweringStep = async ({ playing, undone, put }, latest) =>
  undone ? [] : applyInstructions(playing, latest, put)

/** The most automatic answers after an input. Then the player is asked, so that no loop runs for ever. */
const MOST = 500

/**
 * Gives one answer that needs no person: the only possible one, or a pass that reveals nothing. After an undo the
 * question is asked, because its player may want to step back.
 */
export const answerIfOnlyOneAnswerIsPossible: AnsweringStep = async ({ playing, answers, undone, put }) => {
  const { decision } = playing.game
  const picks = decision && onlyPossiblePicks(playing.game, decision)
  if (!picks || undone || answers.length >= MOST || !hasBossPlayer(playing.game)) return []
  const { id, seat } = decision
  return [await put(playing, { kind: 'answer', decision: id, seat, picks }, TABLE_INPUT_ORIGIN)]
}
