/** Conditions that compare players or count the cards of a kind: "you control fewer allies than an opponent". */

import { cardsInGraveyard, each, heroOf, yourHero } from '../../../src/cards/builders/card-nouns.ts'
import { isMoreThan, isTrueForAnyPlayer, thereIs, thereIsNo } from '../../../src/cards/builders/conditions.ts'
import { and, or } from '../../../src/cards/builders/filters.ts'
import { numberOfCards } from '../../../src/cards/builders/numbers.ts'
import { opponents, type PlayerNoun, they, you } from '../../../src/cards/builders/player-nouns.ts'
import type { Condition, Filter, NamedKeyword } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import type { NounDescription } from '../symbols.ts'
import { controlledByPlayers, inState } from './heads.ts'
import { another } from './nouns.ts'

const numberOf = ({ filter }: NounDescription, who: PlayerNoun) =>
  numberOfCards(each(and(filter, controlledByPlayers(who))))
const youHaveMore = (d: NounDescription): Condition =>
  isTrueForAnyPlayer(opponents, isMoreThan(numberOf(d, you), numberOf(d, they)))
const opponentHasMore = (d: NounDescription): Condition =>
  isTrueForAnyPlayer(opponents, isMoreThan(numberOf(d, they), numberOf(d, you)))
const exists = (filter: Filter): Condition => ({ kind: 'exists', what: { kind: 'all', filter } })

/** The forms of a Druid, which texts say their hero is "in". */
const form = (of: NamedKeyword): Filter | undefined =>
  of === 'bearForm' || of === 'catForm' ? { kind: 'keyword', keyword: of } : undefined

export const comparingRules = ruleFamily(
  'comparing',
  rule('condition', 'you (control|have) more {d:plural} than an opponent', ({ d }) => youHaveMore(d)),
  rule('condition', 'you (control|have) fewer {d:plural} than an opponent', ({ d }) => opponentHasMore(d)),
  rule(
    'condition',
    "[there are] more {d:plural} (are in|in) an opponent 's party than in (yours|your party|your)",
    ({ d }) => opponentHasMore(d),
  ),
  rule('condition', 'your hero has more damage than an opposing hero', () =>
    isTrueForAnyPlayer(opponents, isMoreThan(yourHero.stat('damage'), heroOf(they).stat('damage'))),
  ),
  rule('condition', 'there are no {d:description}', ({ d }) => thereIsNo(each(d.filter))),
  rule('condition', '(a|an) {d:description} has {having:having}', ({ d, having }) =>
    d.many || d.isEach ? NO_MATCH : exists(and(d.filter, having)),
  ),
  rule('condition', '(a|an) {d:description} is {being:being}', ({ d, being }) =>
    d.many || d.isEach ? NO_MATCH : exists(and(d.filter, being)),
  ),
  rule('condition', 'there is (a|an) {d:description} in an opposing graveyard', ({ d }) =>
    isTrueForAnyPlayer(opponents, thereIs(cardsInGraveyard(they, d.filter))),
  ),
  rule('condition', '(he|she|it|self) is the only {d:description} (in your party|you control)', ({ d }, at) =>
    thereIsNo(each(and(another(d, at).filter, controlledByPlayers(you)))),
  ),
  rule('condition', 'in {of:keyword}', ({ of }) => {
    const is = form(of)
    return is ? yourHero.isA(is) : NO_MATCH
  }),
  rule('being', 'in {of:keyword}', ({ of }) => form(of) ?? NO_MATCH),
  rule('being', 'in {a:keyword} or {b:keyword}', ({ a, b }) => {
    const [first, second] = [form(a), form(b)]
    return first && second ? or(first, second) : NO_MATCH
  }),
  rule('being', 'attacking in {of:keyword}', ({ of }) => {
    const is = form(of)
    return is ? and(inState('attacking'), is) : NO_MATCH
  }),
  rule('being', 'attached to {to:definite}', ({ to }) => ({ kind: 'attachedTo', what: to.is })),
)
