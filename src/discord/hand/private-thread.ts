/**
 * Renders the message of a person's private thread: their hand, their panel, their question and the result of their
 * last answer.
 */
import type { Person, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { type BotContext, type ContextWithTable, playerLookOf } from '../bot-context.ts'
import { newPost, type Post } from '../message-parts/post.ts'
import { narrateEventsSinceAnswer } from '../raid-questions/answering.ts'
import { answerPanelWithPreviews } from '../raid-questions/panel.ts'
import { isMulliganDecisionOpen } from './mulligan.ts'
import { handCardNumbers } from './playable-card-rows.ts'
import { handPostWithPicture } from './post.ts'

export async function privateThreadPost(
  context: ContextWithTable & Pick<BotContext, 'studio'>,
  raid: RaidInfo,
  person: Person,
): Promise<Post> {
  const look = await playerLookOf(context, raid, person)
  const hand = await handPostWithPicture(context, look)
  if (hand && isMulliganDecisionOpen(look.view)) return hand
  const panel = await answerPanelWithPreviews(
    context,
    { ...look, numbers: handCardNumbers(look) },
    await narrateEventsSinceAnswer(context, look),
  )
  return { ...panel, embeds: hand?.embeds ?? [], files: hand?.files ?? [] }
}

/** Returns the message that remains when the raid is over. */
export const privateThreadClosedPost = ({ code }: RaidInfo): Post =>
  newPost({ content: texts.privateThread.over(code) })

/** Returns the thread's name: the raid's code and the person's name. */
export const privateThreadName = ({ code }: RaidInfo, { name }: Person): string =>
  `${code} · ${toPlain(name)}`
