/** Determines the autopilot instructions that a player can give now, and words instructions. */
import { type CardId, OPENING_HANDS_MOMENT_ID, STOP_SETTINGS } from '../../engine/index.ts'
import {
  type Instruction,
  type InstructionRequest,
  PASS_END_CONDITIONS,
} from '../../table/autopilot/contract.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import type { PlayerLook } from '../bot-context.ts'
import { cardNameInRaid, seatNames } from '../message-parts/names.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { askingCardName, offersOfDecision } from '../raid-questions/options.ts'
import { isSeatAsked } from '../raid-questions/question.ts'

export interface InstructionOffer {
  request: InstructionRequest
  label: string
  detail: string
}

/** Returns all instructions that can be given now: first those for passing, then those about the open question. */
export function instructionOffers(look: PlayerLook): InstructionOffer[] {
  const { view, seat } = look
  if (!view || view.outcome || seat === null) return []
  return [
    ...stopSettingOffers(look),
    ...untilRequests(look),
    ...lastingRequests(look),
    ...passInAdvanceOffer(look),
    ...passOnTopLinkOffer(look),
    ...optionalEffectOffers(look),
    ...firstEffectRequests(look),
  ]
}

/** Returns the offers to change where the seat is asked for priority. */
export const stopSettingOffers = ({ stops: now }: Pick<PlayerLook, 'stops'>): InstructionOffer[] =>
  STOP_SETTINGS.filter((stops) => stops !== now && !(stops === 'allThisTurn' && now === 'all')).map(
    (stops) => ({
      request: { kind: 'stops', stops },
      label: texts.autopilot.stops[stops],
      detail: texts.autopilot.stopDetails[stops],
    }),
  )

const plain = (request: InstructionRequest, label: string): InstructionOffer => ({
  request: request,
  label,
  detail: '',
})

function untilRequests({ view, instructions }: PlayerLook): InstructionOffer[] {
  const given = instructions.flatMap((instruction) =>
    instruction.kind === 'until' ? [instruction.until] : [],
  )
  const possible = PASS_END_CONDITIONS.filter((until) => until !== 'chain' || (view?.chain.length ?? 0) > 0)
  return possible
    .filter((until) => !given.includes(until))
    .map((until) => ({
      request: { kind: 'until', until },
      label: texts.autopilot.until[until],
      detail: texts.autopilot.details[until],
    }))
}

/** Returns the offers of instructions that last until they are deleted. */
function lastingRequests({ instructions }: PlayerLook): InstructionOffer[] {
  const all: InstructionOffer[] = [
    { request: { kind: 'hold' }, label: texts.autopilot.hold, detail: texts.autopilot.holdDetail },
    { request: { kind: 'brief' }, label: texts.autopilot.brief, detail: texts.autopilot.briefDetail },
    {
      request: { kind: 'computer' },
      label: texts.takeover.instruction,
      detail: texts.takeover.instructionDetail,
    },
  ]
  return all.filter(({ request }) => !instructions.some(({ kind }) => kind === request.kind))
}

/**
 * Returns a list with the offer to pass in advance. The list is empty unless the player is asked later in the
 * open window and hasn't answered in advance yet.
 */
export function passInAdvanceOffer({
  view,
  seat,
  instructions,
}: Pick<PlayerLook, 'view' | 'seat' | 'instructions'>): InstructionOffer[] {
  const window = view?.window
  if (seat === null || !window?.next.includes(seat) || view?.waitingFor?.kind !== 'priority') return []
  const { moment } = window
  if (instructions.some((instruction) => instruction.kind === 'ahead' && instruction.moment === moment))
    return []
  return [plain({ kind: 'ahead', moment }, texts.autopilot.passInAdvanceHere)]
}

/**
 * Returns a list with the offer to always pass on the topmost card or triggered effect. The list is empty if
 * there is none, if nobody is asked for priority, or if the player has already given this instruction.
 */
export function passOnTopLinkOffer({
  view,
  instructions,
}: Pick<PlayerLook, 'view'> & { instructions: readonly Instruction[] }): InstructionOffer[] {
  const link = view?.chain.at(-1)
  const decision = view?.waitingFor
  if (!link || decision?.kind !== 'priority' || link.card === '') return []
  if (link.kind !== 'card' && !(link.kind === 'effect' && link.origin === 'triggered')) return []
  const isGiven = instructions.some(
    (one) => one.kind === 'pass' && one.card === link.card && one.path === link.path,
  )
  const now = view?.window ? { moment: view.window.moment } : { decision: decision.decision }
  const request: InstructionRequest = { kind: 'pass', ...now }
  return isGiven ? [] : [plain(request, texts.autopilot.passOn(link.name))]
}

export function optionalEffectOffers(look: PlayerLook): InstructionOffer[] {
  const { view, raid, shown } = look
  const decision = view?.decision
  if (!view || decision?.kind !== 'may' || !isSeatAsked(view, look.seat)) return []
  const card = askingCardName(view, decision, seatNames(raid, toPlain), shown)
  if (card === null || !decision.options.some(({ kind }) => kind === 'no')) return []
  const say = (answer: 'yes' | 'no') => ({ kind: 'say', answer, decision: decision.id }) as const
  return [plain(say('yes'), texts.autopilot.yes(card)), plain(say('no'), texts.autopilot.no(card))]
}

/** Returns the offers to always put one of the waiting triggered effects first. */
function firstEffectRequests(look: PlayerLook): InstructionOffer[] {
  const { view, names, shown } = look
  const decision = view?.decision
  if (!view || decision?.kind !== 'order' || decision.ordered || !isSeatAsked(view, look.seat)) return []
  return offersOfDecision(view, decision, names, shown).map(({ id: option, label }) =>
    plain({ kind: 'first', option, decision: decision.id }, texts.autopilot.first(withoutMarkup(label))),
  )
}

export function instructionInWords(instruction: Instruction, raid: RaidInfo): string {
  const named = (card: CardId) => cardNameInRaid(raid, card)
  switch (instruction.kind) {
    case 'until':
      return texts.autopilot.until[instruction.until]
    case 'hold':
      return texts.autopilot.hold
    case 'brief':
      return texts.autopilot.brief
    case 'computer':
      return texts.takeover.instruction
    case 'ahead':
      if (instruction.moment === OPENING_HANDS_MOMENT_ID)
        return texts.choice.ofHand(
          texts.choice[instruction.move?.[0] === 'mulligan' ? 'mulligan' : 'keep'],
          null,
        )
      if (instruction.move && instruction.card === undefined) return texts.autopilot.answerInAdvance
      return instruction.card === undefined
        ? texts.autopilot.passInAdvanceHere
        : texts.autopilot.moveInAdvance(named(instruction.card))
    case 'pass':
      return texts.autopilot.passOn(named(instruction.card))
    case 'first':
      return texts.autopilot.first(named(instruction.first.split(':')[0] ?? ''))
    case 'fight':
      return texts.autopilot.fight
    case 'anyOrder':
      return texts.autopilot.anyOrder
    case 'optional':
      return texts.autopilot.optional(instruction.answer === 'yes')
    case 'declined':
      return texts.autopilot.declined(named(instruction.card))
    case 'assault':
      return texts.autopilot.assault(instruction.attacks.map(({ card }) => named(card)))
    case 'say':
      return instruction.answer === 'yes'
        ? texts.autopilot.yes(named(instruction.card))
        : texts.autopilot.no(named(instruction.card))
  }
}
