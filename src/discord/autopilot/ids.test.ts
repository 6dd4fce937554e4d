import { describe, expect, test } from 'vitest'
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import { fitsInCustomId } from '../message-parts/custom-ids.ts'
import { autopilotComponentIds, decodeInstructionRequest, encodeInstructionRequest } from './ids.ts'

const WISHES: InstructionRequest[] = [
  { kind: 'until', until: 'turn' },
  { kind: 'hold' },
  { kind: 'brief' },
  { kind: 'computer' },
  { kind: 'ahead' },
  { kind: 'ahead', moment: '12.action.attack.1234' },
  { kind: 'ahead', moment: '12.action.attack.1234', move: ['play1234', 'o77'] },
  { kind: 'pass', decision: 17 },
  { kind: 'pass', moment: '12.action.attack.1234' },
  { kind: 'first', option: 't1', decision: 17 },
  { kind: 'say', answer: 'no', decision: 17 },
]

describe('ids of instructions', () => {
  test.each(WISHES.map((request) => [encodeInstructionRequest(request), request]))(
    '%s is read as it was written',
    (text, request) => {
      expect(decodeInstructionRequest(text)).toEqual(request)
      const id = autopilotComponentIds.order('7KQ2TB', 2, request)
      expect([autopilotComponentIds.order.read(id), fitsInCustomId(id)]).toEqual([
        ['7KQ2TB', 2, request],
        true,
      ])
    },
  )

  test.each(['lk1:order:7KQ2TB:2:', 'lk1:order:7KQ2TB:2:until.never', 'lk1:order:7KQ2TB:x:hold'])(
    '%s is refused',
    (id) => {
      expect(autopilotComponentIds.order.read(id)).toBeNull()
    },
  )

  test.each(['until.never', 'say.maybe', 'nonsense', ''])('"%s" is no instruction', (text) => {
    expect(decodeInstructionRequest(text)).toBeNull()
  })
})
