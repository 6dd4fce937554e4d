/** Why something can't be taken back. */
import { texts } from '../../texts/texts.ts'

export const sayUndo = texts.undo.why
