/** Renders the menu for a "No" that applies longer than to the open question, which the "No" button answers. */
import type { Seat, View } from '../../engine/index.ts'
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import type { Instruction, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { encodeInstructionRequest } from '../autopilot/ids.ts'
import { type InstructionOffer, passOnTopLinkOffer } from '../autopilot/requests.ts'
import { type ComponentRow, selectRow } from '../message-parts/post.ts'
import { questionComponentIds } from './ids.ts'
import { isPassEndingTurn } from './own-turn.ts'

interface Declined {
  raid: RaidInfo
  seat: Seat // The seat that is asked.
  view: View
  instructions: readonly Instruction[]
  /** The offers to always give the same answer to an optional effect. */
  says?: readonly InstructionOffer[]
}

/** The value of the option that declines everything in an attack. The other values are instructions. */
export const DECLINE_EVERYTHING_OPTION_VALUE = 'attack'

export function declineMenu(asked: Declined): ComponentRow[] {
  const { raid, seat, view } = asked
  const options = optionsOf(asked)
  if (!view.waitingFor || options.length === 0) return []
  const { decision, kind } = view.waitingFor
  const placeholder = kind === 'may' ? texts.choice.alwaysPlaceholder : texts.choice.noPlaceholder
  const id = questionComponentIds.no(raid.code, decision, seat, view.window?.moment ?? '')
  return [selectRow({ id, placeholder, options })]
}

interface Choice {
  value: string
  label: string
  description: string
}

function optionsOf({ seat, view, instructions, says = [] }: Declined): Choice[] {
  const kind = view.waitingFor?.kind
  if (kind === 'may') return says.map(({ request, label }) => choice(request, label, ''))
  if (kind === 'priority')
    return isPassEndingTurn(view) ? [] : [...onLink(view, instructions), ...inTurn(view, seat)]
  if (kind !== 'protect' && kind !== 'strike') return []
  const { letBe, letBeDetail } = texts.choice
  return [
    { value: DECLINE_EVERYTHING_OPTION_VALUE, label: letBe, description: letBeDetail },
    ...inTurn(view, seat),
  ]
}

const choice = (request: InstructionRequest, label: string, description: string): Choice => ({
  value: encodeInstructionRequest(request),
  label,
  description,
})

const onLink = (view: View, instructions: readonly Instruction[]): Choice[] =>
  passOnTopLinkOffer({ view, instructions }).map(({ request, label }) =>
    choice(request, label, texts.autopilot.passOnDetail),
  )

/** Returns the options to pass in another player's turn: for the rest of that turn, or until the player's own turn. */
function inTurn({ turn }: View, seat: Seat): Choice[] {
  if (turn.player === seat) return []
  const { details, notThisTurn, until } = texts.autopilot
  return [
    choice({ kind: 'until', until: 'turnOver' }, notThisTurn, details.turnOver),
    choice({ kind: 'until', until: 'turn' }, until.turn, details.turn),
  ]
}
