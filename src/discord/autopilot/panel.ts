/**
 * Renders the panel of a seat's autopilot instructions, which only its player sees: a select that gives one, and a
 * button to delete each.
 */

import type { Seat } from '../../engine/index.ts'
import type { Instruction, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { shortHeroNameInRaid } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { offersOfDecision } from '../raid-questions/options.ts'
import { panelVersionOf } from '../raid-questions/panel-version.ts'
import { offersWithTargets, splitJoinedPicks } from '../raid-questions/targets.ts'
import { autopilotComponentIds, encodeInstructionRequest } from './ids.ts'
import { instructionInWords, instructionOffers, passInAdvanceOffer, stopSettingOffers } from './requests.ts'

/** The most instructions with a button. Together with the select they fill a message. */
const LIFTED = 13

export function autopilotPanel(look: PlayerLook, said: string | null = null): Post {
  const { raid, seat, instructions, stops } = look
  if (seat === null) return newPost({ content: texts.reply.notSeated })
  const lines = instructions.map((instruction, index) =>
    texts.autopilot.line(index + 1, instructionInWords(instruction, raid)),
  )
  return newPost({
    content: [
      ...(said ? [said] : []),
      texts.autopilot.title(heroOf(raid, seat)),
      texts.autopilot.stopsNow[stops],
      ...lines,
    ].join('\n'),
    components: [
      ...instructionMenu(look),
      ...buttonRows([...stopButtons(look), ...endInstructionButtons(look), ...otherButtons(raid, seat)]),
    ],
    panelVersion: panelVersionOf(look, 'orders'),
  })
}

/** Returns the select from which an instruction is given. */
export function instructionMenu(look: PlayerLook): ComponentRow[] {
  const { raid, seat } = look
  const offers = instructionOffers(look)
  if (seat === null || offers.length === 0) return []
  const options = offers.map(({ request, label, detail }) => ({
    value: encodeInstructionRequest(request),
    label,
    description: detail,
  }))
  return [
    selectRow({
      id: autopilotComponentIds.wish(raid.code, seat),
      placeholder: texts.autopilot.placeholder,
      options,
    }),
  ]
}

/** Returns the select of moves in advance, with their targets, for a player who isn't asked yet. */
export function movesInAdvanceMenu({ raid, names, seat, view, movesAskedLater }: PlayerLook): ComponentRow[] {
  if (seat === null || !view?.window || !movesAskedLater || isMulliganDecisionOpen(view)) return []
  const { moment } = view.window
  const { decision, targetDecisions } = movesAskedLater
  const offers = offersWithTargets(offersOfDecision(view, decision, names), view, { names, targetDecisions })
  const isMove = decision.kind === 'priority'
  const options = offers
    .filter(({ group }) => !isMove || group !== 'other')
    .map(({ id, label, detail }) => ({
      value: encodeInstructionRequest({ kind: 'ahead', moment, move: splitJoinedPicks(id) }),
      label: withoutMarkup(label),
      description: withoutMarkup(detail),
    }))
  if (options.length === 0) return []
  const { min, max } = isMove ? { min: 1, max: 1 } : decision
  const placeholder = texts.autopilot.movePlaceholder
  return [
    selectRow({ id: autopilotComponentIds.answerInAdvance(raid.code, seat), placeholder, options, min, max }),
  ]
}

export function endInstructionButtons({ raid, seat, instructions }: PlayerLook): ButtonSpec[] {
  if (seat === null || instructions.length === 0) return []
  const all = {
    id: autopilotComponentIds.lift(raid.code, seat, null),
    label: texts.autopilot.endAllInstructions,
    style: 'danger',
  } as const
  const each = instructions.slice(0, LIFTED).map(({ id }, index) => ({
    id: autopilotComponentIds.lift(raid.code, seat, id),
    label: texts.autopilot.endInstruction(index + 1),
  }))
  return instructions.length > 1 ? [...each, all] : each
}

/** Returns the buttons that change where the seat is asked for priority. */
function stopButtons(look: PlayerLook): ButtonSpec[] {
  const { raid, seat } = look
  if (seat === null) return []
  return stopSettingOffers(look).map(({ request, label }) => ({
    id: autopilotComponentIds.order(raid.code, seat, request),
    label,
  }))
}

function otherButtons(raid: RaidInfo, seat: Seat): ButtonSpec[] {
  const owner = raid.seats[seat]?.person.id
  const others = raid.seats.filter((one) => one.person.id === owner && one.seat !== seat).slice(0, 3)
  return [
    { id: questionComponentIds.wait(raid.code), label: texts.choice.moves },
    ...others.map((one) => ({
      id: autopilotComponentIds.orders(raid.code, one.seat),
      label: texts.autopilot.others(shortHeroNameInRaid(raid, one.hero)),
    })),
  ]
}

/** Returns the name of the seat's hero if its person has several seats; otherwise null. */
function heroOf(raid: RaidInfo, seat: Seat): string | null {
  const own = raid.seats[seat]
  const several = raid.seats.filter((one) => one.person.id === own?.person.id).length > 1
  return own && several ? shortHeroNameInRaid(raid, own.hero) : null
}

/** Returns the buttons below a question that pass in advance and show the instructions. */
export function instructionButtons(look: PlayerLook): ButtonSpec[] {
  const { raid, seat } = look
  if (seat === null) return []
  const pass = passInAdvanceOffer(look).map(({ request }) => ({
    id: autopilotComponentIds.order(raid.code, seat, request),
    label: texts.autopilot.passInAdvance,
  }))
  return [...pass, { id: autopilotComponentIds.orders(raid.code, seat), label: texts.autopilot.button }]
}

/** Returns a line with the reason if the remaining attacks of a planned series were cancelled; otherwise nothing. */
export const cancelledAttackLines = ({ instructions }: { instructions: readonly Instruction[] }): string[] =>
  instructions.flatMap((instruction) =>
    instruction.kind === 'assault' && instruction.stopped
      ? [texts.autopilot.stopped[instruction.stopped]]
      : [],
  )

/** Returns the seat's instructions, one line each, for a player who waits. */
export const instructionLines = ({ instructions, raid }: PlayerLook): string[] =>
  instructions.map((instruction, index) =>
    texts.autopilot.line(index + 1, instructionInWords(instruction, raid)),
  )
