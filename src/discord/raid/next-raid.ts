/** Opens a new lobby with the same people after a raid, for the same raid or for the next one. */
import { titleOfRaid } from '../../raids/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { NextRaidChoice } from '../../table/lobby/contract.ts'
import { type RaidAndMode, raidToOfferNext } from '../../table/lobby/raid-choice.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { modeName } from '../message-parts/names.ts'
import { type ButtonSpec, privateReply, type Reply } from '../message-parts/post.ts'
import { raidComponentIds } from './ids.ts'
import { lobbyLink } from './lobby-link.ts'

const t = texts.planning

/** Returns the button for the same raid again, and the one for the next raid if there is one. */
export function nextRaidButtons(raid: Pick<RaidInfo, 'code' | 'raid' | 'mode' | 'status'>): ButtonSpec[] {
  const next = raidToOfferNext(raid)
  const label = raid.status === 'won' ? t.next : t.easier
  return [
    { id: raidComponentIds.again(raid.code, 'same'), label: t.rematch, style: 'primary' },
    ...(next
      ? [{ id: raidComponentIds.again(raid.code, 'next'), label: label(whatChanges(raid, next)) }]
      : []),
  ]
}

/**
 * Returns the name of the other raid, or of another difficulty of the same raid. There is no room for both on a
 * phone.
 */
function whatChanges(from: RaidAndMode, to: RaidAndMode): string {
  return from.raid === to.raid ? modeName(to.mode) : titleOfRaid(to.raid)
}

export async function openNextRaid(
  context: BotContext,
  { person }: InteractionSource,
  raid: RaidInfo,
  which: NextRaidChoice,
): Promise<Reply> {
  const lobby = await context.table.lobbies.again(raid.id, person, which)
  if ('rejected' in lobby) return privateReply(lobby.rejected)
  return privateReply(lobby.threadId === null ? t.openedIn(lobby.code) : t.opened(lobbyLink(lobby)))
}

/** Opens a lobby for the last raid that ended in this channel, or for the raid that follows it. */
export async function openNextRaidByCommand(
  context: BotContext,
  source: InteractionSource,
  which: NextRaidChoice,
): Promise<Reply> {
  const last = await context.table.lobbies.lastIn(source.channelId, source.person)
  return last ? openNextRaid(context, source, last, which) : privateReply(t.noLast())
}
