/** What could not be, as the table says it. */
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { fitLines, LIMITS } from './limits.ts'
import { type Outcome, tell } from './post.ts'

/** Tells what was wrong, in as many whole lines as fit. */
export const refused = ({ rejected }: Rejected): Outcome =>
  tell(fitLines(rejected.split('\n'), LIMITS.content, texts.board.leftOut))
