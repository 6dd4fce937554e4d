/** `/hint` and its button: what the computer would answer in a player's place, and why. Only that player sees it. */
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import {
  type BotContext,
  type InteractionSource,
  type PlayerLook,
  playerLookOf,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { openAnswerPanel } from '../raid-questions/answering.ts'
import { hintSentence } from './sentence.ts'

export const showHintByCommand = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    const hint = await hintFor(context, source, raid)
    return privateReply('refused' in hint ? hint.refused : hint.says)
  })

/** Shows the hint in the private panel, above the answers. */
export async function showHintInPanel(
  context: BotContext,
  click: Click,
  { raid }: PlayerLook,
): Promise<Reply> {
  const hint = await hintFor(context, click, raid)
  return 'refused' in hint
    ? privateReply(hint.refused)
    : openAnswerPanel(context, click, hint.look, hint.says)
}

type Hint = { readonly says: string; readonly look: PlayerLook } | { readonly refused: string }

async function hintFor(
  context: BotContext,
  { person }: Pick<InteractionSource, 'person'>,
  raid: RaidInfo,
): Promise<Hint> {
  const hint = await context.table.hints.give(raid.id, person)
  if ('rejected' in hint) return { refused: hint.rejected }
  const look = await playerLookOf(context, raid, person, hint.seat)
  const { view, names, shown } = look
  if (!view || view.decision?.id !== hint.decision.id) return { refused: texts.hints.stale }
  const sentence = hintSentence({ view, names, shown, decision: hint.decision }, hint)
  return { says: [sentence, texts.hints.note].join('\n'), look }
}
