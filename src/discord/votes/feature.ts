/** The feature of the players' votes: its buttons. */
import { runInPublicLanguage } from '../../texts/language.ts'
import type { BotContext } from '../bot-context.ts'
import { type Click, customIdRoute, type Feature } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { voteComponentIds } from './ids.ts'
import { votePost } from './post.ts'

export const votesFeature: Feature = {
  clicks: [customIdRoute(voteComponentIds.vote, vote)],
}

/** Records a vote. The question changes in place, and nobody is mentioned again. */
async function vote(
  context: BotContext,
  { person, roles }: Click,
  [motionId, agrees]: readonly [string, boolean],
): Promise<Reply> {
  const motion = await context.table.votes.vote(motionId, { person, roles }, agrees)
  return 'rejected' in motion
    ? privateReply(motion.rejected)
    : { how: 'change', post: { ...runInPublicLanguage(() => votePost(motion)), pings: [] } }
}
