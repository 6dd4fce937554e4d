/** A Boss player's own panel, and the public information about a Boss. */
import { hasBossPlayerSeat } from '../../table/boss-player/boss-player.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { bossPlayerSeatOf } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { boardComponentIds } from '../board/ids.ts'
import { type BotContext, type InteractionSource, playerLookOf, runWithRaidHere } from '../bot-context.ts'
import { seatNames } from '../message-parts/names.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { bossSideLines } from './boss-lines.ts'
import { handReply } from './post.ts'

/** Handles `/boss`. The Boss player sees their hand, and everybody else the public facts. */
export const showBossInfo = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (!hasBossPlayerSeat(raid)) return privateReply(texts.boss.none)
    if (raid.status === 'lobby') return privateReply(texts.boss.notBegun)
    return bossPlayerSeatOf(raid)?.person.id === source.person.id
      ? handReply(context, await playerLookOf(context, raid, source.person))
      : whatAllMayKnow(context, raid)
  })

async function whatAllMayKnow(context: BotContext, raid: RaidInfo): Promise<Reply> {
  const { view } = await context.table.look(raid.id, null)
  const names = seatNames(raid)
  const boss = view?.seats.find(({ seat }) => names.isLair(seat))
  if (!view || !boss) return privateReply(texts.boss.notBegun)
  const lines = [texts.boss.seen(names.seat(boss.seat), boss.hand.count), ...bossSideLines(view, names)]
  return privateReply(lines.join('\n'), {
    components: buttonRows([{ id: boardComponentIds.board(raid.code), label: texts.choice.board }]),
  })
}
