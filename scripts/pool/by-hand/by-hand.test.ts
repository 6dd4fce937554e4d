/** Lines by hand of made-up cards. */
import { expect, test } from 'vitest'
import {
  atkAndHealthBonus,
  destroy,
  enters,
  hostCard,
  isAtLeast,
  not,
  onlyIf,
  opposing,
  protector,
  rememberedNumber,
  removingCounters,
  resourceCost,
  self,
  target,
  when,
  you,
} from '../../../src/cards/builders.ts'
import { compileAll } from '../all.ts'
import { coverageReport } from '../report.ts'
import type { CardSources, PoolRow } from '../sources.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'
import { faultsOfLinesByHand, unneededLinesByHand } from './faults.ts'

const ally = (text: string): PoolRow => ({
  ...{ set: 'TST', no: '1', name: 'Mira the Tester', type: 'Ally', rarity: 'c', text },
  ...{
    cost: '3',
    atk: '2',
    health: '3',
    damageType: 'melee',
    tags: ['Human, Mage'],
    classIcons: [],
    professions: [],
  },
})

/** Compiles one printed ally with these lines by hand. */
function compileAlly(text: string, ...hand: CardByHand[]) {
  const sources: CardSources = { rows: [ally(text)], prints: new Map() }
  const all = compileAll(sources, hand)
  const [result] = all.results
  if (!result) throw new Error('no card was compiled')
  return { all, ...result, faults: faultsOfLinesByHand(all, hand), unneeded: unneededLinesByHand(all) }
}

const UNREAD = 'When Mira the Tester enters play, twinkle merrily and draw a card.'
const drawing = cardByHand('TST-1', 'Mira the Tester', { 2: when(enters(self), you.draw(1)) })

test('a line by hand takes the place of a line that the grammar cannot read', () => {
  const { outcome, faults, unneeded } = compileAlly(`Protector\n${UNREAD}`, drawing)
  expect(outcome).toMatchObject({ ok: true, card: { powers: [protector, when(enters(self), you.draw(1))] } })
  expect([...faults, ...unneeded]).toEqual([])
})

test('without its line by hand the card is refused', () => {
  expect(compileAlly(`Protector\n${UNREAD}`).outcome.ok).toBe(false)
})

test('a card with a line by hand counts as written by hand', () => {
  const { all } = compileAlly(`Protector\n${UNREAD}`, drawing)
  expect(coverageReport(all)).toMatchObject({ automated: 1, byHand: 1, linesByHand: 1, compiled: 0 })
})

test('the lint finds faults of all texts of a line', () => {
  const two = cardByHand('TST-1', 'Mira the Tester', {
    1: lineOfSeveralTexts(when(enters(self), you.draw(1)), hostCard.has(atkAndHealthBonus(1, 1))),
  })
  const { outcome } = compileAlly('When Mira the Tester twinkles, draw a card. +1.', two)
  expect(outcome.ok ? '' : outcome.refusals[0]?.code).toBe('lint: attached to nothing')
})

test('a line that the grammar reads with the same data can go', () => {
  const { faults, unneeded } = compileAlly('Protector\nWhen Mira enters play, draw a card.', drawing)
  expect(faults).toEqual([])
  expect(unneeded).toEqual(['TST-1 Mira the Tester: the grammar reads line 2, so the line by hand can go.'])
})

test('a line that gives a name to a later line by hand is needed', () => {
  const hand = cardByHand('TST-1', 'Mira the Tester', {
    1: questCompletionLine([removingCounters('spark', 'all', 'removed'), resourceCost(3)]),
    2: onlyIf(isAtLeast(rememberedNumber('removed'), 3), you.draw(3)),
  })
  const text = [
    'Remove all spark counters and pay 3 to complete this quest.',
    'Reward: Draw three cards if at least three of them twinkled.',
  ].join('\n')
  const sources: CardSources = { rows: [{ ...ally(text), type: 'Quest', tags: [] }], prints: new Map() }
  const all = compileAll(sources, [hand])
  expect(all.results[0]?.outcome.ok).toBe(true)
  expect(unneededLinesByHand(all)).toEqual([])
})

test('a line by hand may stand for the next lines, which are empty by hand', () => {
  const both = cardByHand('TST-1', 'Mira the Tester', {
    1: when(enters(self), you.draw(1)),
    2: lineOfSeveralTexts(),
  })
  const { outcome, faults } = compileAlly('When Mira enters play, draw a card.\nTwinkle.', both)
  expect(outcome).toMatchObject({ ok: true, card: { powers: [when(enters(self), you.draw(1))] } })
  expect(faults).toEqual([])
})

test('a line that the grammar reads with other data is a fault', () => {
  const { faults } = compileAlly('Protector\nWhen Mira enters play, draw two cards.', drawing)
  expect(faults[0]).toBe(
    'TST-1 Mira the Tester has a line 2 that the grammar reads with other data than the line by hand.',
  )
})

test('an id, a name or a line that no longer exists is a fault', () => {
  const line = { 2: when(enters(self), you.draw(1)) }
  const faultsOf = (hand: CardByHand): string[] => compileAlly('Protector', hand).faults
  expect(faultsOf(cardByHand('TST-9', 'Mira the Tester', line))).toEqual([
    'No printed card has the id TST-9.',
  ])
  expect(faultsOf(cardByHand('TST-1', 'Mara', line))).toEqual(['TST-1 is called Mira the Tester, not Mara.'])
  expect(faultsOf(drawing)).toEqual([
    "TST-1 Mira the Tester has 1 lines, so line 2 can't be written by hand.",
  ])
  expect(faultsOfLinesByHand(compileAlly(UNREAD).all, [drawing, drawing])).toContain(
    'TST-1 is written by hand twice.',
  )
})

test('words that differ from the print refuse the card unless they are listed with a reason', () => {
  const text = 'When Mira the Tester enters play, twinkle at an opposing ally that is not a hero.'
  const destroying = when(enters(self), destroy(target(not(opposing.ally))))
  const hand = (words?: string): CardByHand =>
    cardByHand(
      'TST-1',
      'Mira the Tester',
      { 1: destroying },
      words ? { words, because: 'Only a test does so.' } : undefined,
    )
  expect(compileAlly(text, hand()).faults[0]).toBe(
    'TST-1 Mira the Tester is refused in spite of its lines by hand: words differ.',
  )
  expect(compileAlly(text, hand('-hero +destroy +target')).faults).toEqual([])
  expect(compileAlly(text, hand('-hero +destroy +target -may')).faults).toEqual([
    'TST-1 Mira the Tester: the word -may is listed, and no text differs in it.',
  ])
})

test('two texts of the line need a decision', () => {
  const sources: CardSources = {
    rows: [ally(UNREAD), { ...ally(UNREAD.replace('merrily', 'sadly')), set: 'TSU' }],
    prints: new Map(),
  }
  const hand = cardByHand('TST-1', 'Mira the Tester', { 1: when(enters(self), you.draw(1)) })
  expect(faultsOfLinesByHand(compileAll(sources, [hand]), [hand])[0]).toBe(
    'TST-1 Mira the Tester has several texts of line 1. decisions.json should say which one is right.',
  )
})
