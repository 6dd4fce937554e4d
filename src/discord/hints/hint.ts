/** `/hint`: what the computer would answer in a player's place, and why. Only that player sees it. */
import { texts } from '../../texts/texts.ts'
import { type BotContext, type InteractionSource, playerLookOf, runWithRaidHere } from '../bot-context.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { hintSentence } from './sentence.ts'

export const giveHint = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    const hint = await context.table.hints.give(raid.id, source.person)
    if ('rejected' in hint) return privateReply(hint.rejected)
    const { view, names, shown } = await playerLookOf(context, raid, source.person, hint.seat)
    if (!view || view.decision?.id !== hint.decision.id) return privateReply(texts.hints.stale)
    const sentence = hintSentence({ view, names, shown, decision: hint.decision }, hint)
    return privateReply([sentence, texts.hints.note].join('\n'))
  })
