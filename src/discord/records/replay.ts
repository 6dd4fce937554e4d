/** `/history replay:`: a finished raid turn by turn, with the public board and the events. */
import type { APIEmbed } from 'discord.js'
import type { ChapterName, ChapterNews, ReplayCard } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { boardEmbed } from '../board/embed.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { clip, embedSize, LIMITS, pages } from '../message-parts/limits.ts'
import { type SeatNames, seatNames } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type Post,
  post,
  type Reply,
  selectRow,
  tellOrShow,
} from '../message-parts/post.ts'
import { refusalReply } from '../message-parts/refused.ts'
import { narrateInBlocks } from '../narrate/index.ts'
import { type ReplayDeed, recordIds } from './ids.ts'
import { jumpsFrom } from './jumps.ts'

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
  if ('rejected' in card) return refusalReply(card)
  noteTrouble(context, card)
  const { number } = card.chapters.findLast((one) => one.kind === 'turn') ?? { number: 0 }
  const isBeyond = turn !== null && turn > number
  return tellOrShow(everybody, () => ({ ...replayPost(card, 0), content: isBeyond ? t.only(number) : '' }))
}

/** Returns the beginning, or a turn. A number beyond the last turn means the last one. */
async function replayed(context: BotContext, source: InteractionSource, code: string, turn: number | null) {
  const card = await context.table.records.replay(source.guildId, code, 0)
  if ('rejected' in card || turn === null || turn === 0) return card
  const at = card.chapters.findIndex((one) => one.kind === 'turn' && one.number >= turn)
  return context.table.records.replay(source.guildId, code, at < 0 ? card.chapters.length - 1 : at)
}

export async function replayAt(
  context: BotContext,
  source: InteractionSource,
  code: string,
  { at, part }: { at: number; part: number },
): Promise<Post | { rejected: string }> {
  const card = await context.table.records.replay(source.guildId, code, at)
  if ('rejected' in card) return card
  noteTrouble(context, card)
  return replayPost(card, part)
}

/** The button that opens the beginning of a finished raid. */
export const replayButton = (code: string): ButtonSpec => ({
  id: recordIds.replay(code, 'open', 0, 0),
  label: texts.records.history.replay,
})

function noteTrouble({ log }: BotContext, { trouble, raid }: ReplayCard): void {
  if (trouble !== null) log.warn({ raid: raid.code, trouble }, 'a raid can’t be replayed')
}

/** The space for events. The board has the rest of the 6,000 characters that embeds share. */
const STORY = 2_000

export function replayPost(card: ReplayCard, wanted: number): Post {
  const names = seatNames(card.raid)
  const parts = pages(storyLines(card, names), STORY)
  const part = parts.length > 0 ? wanted % parts.length : 0
  const story = storyEmbed(card, names, { parts, part })
  const board =
    card.board && part === 0
      ? [boardEmbed(card.raid, card.board, { size: LIMITS.embedTotal - embedSize(story) })]
      : []
  return post({
    embeds: [story, ...board],
    components: [jumpRow(card, names), ...buttonRows(buttons(card, part, parts.length))],
  })
}

interface Parts {
  parts: readonly string[]
  part: number
}

function storyEmbed({ chapters, at, board }: ReplayCard, names: SeatNames, { parts, part }: Parts): APIEmbed {
  const missing = board === null ? [t.noBoard] : []
  return {
    title: clip(titleOf(chapters[at], names), LIMITS.title),
    description: [...missing, parts[part] ?? t.quiet].join('\n\n'),
    footer: { text: t.footer(at + 1, chapters.length, part + 1, parts.length) },
    color: INK,
  }
}

function titleOf(chapter: ChapterName | undefined, names: SeatNames): string {
  return chapter?.kind === 'turn' ? t.turnOf(chapter.number, names.seat(chapter.seat)) : t.opening
}

/** Leaves out the turn's own headline, because the title has it. */
function storyLines({ chapters, at, news, board }: ReplayCard, names: SeatNames): string[] {
  const lines = news.flatMap((one) => (board ? narrateInBlocks(one, names) : narrateOld(one, names)))
  return chapters[at]?.kind === 'turn' ? lines.slice(1) : lines
}

/** Events of another version may be of kinds that this version can't narrate. */
function narrateOld(news: ChapterNews, names: SeatNames): string[] {
  try {
    return narrateInBlocks(news, names)
  } catch {
    return [t.unreadable]
  }
}

function jumpRow({ raid, chapters, at }: ReplayCard, names: SeatNames) {
  const options = jumpsFrom(at, chapters.length).map((page) => ({
    value: String(page),
    label: titleOf(chapters[page], names).replaceAll('\\', ''),
  }))
  return selectRow({ id: recordIds.replay(raid.code, 'jump', at, 0), placeholder: t.jump, options })
}

function buttons({ raid, chapters, at }: ReplayCard, part: number, parts: number): ButtonSpec[] {
  const last = chapters.length - 1
  const page = (deed: ReplayDeed, to: number) => recordIds.replay(raid.code, deed, to, 0)
  const isEarning = at === last && raid.status !== 'abandoned'
  return [
    { id: page('first', 0), label: t.first, disabled: at === 0 },
    { id: page('back', Math.max(0, at - 1)), label: t.previous, disabled: at === 0 },
    { id: page('next', Math.min(last, at + 1)), label: t.next, disabled: at === last },
    { id: page('last', last), label: t.last, disabled: at === last },
    ...(parts > 1
      ? [
          {
            id: recordIds.replay(raid.code, 'more', at, (part + 1) % parts),
            label: t.more(((part + 1) % parts) + 1, parts),
          },
        ]
      : []),
    ...(isEarning ? [{ id: recordIds.run(raid.code), label: t.earned }] : []),
  ]
}
