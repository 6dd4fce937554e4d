/** The end of a raid: its result, and the rewards of each character with their reasons. */
import type { APIEmbed } from 'discord.js'
import type { Outcome, View } from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import type { Announcement, RaidCard, Reward } from '../../table/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { boardEmbed } from '../board/embed.ts'
import { treasureButton } from '../characters/treasure.ts'
import { reasonText } from '../characters/xp-reason.ts'
import { clip, embedSize, fitLines, LIMITS } from '../message-parts/limits.ts'
import { cardIn, raidTitle } from '../message-parts/names.ts'
import { buttonRows, type Post, post } from '../message-parts/post.ts'
import { againButtons } from '../raid/again.ts'
import { replayButton } from '../records/replay.ts'
import { summaryEmbed } from './summary.ts'

/** The announcement of the end, with the current data of the raid. */
export type Ended = Omit<Extract<Announcement, { kind: 'ended' }>, 'raid'> & {
  raid: RaidCard
  /** The final state of the table; null if it can't be read any more. */
  view: View | null
}

const GOOD = 0xd4af37
const BAD = 0x7a1f1f

export function endedPost({ outcome, raid, rewards, view }: Ended, summary: RaidSummary | null): Post {
  const end = endEmbed(outcome, raid, rewards)
  const told = summary ? [summaryEmbed(raid, summary)] : []
  const used = [end, ...told].reduce((sum, embed) => sum + embedSize(embed), 0)
  const board =
    view && used < LIMITS.embedTotal - LEAST_BOARD
      ? [boardEmbed(raid, view, { size: LIMITS.embedTotal - used })]
      : []
  const treasure = howItEnded(outcome) === 'won' ? treasureButton(raid.code) : []
  const onwards = buttonRows(againButtons({ ...raid, status: howItEnded(outcome) }))
  return post({
    embeds: [end, ...told, ...board],
    components: [...treasure, ...onwards, ...replayButton(raid.code)],
  })
}

/** If there is less space than this, the last board is left out. `/history replay:` shows it. */
const LEAST_BOARD = 1500

function endEmbed(reply: Outcome, raid: RaidCard, rewards: readonly Reward[]): APIEmbed {
  const t = texts.sheet
  const how = howItEnded(reply)
  const earned = rewards[0]?.achievements ?? []
  return {
    title: t.endTitle[how],
    description:
      how === 'abandoned' ? t.endAbandoned : `${raidTitle(raid.raid)} · ${raid.code}\n${t.sheetHint}`,
    fields: [
      ...(how === 'abandoned'
        ? []
        : [
            {
              name: t.earned,
              value: clip(
                earned.map((card) => cardIn(raid, card)).join(', ') || t.noneEarned,
                LIMITS.fieldValue,
              ),
            },
          ]),
      ...rewards.map((reward) => ({
        name: clip(toMarkup(reward.character), LIMITS.fieldName),
        value: fitLines(rewardLines(raid, reward), SHARE, texts.board.leftOut),
      })),
    ],
    color: how === 'won' ? GOOD : BAD,
  }
}

/** The maximum length of a field, because five raiders share an embed. */
const SHARE = 500

function rewardLines(raid: RaidCard, reward: Reward): string[] {
  const t = texts.sheet
  const why = (code: string) => reasonText(code, raidTitle(raid.raid), (card) => cardIn(raid, card))
  const gained = reward.after - reward.before
  return [
    `**${gained === 0 ? noXpIn(raid) : t.reward(reward.before, reward.after)}**`,
    ...(reward.levelAfter > reward.levelBefore ? [t.levelUp(reward.levelBefore, reward.levelAfter)] : []),
    ...reward.xp.map((line) => t.xpLine(line.amount, why(line.code))),
  ]
}

const noXpIn = ({ raid }: RaidCard): string =>
  raidNamed(raid)?.rewards?.xp ? texts.sheet.noXp : texts.sheet.noXpHere

type HowItEnded = keyof typeof texts.sheet.endTitle

export const howItEnded = (reply: Outcome): HowItEnded =>
  reply.kind !== 'won' ? reply.kind : reply.side === 'raiders' ? 'won' : 'lost'
