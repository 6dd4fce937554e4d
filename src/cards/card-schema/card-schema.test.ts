import { expect, test } from 'vitest'
import { allCards } from '../index.ts'
import { parseCard } from './index.ts'

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test('every card that is written by hand fits the schema', () => {
  for (const card of allCards.values())
    expect(parseCard(plain(card))).toEqual({ ok: true, card: plain(card) })
})

const problemOf = (text: object): string => {
  const parsed = parseCard({
    id: 'X-1',
    set: 'X',
    no: '1',
    name: 'Example',
    type: 'ability',
    tags: [],
    powers: [],
    ...text,
  })
  return parsed.ok ? '' : parsed.problem
}

test('an unknown node, an unknown field and a wrong value are refused with a sentence', () => {
  expect(problemOf({})).toBe('')
  expect(problemOf({ effect: { kind: 'juggle' } })).toBe(
    '“X-1” is not a card: “effect.kind” is "juggle", which the vocabulary doesn\'t have there.',
  )
  expect(problemOf({ effect: { kind: 'draw', who: { kind: 'you' }, count: 1, loudly: true } })).toBe(
    '“X-1” is not a card: “effect” has “loudly”, which nothing of its kind has.',
  )
  expect(problemOf({ cost: 'three' })).toBe(
    '“X-1” is not a card: “cost” is "three", which doesn\'t fit there.',
  )
  expect(parseCard(null)).toEqual({
    ok: false,
    problem: "This is not a card: the card is null, which doesn't fit there.",
  })
})

test('a node deep inside a power is named by its path', () => {
  const on = { event: 'destroyed', what: { kind: 'tagged', tag: 'Demon' } }
  expect(problemOf({ powers: [{ kind: 'triggered', on, effect: { kind: 'do', steps: [] } }] })).toContain(
    '“powers.0.on.what.kind” is "tagged"',
  )
})
