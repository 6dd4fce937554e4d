/** Answers for requests that the table rejected. */
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from './limits.ts'
import { privateReply, type Reply } from './post.ts'

/** Shows the reason, in as many whole lines as fit. */
export const rejectionReply = ({ rejected }: Rejected): Reply =>
  privateReply(joinLinesThatFit(rejected.split('\n'), DISCORD_LIMITS.content, texts.board.leftOut))
