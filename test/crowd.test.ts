/** Tests the clicks of the simulated raiders of `load` and `chaos`, and the report on them. */
import { expect, test } from 'vitest'
import {
  answerPressesOn,
  buttonWithIdWord,
  chooseStarterOn,
  panelButtonOn,
  personAskedBy,
  questionOfCustomId,
} from '../scripts/crowd/controls.ts'
import { CpuBudget } from '../scripts/load/cpu-share.ts'
import { addBotCounters } from '../scripts/load/metrics.ts'
import { loadReportOf, quantileOfSorted } from '../scripts/load/report.ts'
import { handComponentIds } from '../src/discord/hand/ids.ts'
import { buttonRows, selectRow } from '../src/discord/message-parts/post.ts'
import { raidComponentIds } from '../src/discord/raid/ids.ts'
import { questionComponentIds } from '../src/discord/raid-questions/ids.ts'

const first = () => 0
const last = (n: number) => n - 1
const options = ['a1', 'a2', 'a3'].map((value) => ({ value, label: value }))

test('raiders answer with any button or select, but never take an answer back', () => {
  const components = [
    selectRow({
      id: questionComponentIds.choose('TEST22', 7, 'play'),
      placeholder: '',
      options,
      min: 1,
      max: 2,
    }),
    ...buttonRows([
      { id: questionComponentIds.pick('TEST22', 7, ['pass']), label: 'Pass' },
      { id: questionComponentIds.pick('TEST22', 7, ['back']), label: 'Back' },
      { id: questionComponentIds.pick('TEST22', 7, ['pass']), label: 'Pass', disabled: true },
      { id: questionComponentIds.moves('TEST22'), label: 'Moves' },
      { id: handComponentIds.hand('TEST22'), label: 'Hand' },
    ]),
  ]
  const select = { kind: 'select', customId: 'lk1:choose:TEST22:7:play' }
  const pass = { kind: 'button', customId: 'lk1:pick:TEST22:7:pass' }
  expect(answerPressesOn({ components }, first)).toEqual([{ ...select, values: ['a1'] }, pass])
  expect(answerPressesOn({ components }, last)).toEqual([{ ...select, values: ['a3', 'a2'] }, pass])
  expect(panelButtonOn({ components })).toEqual({ kind: 'button', customId: 'lk1:moves:TEST22' })
})

test('a lobby has a menu of seats and a button to start', () => {
  const components = [
    selectRow({ id: raidComponentIds.seat('TEST22'), placeholder: '', options }),
    ...buttonRows([{ id: raidComponentIds.start('TEST22'), label: 'Start' }]),
  ]
  expect(chooseStarterOn({ components }, last)).toMatchObject({ values: ['a3'] })
  expect(buttonWithIdWord({ components }, 'start')).toMatchObject({ customId: 'lk1:start:TEST22' })
  expect(buttonWithIdWord({ components: [] }, 'start')).toBeNull()
})

test('a prompt names the asked person', () => {
  expect(personAskedBy({ content: '▶ <@123>: keep your opening hand?' })).toBe('123')
  expect(personAskedBy({ content: '✓ Anna: keep' })).toBeNull()
})

test('every press names the question that it answers, also the press that ends a turn', () => {
  expect(questionOfCustomId(questionComponentIds.pick('TEST22', 7, ['pass']))).toEqual(['TEST22', 7])
  expect(questionOfCustomId(questionComponentIds.end('TEST22', 8))).toEqual(['TEST22', 8])
  expect(questionOfCustomId(questionComponentIds.moves('TEST22'))).toEqual([])
})

test('the report counts late and missing answers, and answers that are not in the database', () => {
  const answer = (id: string, decision: number, isTaken = true) => {
    const customId = `lk1:pick:TEST22:${decision}:pass`
    return { id, code: 'TEST22', decision, isTaken, customId, said: '' }
  }
  const during = {
    answers: [answer('1', 7), answer('2', 7), answer('3', 8), answer('4', 9, false)],
    answeredAfterMs: { pick: [3_500, 10], moves: [20, 30] },
    unanswered: 1,
  }
  const after = { answers: [answer('5', 10)], answeredAfterMs: { pick: [9_000] }, unanswered: 0 }
  const course = { users: 6, raids: 2, neverAsked: ['Raider4, Raider5, Raider6'], during, after }
  const committed = { interactions: new Set(['1', '5']), questions: new Set(['TEST22 7', 'TEST22 10']) }
  expect(loadReportOf(course, committed)).toEqual({
    users: 6,
    raids: 2,
    answers: 3, // the second came too late for its question
    committed: 1,
    late: 1,
    inFlight: 1,
    p50Ms: 20,
    p99Ms: 3_500,
    above3s: 2,
    byPress: {
      pick: { clicks: 2, p50Ms: 10, p99Ms: 3_500 },
      moves: { clicks: 2, p50Ms: 20, p99Ms: 30 },
    },
    lost: 1, // the third; the fourth was never reported as accepted
    lostAnswers: [answer('3', 8)],
    neverAsked: ['Raider4, Raider5, Raider6'],
  })
  expect(quantileOfSorted([], 0.5)).toBeNaN()
})

test('a process with a quarter of a core goes on after a pause as long as its overuse, and saves no time up', () => {
  const budget = new CpuBudget(0.25)
  expect(budget.spend(0, 10)).toBe(true)
  expect(budget.spend(0.02, 0.01)).toBe(true)
  expect(budget.spend(0.03, 0.01)).toBe(false)
  expect(budget.spend(0, 0.05)).toBe(false)
  expect(budget.spend(0, 0.05)).toBe(true)
})

test('the counts of several processes are added', () => {
  const one = { statements: 1, requests: { answer: 2, post: 1 }, limited: 0, loopDelayMs: 3 }
  const other = { statements: 2, requests: { answer: 3, change: 1 }, limited: 4, loopDelayMs: 2 }
  const both = { statements: 3, requests: { answer: 5, post: 1, change: 1 }, limited: 4, loopDelayMs: 3 }
  expect(addBotCounters([one, other])).toEqual(both)
})
