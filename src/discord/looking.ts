/** Commands that only look. */
import type { Person } from '../table/contract.ts'
import { boardEmbed } from './board.ts'
import { type Desk, ownLooks, type Visit, withRaid } from './desk.ts'
import { handPost } from './hand.ts'
import { logPost } from './log.ts'
import { type Outcome, post, tell } from './post.ts'
import { sheetPost } from './sheet.ts'
import { texts } from './texts.ts'

export const lookAtHand = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    if (raid.status === 'lobby') return tell(texts.reply.notBegun)
    const looks = await ownLooks(desk, raid, visit.person)
    return looks.length > 0 ? { how: 'tell', post: handPost(looks) } : tell(texts.reply.notSeated)
  })

export const lookAtBoard = (desk: Desk, visit: Visit, forAll: boolean): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    const { view } = await desk.table.look(raid.id, null)
    if (!view) return tell(texts.board.lobby)
    const embeds = [boardEmbed(raid, view)]
    return forAll ? { how: 'show', post: post({ embeds }) } : tell('', { embeds })
  })

export const lookAtLog = (desk: Desk, visit: Visit, page: number): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => ({ how: 'tell', post: await logPost(desk, raid, page) }))

export async function lookAtSheet(desk: Desk, visit: Visit, who: Person): Promise<Outcome> {
  return { how: 'tell', post: sheetPost(who, await desk.table.sheets(visit.guildId, who.id)) }
}
