/**
 * The autopilot instructions of one seat, which only its owner sees: a select to give one, and a button to
 * delete each.
 */

import type { Seat } from '../../engine/index.ts'
import type { Instruction, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { isMulliganOpen } from '../hand/mulligan.ts'
import { shortHeroNameIn } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, type Post, post, type Row, selectRow } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { questionIds } from '../questions/ids.ts'
import { offersOf } from '../questions/options.ts'
import { panelMark } from '../questions/panel-mark.ts'
import { offersWithTargets, picksOf } from '../questions/targets.ts'
import { autopilotIds, writeRequest } from './ids.ts'
import { aheadRequest, instructionInWords, requestsOf, stopSettingRequests } from './requests.ts'

/** The number of instructions that have a button. Together with the select they fill a message. */
const LIFTED = 13

export function autopilotPanel(look: PlayerLook, said: string | null = null): Post {
  const { raid, seat, instructions, stops } = look
  if (seat === null) return post({ content: texts.reply.notSeated })
  const lines = instructions.map((instruction, index) =>
    texts.autopilot.line(index + 1, instructionInWords(instruction, raid)),
  )
  return post({
    content: [
      ...(said ? [said] : []),
      texts.autopilot.title(heroOf(raid, seat)),
      texts.autopilot.stopsNow[stops],
      ...lines,
    ].join('\n'),
    components: [
      ...requestRow(look),
      ...buttonRows([...stopButtons(look), ...endInstructionButtons(look), ...otherButtons(raid, seat)]),
    ],
    panelMark: panelMark(look, 'orders'),
  })
}

/** The select from which an instruction is given. */
export function requestRow(look: PlayerLook): Row[] {
  const { raid, seat } = look
  const wishes = requestsOf(look)
  if (seat === null || wishes.length === 0) return []
  const options = wishes.map(({ wish: request, label, detail }) => ({
    value: writeRequest(request),
    label,
    description: detail,
  }))
  return [
    selectRow({ id: autopilotIds.wish(raid.code, seat), placeholder: texts.autopilot.placeholder, options }),
  ]
}

/** The select of moves ahead, with their targets, for a player who isn't asked yet. */
export function aheadRow({ raid, names, seat, view, ahead }: PlayerLook): Row[] {
  if (seat === null || !view?.window || !ahead || isMulliganOpen(view)) return []
  const { moment } = view.window
  const { decision, targetDecisions } = ahead
  const offers = offersWithTargets(offersOf(view, decision, names), view, { names, targetDecisions })
  const isMove = decision.kind === 'priority'
  const options = offers
    .filter(({ group }) => !isMove || group !== 'other')
    .map(({ id, label, detail }) => ({
      value: writeRequest({ kind: 'ahead', moment, move: picksOf(id) }),
      label: withoutMarkup(label),
      description: withoutMarkup(detail),
    }))
  if (options.length === 0) return []
  const { min, max } = isMove ? { min: 1, max: 1 } : decision
  const placeholder = texts.autopilot.movePlaceholder
  return [selectRow({ id: autopilotIds.ahead(raid.code, seat), placeholder, options, min, max })]
}

export function endInstructionButtons({ raid, seat, instructions }: PlayerLook): ButtonSpec[] {
  if (seat === null || instructions.length === 0) return []
  const all = {
    id: autopilotIds.lift(raid.code, seat, null),
    label: texts.autopilot.liftsAll,
    style: 'danger',
  } as const
  const each = instructions.slice(0, LIFTED).map(({ id }, index) => ({
    id: autopilotIds.lift(raid.code, seat, id),
    label: texts.autopilot.lifts(index + 1),
  }))
  return instructions.length > 1 ? [...each, all] : each
}

/** Buttons for full control, or for few questions. */
function stopButtons(look: PlayerLook): ButtonSpec[] {
  const { raid, seat } = look
  if (seat === null) return []
  return stopSettingRequests(look).map(({ wish: request, label }) => ({
    id: autopilotIds.order(raid.code, seat, request),
    label,
  }))
}

function otherButtons(raid: RaidInfo, seat: Seat): ButtonSpec[] {
  const owner = raid.seats[seat]?.person.id
  const others = raid.seats.filter((one) => one.person.id === owner && one.seat !== seat).slice(0, 3)
  return [
    { id: questionIds.wait(raid.code), label: texts.choice.moves },
    ...others.map((one) => ({
      id: autopilotIds.orders(raid.code, one.seat),
      label: texts.autopilot.others(shortHeroNameIn(raid, one.hero)),
    })),
  ]
}

/** The hero, for a person with several seats. */
function heroOf(raid: RaidInfo, seat: Seat): string | null {
  const own = raid.seats[seat]
  const several = raid.seats.filter((one) => one.person.id === own?.person.id).length > 1
  return own && several ? shortHeroNameIn(raid, own.hero) : null
}

/** Buttons below a question: pass ahead, and all instructions. */
export function instructionButtons(look: PlayerLook): ButtonSpec[] {
  const { raid, seat } = look
  if (seat === null) return []
  const ahead = aheadRequest(look).map(({ wish: request }) => ({
    id: autopilotIds.order(raid.code, seat, request),
    label: texts.autopilot.ahead,
  }))
  return [...ahead, { id: autopilotIds.orders(raid.code, seat), label: texts.autopilot.button }]
}

/** Says that the remaining attacks of a multiple attack were cancelled, and why. */
export const cancelledAttackLines = ({ instructions }: { instructions: readonly Instruction[] }): string[] =>
  instructions.flatMap((instruction) =>
    instruction.kind === 'assault' && instruction.stopped
      ? [texts.autopilot.stopped[instruction.stopped]]
      : [],
  )

/** The seat's instructions, one line each, for a player who waits. */
export const instructionLines = ({ instructions, raid }: PlayerLook): string[] =>
  instructions.map((instruction, index) =>
    texts.autopilot.line(index + 1, instructionInWords(instruction, raid)),
  )
