/** A message of news, with a fresh board where one is due. */
import type { View } from '../../engine/index.ts'
import type { Announcement, RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { boardEmbed } from '../board/embed.ts'
import { narrateInBlocks } from '../narrate/index.ts'
import { orderedLines } from '../orders/news.ts'
import { embedSize, fitLines, LIMITS, pages } from '../posts/limits.ts'
import { seatNames } from '../posts/names.ts'
import { type Post, post } from '../posts/post.ts'
import { undoneLines } from '../undo/news.ts'

export type News = Extract<Announcement, { kind: 'news' }>

/** Kept free for the board, where news are so long that they go on in an embed. */
const OVERFLOW = 2500

/** @returns null when there is nothing to tell */
export function newsPost(raid: RaidCard, news: News): Post | null {
  const names = seatNames(raid)
  const told = [...narrateInBlocks(news, names), ...(news.undone ? undoneLines(news.undone, names) : [])]
  if (told.length === 0) return null
  const lines = [...orderedLines(news, names), ...told]
  const [content = '', ...rest] = pages(lines, LIMITS.content)
  const more = rest.length > 0 ? [{ description: fitLines(rest, OVERFLOW, texts.news.more) }] : []
  const size = LIMITS.embedTotal - more.reduce((sum, embed) => sum + embedSize(embed), 0)
  const shown = boardOf(news)
  const board = shown ? [boardEmbed(raid, shown, { size })] : []
  return post({ content, embeds: [...more, ...board] })
}

/** Earlier news with more of them below, as one message says them; null where they need one of their own. */
export function joinedNews(raid: RaidCard, earlier: readonly News[], more: News): string | null {
  if (boardOf(more) || more.events.some((event) => event.kind === 'ended')) return null
  const posts = [...earlier, more].map((news) => newsPost(raid, news))
  const content = posts.map((one) => one?.content ?? '').join('\n')
  const isShort = content.length <= LIMITS.content && posts.slice(1).every((one) => one?.embeds.length === 0)
  const hasOverflow = (posts[0]?.embeds.length ?? 0) > (earlier[0] && boardOf(earlier[0]) ? 1 : 0)
  return isShort && !hasOverflow ? content : null
}

/** The board that these news show, if they do. */
export const boardOf = (news: News): View | null => (isDue(news) ? news.board : null)

/** One board a turn, when a raider leaves, and after an undo; the end has one of its own. */
const isDue = ({ events }: News): boolean =>
  events.some((event) => ['turnStarted', 'lost', 'takenBack'].includes(event.kind)) &&
  !events.some((event) => event.kind === 'ended')
