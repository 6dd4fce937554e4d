/** Conditions: "you control a Demon", "this ally is exhausted", "it is your turn". */

import { type CardNoun, cardsInGraveyard, cardsInHand, each } from '../../../src/cards/builders/card-nouns.ts'
import {
  heroHasTrait,
  isMoreThan,
  isTrueForAnyPlayer,
  isTurnOf,
  thereIsNo,
  wasDestroyedThisTurn,
} from '../../../src/cards/builders/conditions.ts'
import { and, attackingOneOf, inCombatWith, not, or } from '../../../src/cards/builders/filters.ts'
import { numberOfCards, numberOfCounters } from '../../../src/cards/builders/numbers.ts'
import { opponents, type PlayerNoun, they, you } from '../../../src/cards/builders/player-nouns.ts'
import type { Condition, Filter, Selector } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markPronoun, readMentionMark } from '../marks.ts'
import type { NounDescription } from '../symbols.ts'
import { anyCard, controlledByPlayers } from './heads.ts'
import { another, targetNoun } from './nouns.ts'

const own = (filter: Filter, who: PlayerNoun = you): Filter => and(filter, controlledByPlayers(who))
const exists = (filter: Filter, atLeast = 1): Condition => existing({ kind: 'all', filter }, atLeast)
const existing = (what: Selector, atLeast = 1): Condition => ({
  kind: 'exists',
  what,
  ...(atLeast === 1 ? {} : { atLeast }),
})
const isOwned = (d: NounDescription): boolean =>
  d.filter.kind === 'controlledBy' ||
  (d.filter.kind === 'and' && d.filter.all.some((one) => one.kind === 'controlledBy'))
const state = (of: Extract<Filter, { kind: 'state' }>['state']): Filter => ({ kind: 'state', state: of })
const it = (at: number) => markPronoun(at, 'it')

/** Whether a predicate is about a trait of your hero, as in "Your hero is a Mage" (206.1). */
const isTraitOfHero = (what: CardNoun, { kind }: Filter): boolean =>
  readMentionMark(what.is)?.is?.kind === 'hero' && (kind === 'tag' || kind === 'icon')

export const conditionRules = ruleFamily(
  'conditions',
  rule('condition', '(you control|you have) (a|an) {d:description}', ({ d }) =>
    isOwned(d) || d.isEach ? NO_MATCH : exists(own(d.filter)),
  ),
  rule('condition', '(you control|you have) another {d:description}', ({ d }, at) =>
    isOwned(d) || d.isEach ? NO_MATCH : exists(own(another(d, at).filter)),
  ),
  rule('condition', '(you control|you have) {n:numberWord} or more {d:plural}', ({ n, d }) =>
    isOwned(d) ? NO_MATCH : exists(own(d.filter), n),
  ),
  rule('condition', '(you control|you have) no [other] {d:description}', ({ d }) =>
    isOwned(d) ? NO_MATCH : thereIsNo(each(own(d.filter))),
  ),
  rule('condition', 'an opponent controls (a|an) {d:description}', ({ d }) =>
    exists(own(d.filter, opponents)),
  ),
  rule('condition', 'an opponent controls {n:numberWord} or more {d:plural}', ({ n, d }) =>
    isTrueForAnyPlayer(opponents, exists(own(d.filter, they), n)),
  ),
  rule('condition', '(there is|there are) (a|an) {d:description}', ({ d }) => exists(d.filter)),
  rule('condition', '(there is|there are) {n:numberWord} or more {d:plural}', ({ n, d }) =>
    exists(d.filter, n),
  ),
  rule('condition', '(a|an) {d:description} is in your graveyard', ({ d }) =>
    existing(cardsInGraveyard(you, d.filter).is),
  ),
  rule('condition', '{n:numberWord} or more {d:plural} are in your graveyard', ({ n, d }) =>
    existing(cardsInGraveyard(you, d.filter).is, n),
  ),
  rule('condition', 'no {d:plural} are in play', ({ d }) => thereIsNo(each(d.filter))),
  rule('condition', 'you have {n:numberWord} or more cards in [your] hand', ({ n }) =>
    existing(cardsInHand(you).is, n),
  ),
  rule('condition', 'you have no cards in [your] hand', () => thereIsNo(cardsInHand(you))),
  rule('condition', '(an opponent controls|an opponent has) more {d:plural} than you', ({ d }) =>
    isTrueForAnyPlayer(
      opponents,
      isMoreThan(numberOfCards(each(own(d.filter, they))), numberOfCards(each(own(d.filter)))),
    ),
  ),
  rule('condition', '{who:player} (controls|has) more {d:plural} than you', ({ who, d }) =>
    isMoreThan(numberOfCards(each(own(d.filter, who))), numberOfCards(each(own(d.filter)))),
  ),
  rule('condition', '{who:player} has more cards in [(his|their)] hand than you', ({ who }) =>
    isMoreThan(numberOfCards(cardsInHand(who)), numberOfCards(cardsInHand(you))),
  ),
  rule('condition', 'an opponent has more cards in [his] hand than you', () =>
    isTrueForAnyPlayer(
      opponents,
      isMoreThan(numberOfCards(cardsInHand(they)), numberOfCards(cardsInHand(you))),
    ),
  ),
  rule('condition', '{who:player} has no cards in (his|their) hand', ({ who }) =>
    thereIsNo(cardsInHand(who)),
  ),
  rule('condition', '{who:player} has {n:numberWord} or more cards in (his|their) hand', ({ who, n }) =>
    existing(cardsInHand(who).is, n),
  ),
  rule('condition', '{who:player} has {n:numberWord} or fewer cards in (his|their) hand', ({ who, n }) => ({
    kind: 'exists',
    what: cardsInHand(who).is,
    atMost: n,
  })),
  rule('condition', '{who:player} has {n:numberWord} or fewer cards in [your] hand', ({ who, n }) =>
    who.are.kind === 'you' ? { kind: 'exists', what: cardsInHand(who).is, atMost: n } : NO_MATCH,
  ),
  rule('being', 'in {of:keyword}', ({ of }) =>
    of === 'bearForm' || of === 'catForm' || of === 'stealth' ? { kind: 'keyword', keyword: of } : NO_MATCH,
  ),
  rule('condition', '(it is your turn|on your turn)', () => isTurnOf(you)),
  rule('condition', "it is (an opponent 's) turn", () => isTurnOf(opponents)),
  rule('condition', 'your hero is (a|an) {of:class}', ({ of }) => heroHasTrait(you, of)),
  rule('condition', 'your hero is (a|an) {of:tag}', ({ of }) => heroHasTrait(you, of)),
  rule('condition', 'your hero is {of:faction}', ({ of }) => heroHasTrait(you, of)),
  rule('condition', 'your hero has {of:profession}', ({ of }) => heroHasTrait(you, of)),
  rule('condition', '{what:definite} is {being:being}', ({ what, being }) =>
    isTraitOfHero(what, being) ? NO_MATCH : what.isA(being),
  ),
  rule('condition', '(he|she) is {being:being}', ({ being }, at) => it(at).isA(being)),
  rule('condition', '{what:definite} has {having:having}', ({ what, having }) => what.isA(having)),
  rule('condition', '{what:definite} was (a|an) {d:description}', ({ what, d }) => what.isA(d.filter)),
  rule('condition', '(a|an) {d:description} was destroyed this turn', ({ d }) =>
    wasDestroyedThisTurn(d.filter),
  ),
  rule('condition', '{what:definite} (attacked|has attacked) this turn', ({ what }) =>
    what.isA(state('attackedThisTurn')),
  ),
  rule('condition', '{what:definite} entered play this turn', ({ what }) =>
    what.isA(state('enteredThisTurn')),
  ),
  rule('condition', 'its cost is (less than or equal to) {n:amount}', ({ n }, at) => ({
    kind: 'compare',
    a: it(at).stat('cost'),
    op: '<=',
    b: n,
  })),
  rule('condition', 'its cost is {n:int} or less', ({ n }, at) => ({
    kind: 'compare',
    a: it(at).stat('cost'),
    op: '<=',
    b: n,
  })),
  rule('condition', 'none (remain|remains)', () => ({
    kind: 'compare',
    a: numberOfCounters('?that'),
    op: '=',
    b: 0,
  })),
  rule('condition', 'you removed the last one', () => ({
    kind: 'compare',
    a: numberOfCounters('?that'),
    op: '=',
    b: 0,
  })),
  rule('condition', 'no {of:counterName} counters (remain|remains) [on it]', ({ of }) => ({
    kind: 'compare',
    a: numberOfCounters(of),
    op: '=',
    b: 0,
  })),
  rule('condition', 'you control no other {d:plural}', ({ d }, at) =>
    thereIsNo(each(own(another(d, at).filter))),
  ),
  rule('condition', '{n:numberWord} or more {d:plural} are in your party', ({ n, d }) =>
    exists(own(d.filter), n),
  ),
  rule('condition', '(a|an) {d:description} is in your party', ({ d }) => exists(own(d.filter))),
  rule(
    'condition',
    '{what:definite} has {n:numberWord} or more {of:counterName} counters [on it]',
    ({ what, n, of }) => ({
      kind: 'compare',
      a: numberOfCounters(of, what),
      op: '>=',
      b: n,
    }),
  ),
  rule('condition', '(a|an) {d:description} (has|have) {having:having}', ({ d, having }) =>
    exists(and(d.filter, having)),
  ),
  rule('condition', '(a|an) {d:description} is {being:being}', ({ d, being }) =>
    exists(and(d.filter, being)),
  ),
  rule('condition', '(a|an) {d:description} is attached to {to:definite}', ({ d, to }) =>
    exists(and(d.filter, { kind: 'attachedTo', what: to.is })),
  ),
  rule('condition', '(a|an) {d:description} is in play', ({ d }) => exists(d.filter)),
  rule('condition', 'no {d:description} (is|are) in play', ({ d }) => thereIsNo(each(d.filter))),
  rule('condition', 'no {d:description} (is|are) in your party', ({ d }) => thereIsNo(each(own(d.filter)))),
  rule('condition', 'there (is|are) no {d:description}', ({ d }) => thereIsNo(each(d.filter))),
  rule('condition', "you (do not|don't) control (a|an) {d:description}", ({ d }) =>
    isOwned(d) ? NO_MATCH : thereIsNo(each(own(d.filter))),
  ),
  rule('condition', 'you have {n:numberWord} or more cards in hand', ({ n }) =>
    existing(cardsInHand(you).is, n),
  ),
  rule(
    'condition',
    "[there are] more {d:plural} [are] in an opponent 's party than in (yours|your)",
    ({ d }) =>
      isTrueForAnyPlayer(
        opponents,
        isMoreThan(numberOfCards(each(own(d.filter, they))), numberOfCards(each(own(d.filter)))),
      ),
  ),
  rule('condition', 'you (control|have) more {d:plural} than an opponent', ({ d }) =>
    isTrueForAnyPlayer(
      opponents,
      isMoreThan(numberOfCards(each(own(d.filter))), numberOfCards(each(own(d.filter, they)))),
    ),
  ),
  rule('condition', 'you (control|have) fewer {d:plural} than an opponent', ({ d }) =>
    isTrueForAnyPlayer(
      opponents,
      isMoreThan(numberOfCards(each(own(d.filter, they))), numberOfCards(each(own(d.filter)))),
    ),
  ),
  rule('condition', "on (an opponent 's turn|opposing turns|each opponent 's turn)", () =>
    isTurnOf(opponents),
  ),
  rule('condition', '(there are|you have) {n:numberWord} or more {d:plural} in your graveyard', ({ n, d }) =>
    existing(cardsInGraveyard(you, d.filter).is, n),
  ),
  rule('condition', '(there is|you have) (a|an) {d:description} in your graveyard', ({ d }) =>
    existing(cardsInGraveyard(you, d.filter).is),
  ),
  rule(
    'condition',
    "{what:definite} (didn't attack|hasn't attacked|did not attack) this turn",
    ({ what }) => ({
      kind: 'not',
      cond: what.isA(state('attackedThisTurn')),
    }),
  ),
  rule('condition', 'target {d:description} is {being:being}', ({ d, being }, at) =>
    targetNoun(d, at).isA(being),
  ),
  rule('condition', "{what:definite} (doesn't|does not) have {having:having}", ({ what, having }) => ({
    kind: 'not',
    cond: what.isA(having),
  })),
  rule('condition', 'you (control|have) at least {n:numberWord} {d:plural}', ({ n, d }) =>
    isOwned(d) ? NO_MATCH : exists(own(d.filter), n),
  ),
  rule(
    'condition',
    'you control (a|an) {a:item} , [(a|an)] {b:item} [,] and [(a|an)] {c:item}',
    ({ a, b, c }) => ({
      kind: 'all',
      of: [a, b, c].map(({ filter }) => exists(own(filter))),
    }),
  ),
  rule('having', 'fatal damage [on it]', () => ({ kind: 'stat', stat: 'remaining', op: '<=', value: 0 })),
  rule('condition', 'you targeted (a|an) {d:description}', ({ d }, at) =>
    markPronoun(at, 'character').isA(d.filter),
  ),
  rule('condition', 'it is not your turn', () => ({ kind: 'not', cond: isTurnOf(you) })),
  rule('being', 'stealthed', () => ({ kind: 'keyword', keyword: 'stealth' })),
  rule('being', 'ready', () => state('ready')),
  rule('being', 'exhausted', () => state('exhausted')),
  rule('being', 'damaged', () => state('damaged')),
  rule('being', 'undamaged', () => not(state('damaged'))),
  rule('being', 'attacking', () => state('attacking')),
  rule('being', 'defending', () => state('defending')),
  rule('being', '(in combat|attacking or defending)', () => state('inCombat')),
  rule('being', '(attacking|defending) or protecting', (_, at, { word }) =>
    or(state(word(at) === 'attacking' ? 'attacking' : 'defending'), state('protecting')),
  ),
  rule('being', 'protecting', () => state('protecting')),
  rule('being', 'in bear [form] or cat form', () =>
    or({ kind: 'keyword', keyword: 'bearForm' }, { kind: 'keyword', keyword: 'catForm' }),
  ),
  rule('being', 'attacking in {of:keyword}', ({ of }) =>
    and(state('attacking'), { kind: 'keyword', keyword: of }),
  ),
  rule('being', 'attacking in bear or cat form', () =>
    and(
      state('attacking'),
      or({ kind: 'keyword', keyword: 'bearForm' }, { kind: 'keyword', keyword: 'catForm' }),
    ),
  ),
  rule('being', 'in {of:keyword}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('being', 'face down', () => state('faceDown')),
  rule('being', 'face up', () => not(state('faceDown'))),
  rule('being', 'attacking {whom:np}', ({ whom }) => attackingOneOf(whom, anyCard)),
  rule('being', 'in combat with {whom:np}', ({ whom }) => inCombatWith(whom, anyCard)),
  rule('being', '(a|an) {d:description}', ({ d }) => d.filter),
  rule('having', '{of:keyword}', ({ of }) => ({ kind: 'keyword', keyword: of })),
  rule('having', '{n:int} or more {of:stat}', ({ n, of }) => ({
    kind: 'stat',
    stat: of,
    op: '>=',
    value: n,
  })),
  rule('having', '{n:int} or less {of:stat}', ({ n, of }) => ({
    kind: 'stat',
    stat: of,
    op: '<=',
    value: n,
  })),
  rule('having', '{n:int} or more damage [on it]', ({ n }) => ({
    kind: 'stat',
    stat: 'damage',
    op: '>=',
    value: n,
  })),
  rule('having', 'no damage [on it]', () => not(state('damaged'))),
  rule('having', 'damage [on it]', () => state('damaged')),
  rule('having', 'an attachment', () => ({ kind: 'bears', what: anyCard })),
)
