/** `/undo`, and the button below the player's own answer. */

import type { RaidCard, Rejected } from '../../table/contract.ts'
import type { UndoWish } from '../../table/undo/contract.ts'
import type { Proposed } from '../../table/votes/contract.ts'
import { texts } from '../../texts/texts.ts'
import { panel, refusal } from '../asking/panel.ts'
import { type Desk, lookAs, type Visit, withRaid } from '../desk.ts'
import type { Click } from '../feature.ts'
import { chosenNumber } from '../posts/custom-ids.ts'
import { LIMITS } from '../posts/limits.ts'
import { buttonRows, changeOrTell, type Outcome, type Post, tell } from '../posts/post.ts'
import { undoIds } from './ids.ts'

export const askBack = (desk: Desk, visit: Visit, wish: UndoWish): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    if (raid.status === 'lobby') return tell(texts.reply.notBegun)
    const asked = await desk.table.undo.ask({ ...asking(raid, visit), wish })
    return { how: 'tell', post: await outcome(desk, visit, raid, asked) }
  })

const asking = (raid: RaidCard, { person, roles, interactionId }: Visit) => ({
  raidId: raid.id,
  by: { person, roles },
  interactionId,
})

/** Takes back the last step from a private panel, if the raid hasn't continued since. */
export async function takeBackNow(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  version: number,
): Promise<Outcome> {
  return takenBack(desk, click, raid, { wish: { what: 'step' }, version })
}

/** Goes back to a moment of the list. */
export async function backTo(desk: Desk, click: Click, raid: RaidCard, version: number): Promise<Outcome> {
  const to = chosenNumber(click.values)
  if (to === null) return tell(texts.reply.unknownButton)
  return takenBack(desk, click, raid, { wish: { what: 'to', to }, version })
}

async function takenBack(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  wanted: { wish: UndoWish; version: number },
): Promise<Outcome> {
  const asked = await desk.table.undo.ask({ ...asking(raid, click), ...wanted })
  const shown = await outcome(desk, click, raid, asked)
  return changeOrTell(click, shown)
}

async function outcome(desk: Desk, visit: Visit, raid: RaidCard, asked: Proposed | Rejected): Promise<Post> {
  const look = await lookAs(desk, raid, visit.person)
  if ('rejected' in asked) return refusal(look, asked.rejected)
  return panel(look, asked.motion ? texts.undo.asked(asked.motion.needed) : texts.undo.done)
}

/** Adds the undo button to the confirmation of an answer. */
export function withTakeBack(shown: Post, raid: RaidCard, version: number): Post {
  const [row] = buttonRows([{ id: undoIds.undo(raid.code, version), label: texts.undo.button }])
  if (!row || shown.components.length >= LIMITS.rows) return shown
  return { ...shown, components: [...shown.components, row] }
}
