/** The button that takes back the player's last answer. A message has at most one such button. */
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { undoComponentIds } from './ids.ts'

/**
 * Returns the button if the last answer can be taken back; otherwise nothing. It isn't for a question about the rest
 * of an announcement, whose own button takes back both.
 */
export const takeBackButton = ({ raid, takeBack }: PlayerLook): ButtonSpec[] =>
  takeBack === undefined ? [] : [{ id: undoComponentIds.undo(raid.code, takeBack), label: texts.undo.button }]

/**
 * Adds the version at which the answer can be taken back. After the first answer of an announcement nothing is added,
 * because taking back the announcement has the same result.
 */
export function addTakeBackToLook(
  look: PlayerLook,
  before: PlayerLook,
  { takeBack, version }: { takeBack: boolean; version: number },
): PlayerLook {
  const isSame = look.view?.decision?.back === true && before.view?.decision?.back !== true
  return takeBack && !isSame ? { ...look, takeBack: version } : look
}
