/**
 * Shows the details of a finished raid in private: the reasons for the XP, everybody's results and the turning
 * points.
 */
import type { APIEmbed } from 'discord.js'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, embedSize, shrinkEmbed } from '../message-parts/limits.ts'
import { buttonRows, newPost, type Reply } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { pastRunEmbed } from '../records/history.ts'
import { recordComponentIds } from '../records/ids.ts'
import { replayButton } from '../records/replay.ts'
import { raidSummaryEmbed } from './summary.ts'

export async function showRaidEndDetails(
  { table }: BotContext,
  click: Click,
  raid: RaidInfo,
): Promise<Reply> {
  const run = await table.records.run(click.guildId, raid.code)
  if ('rejected' in run) return rejectionReply(run)
  const summary = await table.records.summary(raid.id)
  const told = 'rejected' in summary ? [] : [raidSummaryEmbed(raid, summary)]
  return { how: 'tell', post: detailsPost(raid.code, pastRunEmbed(run), told) }
}

function detailsPost(code: string, run: APIEmbed, summary: readonly APIEmbed[]) {
  const used = summary.reduce((sum, embed) => sum + embedSize(embed), 0)
  const lastBoard = { id: recordComponentIds.replay(code, 'last', LAST, 0), label: texts.ending.lastBoard }
  return newPost({
    embeds: [shrinkEmbed(run, DISCORD_LIMITS.embedTotal - used), ...summary],
    components: buttonRows([lastBoard, replayButton(code)]),
  })
}

/** The index of a chapter that no replay has, so that the last chapter is shown. */
const LAST = 9_999
