/**
 * Handles `/undo` without options, which shows a private list of moments to which the raid can go back. Each is named
 * by the event after it.
 */
import type { RaidInfo } from '../../table/contract.ts'
import type { UndoMoment } from '../../table/undo/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { type BotContext, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { seatNames } from '../message-parts/names.ts'
import { pageOfItems } from '../message-parts/paging.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { narrateNews } from '../narrate/index.ts'
import { undoComponentIds } from './ids.ts'

export const showUndoMoments = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (raid.status === 'lobby') return privateReply(texts.reply.notBegun)
    return { how: 'tell', post: await momentsPost(context, raid, 0) }
  })

/** Shows another page of moments. */
export const showUndoMomentsPage = async (
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  page: number,
): Promise<Reply> => replyInPlaceOrPrivately(click, await momentsPost(context, raid, page))

async function momentsPost(context: BotContext, raid: RaidInfo, wantedPage: number): Promise<Post> {
  const found = await context.table.undo.moments(raid.id)
  if ('rejected' in found) return newPost({ content: found.rejected })
  const { shown, page, pages } = pageOfItems(optionsOf(raid, found.moments), wantedPage)
  if (shown.length === 0) return newPost({ content: texts.undo.why.nothing() })
  const id = undoComponentIds.moment(raid.code, found.version)
  const row = selectRow({ id, placeholder: texts.undo.choose(page, pages), options: shown })
  return newPost({
    content: texts.undo.moments,
    components: [row, ...buttonRows(pageButtons(raid, page, pages))],
  })
}

const pageButtons = ({ code }: RaidInfo, page: number, pages: number): ButtonSpec[] => [
  ...(page + 1 < pages ? [{ id: undoComponentIds.page(code, page + 1), label: texts.undo.earlier }] : []),
  ...(page > 0 ? [{ id: undoComponentIds.page(code, page - 1), label: texts.undo.later }] : []),
]

function optionsOf(raid: RaidInfo, moments: readonly UndoMoment[]) {
  const names = seatNames(raid)
  return moments.flatMap(({ to, by, came, answers }) => {
    const [line] = narrateNews(came, names)
    const description = texts.undo.momentText(toPlain(by.name), answers)
    return line === undefined
      ? []
      : [{ value: `${to}`, label: texts.undo.before(withoutMarkup(line)), description }]
  })
}
