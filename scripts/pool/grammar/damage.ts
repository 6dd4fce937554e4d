/** Damage and healing: "Your hero deals 3 fire damage to target ally". */
import { both, type Noun } from '../../../src/cards/builders/nouns.ts'
import { thatMuch } from '../../../src/cards/builders/replacing.ts'
import { inOrder, stepsOf } from '../../../src/cards/builders/steps.ts'
import type { DamageType, Effect, Num } from '../../../src/engine/index.ts'
import { family, rule } from '../chart.ts'
import { subject } from '../marks.ts'
import { timesEach } from './amounts.ts'
import { targeted } from './nouns.ts'

const deals = (amount: Num, type: DamageType, to: Noun): Effect => subject.deals(amount, type).to(to)
const dealsUnpreventable = (amount: Num, type: DamageType, to: Noun): Effect =>
  subject.dealsUnpreventable(amount, type).to(to)
const heals = (amount: Num | 'all', from: Noun): Effect => subject.heals(amount).from(from)

export const damageFamily = family(
  'damage',
  rule('verb', '(deals|deal) {n:number} {type:type} damage to {to:np}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule('verb', '(deals|deal) {n:number} unpreventable {type:type} damage to {to:np}', ({ n, type, to }) =>
    dealsUnpreventable(n, type, to),
  ),
  rule('verb', '(deals|deal) {type:type} damage to {to:np} equal to {n:amount}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule('verb', '(deals|deal) {type:type} damage equal to {n:amount} to {to:np}', ({ n, type, to }) =>
    deals(n, type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:int} {type:type} damage to {to:np} for each {each:each}',
    ({ n, type, to, each }) => deals(timesEach(n, each), type, to),
  ),
  rule('verb', '(deals|deal) that much {type:type} damage to {to:np}', ({ type, to }) =>
    deals(thatMuch, type, to),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage to {to:np} and {m:number} {other:type} damage to {and:np}',
    ({ n, type, to, m, other, and: more }) =>
      n === m && type === other
        ? deals(n, type, both(to, more))
        : inOrder([deals(n, type, to), deals(m, other, more)]),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage divided as you choose to any number of target {d:plural}',
    ({ n, type, d }, at) => subject.dealsDivided(n, type).among(targeted(d, at, { min: 0, max: n })),
  ),
  rule(
    'verb',
    '(deals|deal) {n:number} {type:type} damage divided as you choose to up to {m:numberWord} target {d:plural}',
    ({ n, type, m, d }, at) => subject.dealsDivided(n, type).among(targeted(d, at, { min: 0, max: m })),
  ),
  rule('verb', '(heals|heal) {n:number} damage from {from:np}', ({ n, from }) => heals(n, from)),
  rule('verb', '(heals|heal) all damage from {from:np}', ({ from }) => heals('all', from)),
  rule('verb', '(heals|heal) that much damage from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule('verb', '(heals|heal) damage from {from:np} equal to {n:amount}', ({ n, from }) => heals(n, from)),
  rule('verb', '(heals|heal) {n:int} damage from {from:np} for each {each:each}', ({ n, from, each }) =>
    heals(timesEach(n, each), from),
  ),
  rule(
    'verb',
    '(heals|heal) {n:number} damage divided as you choose from any number of target {d:plural}',
    ({ n, d }, at) => subject.healsDivided(n).from(targeted(d, at, { min: 0, max: n })),
  ),
  rule('verb', '(deals|deal) that amount of {type:type} damage to {to:np}', ({ type, to }) =>
    deals(thatMuch, type, to),
  ),
  rule('verb', '(heals|heal) that amount of damage from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule('verb', '(heals|heal) that much from {from:np}', ({ from }) => heals(thatMuch, from)),
  rule(
    'verb',
    '(heals|heal) {n:number} damage from {a:np} and {m:number} damage from {b:np}',
    ({ n, a, m, b }) => inOrder([heals(n, a), heals(m, b)]),
  ),
  rule('verbs', 'also {a:verbs}', ({ a }) => a),
  rule('verbs', '{a:verb}', ({ a }) => a),
  rule('verbs', '{a:verb} (and|, then|, and) {more:verbs}', ({ a, more }) => inOrder([a, ...stepsOf(more)])),
)
