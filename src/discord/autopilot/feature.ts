/** Autopilot instructions, and answers in advance. */
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import { playerLookOf } from '../bot-context.ts'
import { type Click, type Feature, raidRoute } from '../feature.ts'
import { replyInPlaceOrPrivately } from '../message-parts/post.ts'
import { handleEndInstructionClick, handleInstructionClick } from './autopilot.ts'
import { autopilotComponentIds, decodeInstructionRequest } from './ids.ts'
import { autopilotPanel } from './panel.ts'

const chosen = ({ values }: Click) => decodeInstructionRequest(values[0] ?? '')

/** Returns the instruction of a menu of moves in advance, in which several moves may be chosen; null if none was. */
function chosenInAdvance({ values }: Click): InstructionRequest | null {
  const all = values
    .map(decodeInstructionRequest)
    .flatMap((request) => (request?.kind === 'ahead' ? [request] : []))
  const [first] = all
  return first && all.length > 1 ? { ...first, move: all.flatMap(({ move = [] }) => move) } : (first ?? null)
}

export const autopilotFeature: Feature = {
  clicks: [
    raidRoute(autopilotComponentIds.orders, async (context, click, raid, [seat]) =>
      replyInPlaceOrPrivately(click, autopilotPanel(await playerLookOf(context, raid, click.person, seat))),
    ),
    raidRoute(autopilotComponentIds.order, (context, click, raid, [seat, request]) =>
      handleInstructionClick(context, click, raid, { request, seat }),
    ),
    raidRoute(autopilotComponentIds.wish, (context, click, raid, [seat]) =>
      handleInstructionClick(context, click, raid, { request: chosen(click), seat }),
    ),
    raidRoute(autopilotComponentIds.answerInAdvance, (context, click, raid, [seat]) =>
      handleInstructionClick(context, click, raid, { request: chosenInAdvance(click), seat }),
    ),
    raidRoute(autopilotComponentIds.lift, (context, click, raid, [seat, instruction]) =>
      handleEndInstructionClick(context, click, raid, { seat, order: instruction }),
    ),
  ],
}
