/**
 * Custom ids of autopilot instructions, which contain the instruction as text. Messages already posted contain
 * them, so old ids must still parse.
 */
import { z } from 'zod'
import { STOP_SETTINGS } from '../../engine/index.ts'
import { type InstructionRequest, PASS_END_CONDITIONS } from '../../table/autopilot/contract.ts'
import {
  type CustomIdPart,
  customIdParts,
  declareCustomIdKind,
  nullableCustomIdPart,
} from '../message-parts/custom-ids.ts'

/**
 * Writes a request as the text in an id, such as "until.turn", "first.t0.17" or
 * "ahead.3.action.action.99|play12|o7".
 */
export function encodeInstructionRequest(what: InstructionRequest): string {
  if (what.kind === 'ahead' && what.move) return [`ahead.${what.moment ?? ''}`, ...what.move].join(MOVE)
  const words = wordsOf(what).filter((word) => word !== undefined)
  return [what.kind, ...words].join('.')
}

function wordsOf(what: InstructionRequest): (string | number | undefined)[] {
  switch (what.kind) {
    case 'until':
      return [what.until]
    case 'stops':
      return [what.stops]
    case 'hold':
    case 'brief':
    case 'computer':
      return []
    case 'ahead':
      return [what.moment]
    case 'pass':
      return [what.moment ?? what.decision]
    case 'first':
      return [what.option, what.decision]
    case 'say':
      return [what.answer, what.decision]
  }
}

const MOVE = '|'

export function decodeInstructionRequest(text: string): InstructionRequest | null {
  const [instruction = '', ...move] = text.split(MOVE)
  const [kind, ...words] = instruction.split('.')
  const [first = ''] = words
  const until = PASS_END_CONDITIONS.find((one) => one === first)
  if (kind === 'until') return until ? { kind, until } : null
  const stops = STOP_SETTINGS.find((one) => one === first)
  if (kind === 'stops') return stops ? { kind, stops } : null
  if (kind === 'hold' || kind === 'brief' || kind === 'computer') return { kind }
  if (kind === 'ahead') {
    return {
      kind,
      ...(first === '' ? {} : { moment: words.join('.') }),
      ...(move.length > 0 ? { move } : {}),
    }
  }
  if (kind === 'pass')
    return { kind, ...(words.length > 1 ? { moment: words.join('.') } : decisionIn(first)) }
  if (kind === 'first') return { kind, option: first, ...decisionIn(words[1]) }
  if (kind !== 'say' || (first !== 'yes' && first !== 'no')) return null
  return { kind, answer: first, ...decisionIn(words[1]) }
}

const decisionIn = (text = ''): { decision?: number } =>
  /^\d{1,9}$/.test(text) ? { decision: Number(text) } : {}

const request: CustomIdPart<InstructionRequest> = {
  schema: z
    .string()
    .regex(/^[a-z]+(\.[\w.|-]+)?$/)
    .transform((text, { issues }) => {
      const read = decodeInstructionRequest(text)
      if (!read) issues.push({ code: 'custom', input: text, message: 'no request' })
      return read ?? z.NEVER
    }),
  write: encodeInstructionRequest,
  examples: [
    { kind: 'until', until: 'turn' },
    { kind: 'hold' },
    { kind: 'stops', stops: 'allThisTurn' },
    { kind: 'ahead', moment: '12.action.attack.1234', move: ['play1234', 'o77'] },
    { kind: 'pass', moment: '12.action.attack.1234' },
    { kind: 'first', option: 't1', decision: 17 },
  ],
}

const { raid, count } = customIdParts

export const autopilotComponentIds = {
  /** Shows the instructions of a seat. */
  orders: declareCustomIdKind('orders', raid, count),
  /** A button with an instruction. */
  order: declareCustomIdKind('order', raid, count, request),
  /** A select whose value is the instruction. */
  wish: declareCustomIdKind('wish', raid, count),
  /** A select whose value is the instruction with a move in advance. */
  answerInAdvance: declareCustomIdKind('ahead', raid, count),
  /** Deletes the instruction with this number, or all of them without a number. */
  lift: declareCustomIdKind('lift', raid, count, nullableCustomIdPart(count, '0')),
}
