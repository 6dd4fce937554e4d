/** What could not be, as the table says it. */
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { fitLines, LIMITS } from './limits.ts'
import { plain } from './plain.ts'
import { type Outcome, tell } from './post.ts'

/** What was wrong, whole lines of it; names that people made up are shown as they are. */
export const refused = ({ rejected }: Rejected): Outcome =>
  tell(fitLines(plain(rejected).split('\n'), LIMITS.content, texts.board.leftOut))
