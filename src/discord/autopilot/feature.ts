/** Autopilot instructions, and answers ahead. */
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import { lookAs } from '../desk.ts'
import { type Click, type Feature, onRaid } from '../feature.ts'
import { changeOrTell } from '../posts/post.ts'
import { give, lift } from './autopilot.ts'
import { autopilotIds, readRequest } from './ids.ts'
import { autopilotPanel } from './panel.ts'

const chosen = ({ values }: Click) => readRequest(values[0] ?? '')

/** Combines several chosen moves into one instruction. */
function chosenAhead({ values }: Click): InstructionRequest | null {
  const all = values.map(readRequest).flatMap((request) => (request?.kind === 'ahead' ? [request] : []))
  const [first] = all
  return first && all.length > 1 ? { ...first, move: all.flatMap(({ move = [] }) => move) } : (first ?? null)
}

export const autopilot: Feature = {
  commands: ['autopilot'],
  clicks: [
    onRaid(autopilotIds.orders, async (desk, click, raid, [seat]) =>
      changeOrTell(click, autopilotPanel(await lookAs(desk, raid, click.person, seat))),
    ),
    onRaid(autopilotIds.order, (desk, click, raid, [seat, request]) =>
      give(desk, click, raid, { wish: request, seat }),
    ),
    onRaid(autopilotIds.wish, (desk, click, raid, [seat]) =>
      give(desk, click, raid, { wish: chosen(click), seat }),
    ),
    onRaid(autopilotIds.ahead, (desk, click, raid, [seat]) =>
      give(desk, click, raid, { wish: chosenAhead(click), seat }),
    ),
    onRaid(autopilotIds.lift, (desk, click, raid, [seat, instruction]) =>
      lift(desk, click, raid, { seat, order: instruction }),
    ),
  ],
}
