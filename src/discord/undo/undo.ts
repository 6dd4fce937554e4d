/** `/undo`, and the button below the player's own answer. */

import type { RaidInfo, Rejected } from '../../table/contract.ts'
import type { UndoTarget } from '../../table/undo/contract.ts'
import type { ProposalResult } from '../../table/votes/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type BotContext, type InteractionSource, playerLookOf, runWithRaidHere } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import {
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
} from '../message-parts/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { answerPanel, refusalPanel } from '../raid-questions/panel.ts'
import { moveStepPanelVersion, moveStepReply } from '../raid-questions/panel-version.ts'
import { undoComponentIds } from './ids.ts'

export const requestUndo = (
  context: BotContext,
  source: InteractionSource,
  target: UndoTarget,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (raid.status === 'lobby') return privateReply(texts.reply.notBegun)
    const asked = await context.table.undo.ask({ ...asking(raid, source), target })
    return { how: 'tell', post: await outcome(context, source, raid, asked) }
  })

const asking = (raid: RaidInfo, { person, roles, interactionId }: InteractionSource) => ({
  raidId: raid.id,
  by: { person, roles },
  interactionId,
})

/** Takes back the last step from a private panel, if the raid hasn't continued since. */
export async function takeBackLastStep(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  version: number,
): Promise<Reply> {
  return takenBack(context, click, raid, { target: { what: 'step' }, version })
}

/** Goes back to a moment of the list. */
export async function undoToMoment(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  version: number,
): Promise<Reply> {
  const to = parseChosenNumber(click.values)
  if (to === null) return privateReply(texts.reply.unknownButton)
  return takenBack(context, click, raid, { target: { what: 'to', to }, version })
}

async function takenBack(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  wanted: { target: UndoTarget; version: number },
): Promise<Reply> {
  const asked = await context.table.undo.ask({ ...asking(raid, click), ...wanted })
  const shown = await outcome(context, click, raid, asked)
  return replyInPlaceOrPrivately(click, shown)
}

async function outcome(
  context: BotContext,
  source: InteractionSource,
  raid: RaidInfo,
  asked: ProposalResult | Rejected,
): Promise<Post> {
  const look = await playerLookOf(context, raid, source.person)
  if ('rejected' in asked) return refusalPanel(look, asked.rejected)
  return answerPanel(look, asked.motion ? texts.undo.asked(asked.motion.needed) : texts.undo.done)
}

/** Asks what is taken back: the last answer, or all of the announcement. */
export const askHowMuchToUndo = (
  click: Click,
  { code }: RaidInfo,
  version: number,
  decision: number,
): Reply =>
  moveStepReply(
    click,
    newPost({
      content: texts.undo.which,
      components: buttonRows([
        { id: undoComponentIds.undo(code, version), label: texts.undo.step },
        { id: questionComponentIds.pick(code, decision, ['back']), label: texts.undo.announcement },
        { id: questionComponentIds.moves(code), label: texts.choice.backToTurn },
      ]),
      panelVersion: moveStepPanelVersion(code, decision),
    }),
  )
