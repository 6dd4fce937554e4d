/** Handles `/history replay:`, which shows a finished raid turn by turn, with the public board and the events. */
import type { APIEmbed } from 'discord.js'
import type { ReplayChapter, ReplayChapterName, ReplayInputNews } from '../../table/records/contract.ts'
import { runInPublicLanguageIf } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { boardEmbed } from '../board/embed.ts'
import { boardPicture, PUBLIC_PICTURE_THEME, pictureThemeOfPerson } from '../board/picture.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, embedSize, truncateWithEllipsis } from '../message-parts/limits.ts'
import { type SeatNames, seatNames } from '../message-parts/names.ts'
import { splitIntoPhonePages } from '../message-parts/phone.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  type PostFile,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { pictureReplyInPlaceOrPrivately, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { narrateNewsIndented } from '../narrate/index.ts'
import type { Theme } from '../pictures/theme.ts'
import { type ReplayAction, recordComponentIds } from './ids.ts'
import { pagesOfJumpMenu } from './page-jumps.ts'

const t = texts.records.replay
const INK = 0x4a4e69

interface Wish {
  code: string
  /** The number of a turn; null for the beginning. */
  turn: number | null
  everybody: boolean
}

export async function showReplay(
  context: BotContext,
  source: InteractionSource,
  { code, turn, everybody }: Wish,
): Promise<Reply> {
  const card = await replayed(context, source, code, turn)
  if ('rejected' in card) return rejectionReply(card)
  noteTrouble(context, card)
  const { number } = card.chapters.findLast((one) => one.kind === 'turn') ?? { number: 0 }
  const isBeyond = turn !== null && turn > number
  const theme = everybody ? PUBLIC_PICTURE_THEME : await pictureThemeOfPerson(context, source.person)
  return runInPublicLanguageIf(everybody, () => {
    const content = isBeyond ? t.only(number) : ''
    const words = { ...replayPost(card, 0), content }
    const painting = boardOf(context, card, 0, theme)
    return replyWithPictureIfSoon(words, painting, everybody ? 'show' : 'tell', () =>
      withBoardInWords(card, 0),
    )
  })
}

/** Returns the beginning, or a turn. A number beyond the last turn means the last one. */
async function replayed(context: BotContext, source: InteractionSource, code: string, turn: number | null) {
  const card = await context.table.records.replay(source.guildId, code, 0)
  if ('rejected' in card || turn === null || turn === 0) return card
  const at = card.chapters.findIndex((one) => one.kind === 'turn' && one.number >= turn)
  return context.table.records.replay(source.guildId, code, at < 0 ? card.chapters.length - 1 : at)
}

/** Shows one part of a chapter. Long chapters have several parts. */
export async function showReplayPart(
  context: BotContext,
  click: Click,
  code: string,
  { at, part }: { at: number; part: number },
): Promise<Reply> {
  const card = await context.table.records.replay(click.guildId, code, at)
  if ('rejected' in card) return rejectionReply(card)
  noteTrouble(context, card)
  const painting = boardOf(context, card, part, await pictureThemeOfPerson(context, click.person))
  return pictureReplyInPlaceOrPrivately(click, replayPost(card, part), painting, () =>
    withBoardInWords(card, part),
  )
}

/** Returns the picture of the board at the end of the chapter. The other parts of a long chapter have only text. */
async function boardOf(
  { studio }: BotContext,
  card: ReplayChapter,
  part: number,
  theme: Theme,
): Promise<PostFile | null> {
  if (!card.board || partShown(partsOf(card), part) > 0) return null
  return boardPicture(studio, card.raid, card.board, { kind: 'live', theme, canMiss: false })
}

/** Returns the button that opens the beginning of a finished raid. */
export const replayButton = (code: string): ButtonSpec => ({
  id: recordComponentIds.replay(code, 'open', 0, 0),
  label: texts.records.history.replay,
})

function noteTrouble({ log }: BotContext, { trouble, raid }: ReplayChapter): void {
  if (trouble !== null) log.warn({ raid: raid.code, trouble }, 'a raid can’t be replayed')
}

/** The lines on a phone that a part has beside the board's picture, without it, and if no board can be shown. */
const BESIDE = 6
const ALONE = 15
const WITHOUT = 8
/** The lines that the row of the button about the raid's rewards takes. */
const EARNED = 2

function partsOf(card: ReplayChapter): string[] {
  const lines = storyLines(card, seatNames(card.raid))
  const less = hasRewardButton(card) ? EARNED : 0
  return card.board
    ? splitIntoPhonePages(lines, BESIDE - less, ALONE - less)
    : splitIntoPhonePages(lines, WITHOUT - less)
}

/** Whether this is the last chapter of a raid that has ended. */
const hasRewardButton = ({ raid, chapters, at }: ReplayChapter): boolean =>
  at === chapters.length - 1 && raid.status !== 'abandoned'

export function replayPost(card: ReplayChapter, wanted: number): Post {
  const names = seatNames(card.raid)
  const parts = partsOf(card)
  const part = partShown(parts, wanted)
  return newPost({
    embeds: [storyEmbed(card, names, { parts, part })],
    components: [jumpRow(card, names), ...buttonRows(buttons(card, part, parts.length))],
  })
}

const partShown = (parts: readonly string[], wanted: number): number =>
  parts.length > 0 ? wanted % parts.length : 0

/** Returns the chapter with its board in words, if the picture can't be painted. */
function withBoardInWords(card: ReplayChapter, wanted: number): Post {
  const words = replayPost(card, wanted)
  if (!card.board || partShown(partsOf(card), wanted) > 0) return words
  const used = words.embeds.reduce((sum, embed) => sum + embedSize(embed), 0)
  const board = boardEmbed(card.raid, card.board, { size: DISCORD_LIMITS.embedTotal - used })
  return { ...words, embeds: [...words.embeds, board] }
}

interface Parts {
  parts: readonly string[]
  part: number
}

function storyEmbed(
  { chapters, at, board }: ReplayChapter,
  names: SeatNames,
  { parts, part }: Parts,
): APIEmbed {
  const missing = board === null ? [t.noBoard] : []
  return {
    title: truncateWithEllipsis(titleOf(chapters[at], names), DISCORD_LIMITS.title),
    description: [...missing, parts[part] ?? t.quiet].join('\n\n'),
    footer: { text: t.footer(at + 1, chapters.length, part + 1, parts.length) },
    color: INK,
  }
}

function titleOf(chapter: ReplayChapterName | undefined, names: SeatNames): string {
  return chapter?.kind === 'turn' ? t.turnOf(chapter.number, names.seat(chapter.seat)) : t.opening
}

/** Returns the lines of a chapter without the turn's own headline, which the title contains. */
function storyLines({ chapters, at, news, board }: ReplayChapter, names: SeatNames): string[] {
  const lines = news.flatMap((one) => (board ? narrateNewsIndented(one, names) : narrateOld(one, names)))
  return chapters[at]?.kind === 'turn' ? lines.slice(1) : lines
}

/** Narrates events that another version has stored. Returns a note if they can't be narrated. */
function narrateOld(news: ReplayInputNews, names: SeatNames): string[] {
  try {
    return narrateNewsIndented(news, names)
  } catch {
    return [t.unreadable]
  }
}

function jumpRow({ raid, chapters, at }: ReplayChapter, names: SeatNames) {
  const options = pagesOfJumpMenu(at, chapters.length).map((page) => ({
    value: String(page),
    label: titleOf(chapters[page], names).replaceAll('\\', ''),
  }))
  return selectRow({ id: recordComponentIds.replay(raid.code, 'jump', at, 0), placeholder: t.jump, options })
}

function buttons(card: ReplayChapter, part: number, parts: number): ButtonSpec[] {
  const { raid, chapters, at } = card
  const last = chapters.length - 1
  const page = (deed: ReplayAction, to: number) => recordComponentIds.replay(raid.code, deed, to, 0)
  return [
    { id: page('first', 0), label: t.first, disabled: at === 0 },
    { id: page('back', Math.max(0, at - 1)), label: t.previous, disabled: at === 0 },
    { id: page('next', Math.min(last, at + 1)), label: t.next, disabled: at === last },
    { id: page('last', last), label: t.last, disabled: at === last },
    ...(parts > 1
      ? [
          {
            id: recordComponentIds.replay(raid.code, 'more', at, (part + 1) % parts),
            label: t.more(((part + 1) % parts) + 1, parts),
          },
        ]
      : []),
    ...(hasRewardButton(card) ? [{ id: recordComponentIds.run(raid.code), label: t.earned }] : []),
  ]
}
