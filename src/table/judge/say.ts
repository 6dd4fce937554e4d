/** Why something can't be put right. */
import { texts } from '../../texts/texts.ts'

export const sayJudge = texts.judge
