/** The generated English of made-up cards is compiled again. */
import { expect, test } from 'vitest'
import type { CompiledPool } from './all.ts'
import { compileTestText } from './pool.testkit.ts'
import { countRoundTrips, roundTripLines } from './round-trip.ts'

/** Cards compiled from these texts, as if they were the whole reference. */
function all(...texts: readonly string[]): CompiledPool {
  const results = texts.map((text, i) => ({
    printed: { id: `TEST-${i}`, name: 'Made-Up Trick', type: 'Ability', printings: [] },
    outcome: compileTestText('ability', text),
    isRaiders: true,
  }))
  return { rows: texts.length, tags: new Map(), results }
}

test('an effect under a condition has the same data after the round trip', () => {
  const texts = all(
    'Your hero deals 3 fire damage to target hero or ally.',
    'If you control a Mage, ready your hero and draw a card.',
    'Discard a card. If you do, draw two cards.',
  )
  expect(roundTripLines(texts, true).join('\n')).toMatch(/^3 texts give the same data again/)
})

test('a text that gives other data is listed with both', () => {
  const { results, ...rest } = all('Destroy target ally.')
  const planted = JSON.parse(
    JSON.stringify(results).replace(
      '{"kind":"type","type":"ally"}',
      '{"kind":"or","any":[{"kind":"and","all":[{"kind":"tag","tag":"Demon"},{"kind":"type","type":"ally"}]},{"kind":"and","all":[{"kind":"tag","tag":"Undead"},{"kind":"type","type":"ally"}]}]}',
    ),
  )
  expect(countRoundTrips({ ...rest, results: planted })).toEqual({
    same: 0,
    different: ['TEST-0'],
    unread: {},
  })
})
