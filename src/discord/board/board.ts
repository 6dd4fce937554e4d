/** Handles `/board` and the button that shows the board. */
import type { Person, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type BotContext, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { boardReply } from './picture.ts'

export const showBoardByCommand = (
  context: BotContext,
  source: InteractionSource,
  { forAll, inWords }: { forAll: boolean; inWords: boolean },
): Promise<Reply> =>
  runWithRaidHere(context, source, (raid) => showBoard(context, raid, forAll ? null : source.person, inWords))

/** Shows the board of a raid. @param reader the person who sees the board; null shows it to everybody */
export async function showBoard(
  context: BotContext,
  raid: RaidInfo,
  reader: Person | null,
  inWords = false,
): Promise<Reply> {
  const { view, ...wait } = await context.table.look(raid.id, null)
  return view ? boardReply(context, { raid, view, wait }, reader, inWords) : privateReply(texts.board.lobby)
}
