/** Amounts that are counted: "for each …", "equal to …", "the number of …". */

import { cardsInGraveyard, cardsInHand, heroOf, hostCard } from '../../../src/cards/builders/card-nouns.ts'
import { and, any } from '../../../src/cards/builders/filters.ts'
import { numberOfCards, numberOfCounters, sum } from '../../../src/cards/builders/numbers.ts'
import { controllerOf, opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import { CLASS_TAGS, type Filter, type NumberExpression, type Stat } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markMention, markPlayerPronoun, markPronoun, readMentionMark } from '../marks.ts'
import { controlledByPlayers } from './heads.ts'
import { another } from './nouns.ts'

const number = (filter: Filter): NumberExpression => ({ kind: 'count', of: { kind: 'all', filter } })

/** Returns N times a counted number: "2 for each …". */
export const timesEach = (n: NumberExpression, each: NumberExpression): NumberExpression =>
  n === 1 ? each : { kind: 'times', of: [n, each] }

export const amountRules = ruleFamily(
  'amounts',
  rule('each', '{d:description}', ({ d }) => number(d.filter)),
  rule('each', 'other {d:description}', ({ d }, at) => number(another(d, at).filter)),
  rule('each', '{d:description} {in:place}', ({ d, in: { zone, of } }) =>
    (zone === 'graveyard' || zone === 'hand') && d.noun !== 'resource'
      ? { kind: 'count', of: { kind: 'all', filter: d.filter, zone, ...(of ? { of: of.are } : {}) } }
      : NO_MATCH,
  ),
  rule('each', 'attachment attached to {to:definite}', ({ to }) =>
    number({ kind: 'attachedTo', what: to.is }),
  ),
  rule('each', 'of your {d:plural}', ({ d }) =>
    d.noun === 'resource' ? NO_MATCH : number(and(d.filter, controlledByPlayers(you))),
  ),
  rule('amount', 'the number of [other] {d:plural} [you] removed [this way]', () => ({ kind: 'x' })),
  rule('each', '(of your resources|resource you have|resources you have)', () =>
    number(and(any.resource, controlledByPlayers(you))),
  ),
  rule('each', '(card|cards) in your hand', () => numberOfCards(cardsInHand(you))),
  rule('each', '(card|cards) in (his|their) hand', (_, at) =>
    numberOfCards(cardsInHand(markPlayerPronoun(at))),
  ),
  rule('each', '(card|cards) in opposing hands', () => numberOfCards(cardsInHand(opponents))),
  rule('each', '(card|cards) in your graveyard', () => numberOfCards(cardsInGraveyard(you))),
  rule('each', '[of the] damage on {of:definite}', ({ of }) => of.stat('damage')),
  rule('each', 'damage on {of:group}', ({ of }) => ({
    kind: 'total',
    stat: 'damage',
    of: { kind: 'all', filter: of },
  })),
  rule('each', '{of:counterName} (counter|counters) [on it]', ({ of }) => numberOfCounters(of)),
  rule('each', '{of:counterName} (counter|counters) on {on:definite}', ({ of, on }) =>
    numberOfCounters(of, on),
  ),
  rule('each', '{n:numberWord} {each:each}', ({ n, each }) =>
    n > 1 ? { kind: 'quotient', of: each, by: n } : NO_MATCH,
  ),
  rule('each', '{n:int} {each:each}', ({ n, each }) =>
    n > 1 ? { kind: 'quotient', of: each, by: n } : NO_MATCH,
  ),
  rule('each', '(card|cards) in {of:controller} hand', ({ of }) => numberOfCards(cardsInHand(of))),
  rule('controller', "(its|his|her) controller 's", (_, at) => controllerOf(markPronoun(at, 'controlled'))),
  rule('controller', "that {n:noun} 's controller 's", ({ n }, at) => controllerOf(markPronoun(at, n))),
  rule('controller', "attached {n:noun} 's controller 's", () => controllerOf(hostCard)),
  rule('definite', '{of:controller} hero', ({ of }, at) =>
    markMention({ how: 'the', at, noun: 'hero', many: false }, heroOf(of).is),
  ),
  rule('amount', '{n:int} plus an additional {m:int} for each {each:each}', ({ n, m, each }) =>
    sum(n, timesEach(m, each)),
  ),
  rule('amount', '{n:int}', ({ n }) => n),
  rule('amount', 'the number of {each:each}', ({ each }) => each),
  rule('amount', "{of:definite} 's {stat:stat}", ({ of, stat }) => of.stat(stat)),
  rule('amount', '(its|his|her) {stat:stat}', ({ stat }, at) => pronounStat(stat, at)),
  rule('amount', 'the {stat:stat} of {of:definite}', ({ of, stat }) => of.stat(stat)),
  rule('amount', 'the (total|combined) {stat:stat} of {of:group}', ({ of, stat }) => ({
    kind: 'total',
    stat,
    of: { kind: 'all', filter: of },
  })),
  rule('amount', 'the [amount of] damage on {of:definite}', ({ of }) => of.stat('damage')),
  rule('amount', 'the highest {stat:stat} among {of:group}', ({ of, stat }) => ({
    kind: 'stat',
    stat,
    of: { kind: 'extreme', of: { kind: 'all', filter: of }, by: stat, most: 'highest' },
  })),
  rule('each', '{d:description} you have', ({ d }) => number(and(d.filter, controlledByPlayers(you)))),
  rule('each', 'different class among {of:group}', ({ of }) => ({
    kind: 'tagsAmong',
    of: { kind: 'all', filter: of },
    tags: [...CLASS_TAGS],
  })),
  rule('amount', 'the number of different classes among {of:group}', ({ of }) => ({
    kind: 'tagsAmong',
    of: { kind: 'all', filter: of },
    tags: [...CLASS_TAGS],
  })),
  rule('amount', 'the {stat:stat} of {of:np}', ({ of, stat }) =>
    ['a', 'target'].includes(readMentionMark(of.is)?.mark.how ?? '') ? of.stat(stat) : NO_MATCH,
  ),
  rule('amount', '{n:int} plus {more:amount}', ({ n, more }) => sum(n, more)),
)

const pronounStat = (stat: Stat, at: number): NumberExpression => markPronoun(at, 'it').stat(stat)
