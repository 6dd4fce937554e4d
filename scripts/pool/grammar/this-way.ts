/** "This way": cards to which something was done, and amounts of it. */

import { type CardNoun, self } from '../../../src/cards/builders/card-nouns.ts'
import { whenDoneThisWay } from '../../../src/cards/builders/effects.ts'
import { any } from '../../../src/cards/builders/filters.ts'
import { numberOfCards } from '../../../src/cards/builders/numbers.ts'
import { stepsOfEffect } from '../../../src/cards/builders/steps.ts'
import type { Condition, Effect, Filter, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { amountDoneThisWay, cardsDoneThisWay, type DeedToCards } from '../lowering/this-way.ts'
import type { NounDescription } from '../symbols.ts'
import { timesEach } from './amounts.ts'
import { anyCard } from './heads.ts'

const exists = (what: CardNoun): Condition => ({ kind: 'exists', what: what.is })

/** Only a noun without further words means the same cards as the earlier part of the text. */
const PLAIN = new Map(
  [
    any.ally,
    any.hero,
    any.heroOrAlly,
    any.ability,
    any.equipment,
    any.resource,
    any.quest,
    any.weapon,
    anyCard,
  ].map((filter: Filter) => [JSON.stringify(filter), filter]),
)
const those = (d: NounDescription, at: number, way: DeedToCards): CardNoun | typeof NO_MATCH =>
  PLAIN.has(JSON.stringify(d.filter)) ? cardsDoneThisWay(at, way, d.noun) : NO_MATCH
const ifKnown = <T>(noun: CardNoun | typeof NO_MATCH, make: (noun: CardNoun) => T): T | typeof NO_MATCH =>
  noun === NO_MATCH ? NO_MATCH : make(noun)

/** Multiplies the number of each step: "For each …, draw a card"; NO_MATCH if a step has no number. */
function timesOf(effect: Effect, each: NumberExpression): Effect | typeof NO_MATCH {
  const steps = stepsOfEffect(effect).map((step): Effect | typeof NO_MATCH => {
    switch (step.kind) {
      case 'putToken':
      case 'addCounters':
      case 'draw':
        return { ...step, count: timesEach(step.count as NumberExpression, each) } // in each of these steps, the count is a number
      case 'putDamage':
        return step.amount === 'double' ? NO_MATCH : { ...step, amount: timesEach(step.amount, each) }
      case 'deal':
        return step.divided ? NO_MATCH : { ...step, amount: timesEach(step.amount, each) }
      default:
        return NO_MATCH
    }
  })
  const known = steps.filter((step) => step !== NO_MATCH)
  if (known.length < steps.length) return NO_MATCH
  const [only, ...more] = known
  return only && more.length === 0 ? only : { kind: 'do', steps: known }
}

export const thisWayRules = ruleFamily(
  'this way',
  rule('wayDone', 'dealt damage this way', () => 'dealt'),
  rule('wayDone', 'healed this way', () => 'healed'),
  rule('wayDone', 'destroyed this way', () => 'destroyed'),
  rule('wayDone', 'exhausted this way', () => 'exhausted'),
  rule('wayDone', 'removed this way', () => 'removed'),
  rule('wayDone', 'discarded [in] this way', () => 'discarded'),
  rule('np', '(a|an|each) {d:description} {way:wayDone}', ({ d, way }, at) => those(d, at, way)),
  rule('np', '{d:plural} {way:wayDone}', ({ d, way }, at) => those(d, at, way)),
  rule('each', '{d:description} {way:wayDone}', ({ d, way }, at) =>
    ifKnown(those(d, at, way), (cards) => numberOfCards(cards)),
  ),
  rule('each', 'damage dealt', () => amountDoneThisWay('damage')),
  rule('each', '[of the] damage dealt this way', () => amountDoneThisWay('damage')),
  rule('each', 'damage healed this way', () => amountDoneThisWay('healing')),
  rule('each', '[{of:counterName}] (counter|counters) removed this way', () => amountDoneThisWay('counters')),
  rule('amount', 'the number of [{of:counterName}] counters removed this way', () =>
    amountDoneThisWay('counters'),
  ),
  rule('amount', 'the (total|combined) cost of {d:plural} {way:wayDone}', ({ d, way }, at) =>
    ifKnown(those(d, at, way), ({ is }) => ({ kind: 'total' as const, stat: 'cost' as const, of: is })),
  ),
  rule('condition', '(a|an) {d:description} (is|was) {way:wayDone}', ({ d, way }, at) =>
    ifKnown(those(d, at, way), exists),
  ),
  rule('condition', 'you (destroy|destroyed) (a|an) {d:description} this way', ({ d }, at) =>
    ifKnown(those(d, at, 'destroyed'), exists),
  ),
  rule('condition', 'damage (is|was) dealt this way', (_, at) =>
    exists(cardsDoneThisWay(at, 'dealt', 'character')),
  ),
  rule('sentence', 'when damage is dealt this way , {a:sentence}', ({ a }, at) =>
    whenDoneThisWay(cardsDoneThisWay(at, 'dealt', 'character'), a),
  ),
  rule('trigger', 'when damage is prevented this way', () => ({
    event: 'prevented',
    by: { kind: 'is', what: self.is },
  })),
  rule('sentence', 'for each {d:description} {way:wayDone} , {a:sentence}', ({ d, way, a }, at) => {
    const cards = those(d, at, way)
    return cards === NO_MATCH ? NO_MATCH : timesOf(a, numberOfCards(cards))
  }),
  rule('sentence', 'for each damage dealt this way , {a:sentence}', ({ a }) =>
    timesOf(a, amountDoneThisWay('damage')),
  ),
)
