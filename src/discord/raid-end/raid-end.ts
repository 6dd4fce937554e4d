/**
 * Renders the end of a raid on one screen of a phone: its result, each person's feat, the XP, and the next steps.
 * The button *Details* shows the rest.
 */

import type { APIEmbed } from 'discord.js'
import type { GameOutcome, View } from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import type { Announcement, CharacterReward, RaidInfo } from '../../table/contract.ts'
import { countManualCards, raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { characterComponentIds } from '../characters/ids.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { cardNameInRaid, modeName, raidTitle } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { nextRaidButtons } from '../raid/next-raid.ts'
import { replayButton } from '../records/replay.ts'
import { personFeatLines } from './feat-lines.ts'
import { raidEndComponentIds } from './ids.ts'
import { xpRewardLines } from './xp-lines.ts'

/** The announcement of the end, with the current data of the raid. */
export type RaidEndAnnouncement = Omit<Extract<Announcement, { kind: 'ended' }>, 'raid'> & {
  raid: RaidInfo
  /** The final state of the table; null if it can't be read any more. */
  view: View | null
}

const GOOD = 0xd4af37
const BAD = 0x7a1f1f

export function raidEndPost(ended: RaidEndAnnouncement, summary: RaidSummary | null): Post {
  const { outcome, rewards } = ended
  const how = outcomeForRaiders(outcome)
  const raid: RaidInfo = { ...ended.raid, status: how }
  return newPost({
    embeds: [how === 'abandoned' ? abandonedEmbed() : endEmbed(raid, how, rewards, summary)],
    components: buttonRows(buttons(raid, how, rewards)),
  })
}

const abandonedEmbed = (): APIEmbed => ({
  title: texts.sheet.endTitle.abandoned,
  description: texts.sheet.endAbandoned,
  color: BAD,
})

function endEmbed(
  raid: RaidInfo,
  how: HowItEnded,
  rewards: readonly CharacterReward[],
  summary: RaidSummary | null,
): APIEmbed {
  const t = texts.ending
  const lines = [
    [
      t.headline(raidTitle(raid.raid), modeName(raid.mode)),
      ...corrected(summary),
      ...byHandMark(raid),
      ...computersMark(raid),
    ].join(' · '),
    ...(summary ? personFeatLines(raid, summary) : []),
    ...achievementLine(raid, rewards),
    ...xpRewardLines(raid, rewards),
  ]
  return {
    title: texts.sheet.endTitle[how],
    description: truncateWithEllipsis(lines.join('\n'), DISCORD_LIMITS.description),
    color: how === 'won' ? GOOD : BAD,
  }
}

const corrected = (summary: RaidSummary | null): string[] =>
  summary && summary.corrections > 0 ? [texts.ending.corrected] : []

const byHandMark = (raid: RaidInfo): string[] =>
  countManualCards(raid) > 0 ? [texts.constructed.byHandMark] : []

function computersMark(raid: RaidInfo): string[] {
  const computers = raiderSeatsOf(raid).filter(({ person }) => isComputerPlayer(person)).length
  return computers > 0 ? [texts.computers.mark(computers)] : []
}

/** The maximum length of the Achievements' names: two lines on a phone. */
const ACHIEVEMENTS = 55

function achievementLine(raid: RaidInfo, rewards: readonly CharacterReward[]): string[] {
  const names = (rewards[0]?.achievements ?? []).map((card) => cardNameInRaid(raid, card))
  if (names.length === 0) return []
  const fitting = names.filter((_, at) => names.slice(0, at + 1).join(', ').length <= ACHIEVEMENTS)
  return [texts.ending.achievements(fitting, names.length - fitting.length)]
}

function buttons(raid: RaidInfo, how: HowItEnded, rewards: readonly CharacterReward[]): ButtonSpec[] {
  const t = texts.ending
  const { code } = raid
  const [rematch, ...next] = nextRaidButtons(raid)
  const again = rematch ? [rematch] : []
  if (how === 'abandoned') return [...again, ...next, replayButton(code)]
  const hasLevel = rewards.some(({ levelBefore, levelAfter }) => levelAfter > levelBefore)
  return [
    ...(raidNamed(raid.raid)?.rewards
      ? [
          {
            id: characterComponentIds.useLevel(code),
            label: t.useLevel,
            style: hasLevel ? 'good' : 'plain',
          } as const,
        ]
      : []),
    ...(how === 'won'
      ? [{ id: characterComponentIds.treasure(code), label: t.treasure, style: 'good' } as const]
      : []),
    ...again,
    { id: raidEndComponentIds.details(code), label: t.details },
    ...next,
  ]
}

type HowItEnded = keyof typeof texts.sheet.endTitle

/** Returns how a raid has ended from the raiders' point of view. */
export const outcomeForRaiders = (reply: GameOutcome): HowItEnded =>
  reply.kind !== 'won' ? reply.kind : reply.side === 'raiders' ? 'won' : 'lost'
