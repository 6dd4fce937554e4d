/** Shows the log of a raid, which has pages. A long page has parts. */

import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { answerOnBehalfLine } from '../absence/news.ts'
import { automaticPassLines } from '../autopilot/news.ts'
import { type BotContext, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import { addReasonLineBelowMove, withoutRepeatedReasons } from '../computer-hints/reasons.ts'
import type { Click } from '../feature.ts'
import { splitIntoPages as cutInto, DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { seatNames } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { narratedLinesIndented } from '../narrate/index.ts'
import { pagesOfJumpMenu } from '../records/page-jumps.ts'
import { raidLogComponentIds } from './ids.ts'

/**
 * A page of the log and a part of it. Page 1 is the newest. Parts count from 0 in reading order, and LAST stands
 * for the last part.
 */
interface Place {
  page: number
  part: number
}

const LAST = 999

export async function raidLogPost(
  { table }: Pick<BotContext, 'table'>,
  raid: RaidInfo,
  wanted: Place,
): Promise<Post> {
  const { pages, entries } = await table.log(raid.id, wanted.page)
  const names = seatNames(raid)
  const news = entries.flatMap((entry) => (entry.kind === 'news' ? [entry] : []))
  const lines = withoutRepeatedReasons(news).flatMap((entry) => [
    ...(entry.how ? [answerOnBehalfLine(entry.how)] : []),
    ...automaticPassLines(entry, names),
    ...addReasonLineBelowMove(narratedLinesIndented(entry, names), entry, names).map(({ line }) => line),
  ])
  const parts = cutInto(lines, DISCORD_LIMITS.description)
  const most = Math.max(1, pages)
  const at = {
    page: Math.min(Math.max(1, wanted.page), most),
    part: Math.min(Math.max(0, wanted.part), Math.max(0, parts.length - 1)),
  }
  const embed = {
    title: truncateWithEllipsis(texts.log.title(raid.code), DISCORD_LIMITS.title),
    description: parts[at.part] ?? texts.log.empty,
    footer: { text: texts.log.pages(most - at.page + 1, most, at.part + 1, parts.length) },
  }
  const isAlone = most === 1 && parts.length < 2
  return newPost({ embeds: [embed], components: isAlone ? [] : turning(raid.code, at, most, parts.length) })
}

/**
 * Returns the buttons that turn pages. People count pages from the beginning of the raid. Internally the newest
 * page is 1, so that a page that is shown remains valid.
 */
function turning(code: string, at: Place, pages: number, parts: number) {
  const first = { page: pages, part: 0 }
  const last = { page: 1, part: LAST }
  const older = at.part > 0 ? { ...at, part: at.part - 1 } : { page: at.page + 1, part: LAST }
  const newer = at.part < parts - 1 ? { ...at, part: at.part + 1 } : { page: at.page - 1, part: 0 }
  const [isFirst, isLast] = [older.page > pages, newer.page < 1]
  const button = (deed: 'first' | 'older' | 'newer' | 'last', to: Place, disabled: boolean): ButtonSpec => ({
    id: raidLogComponentIds.pages(code, deed, Math.max(1, to.page), to.part),
    label: texts.log.buttons[deed],
    disabled,
  })
  const jumps = pagesOfJumpMenu(at.page - 1, pages).map((page) => ({
    value: `${page + 1}`,
    label: texts.log.pageOf(pages - page, pages),
  }))
  return [
    ...(pages > 1
      ? [
          selectRow({
            id: raidLogComponentIds.pages(code, 'jump', at.page, at.part),
            placeholder: texts.log.jump,
            options: jumps.reverse(),
          }),
        ]
      : []),
    ...buttonRows([
      button('first', first, isFirst),
      button('older', older, isFirst),
      button('newer', newer, isLast),
      button('last', last, isLast),
    ]),
  ]
}

/** Shows the log of a raid, for `/log`. */
export const showRaidLogByCommand = (
  context: BotContext,
  source: InteractionSource,
  page: number | null,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => ({
    how: 'tell',
    post: await lookedUp(context, raid, page),
  }))

export async function showRaidLogPage(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  to: Place,
): Promise<Reply> {
  return replyInPlaceOrPrivately(click, await raidLogPost(context, raid, to))
}

/** Converts the page that a person asks for, counted from the beginning, to our page number. */
async function lookedUp(context: BotContext, raid: RaidInfo, wish: number | null): Promise<Post> {
  if (wish === null) return raidLogPost(context, raid, { page: 1, part: LAST })
  const { pages } = await context.table.log(raid.id, 1)
  return raidLogPost(context, raid, { page: Math.max(1, pages - wish + 1), part: 0 })
}
