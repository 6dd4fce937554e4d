/** Quests: "Pay 3 to complete this quest." and "Reward: Draw a card." */

import { isTurnOf } from '../../../src/cards/builders/conditions.ts'
import { opponents, you } from '../../../src/cards/builders/player-nouns.ts'
import type { Condition, Cost, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import type { LinePart } from '../symbols.ts'

const complete = (costs: Cost[], when?: Condition): LinePart[] => [
  { kind: 'complete', costs, ...(when ? { when } : {}) },
]
const paying = (amount: NumberExpression): Cost => ({ kind: 'resources', amount })
const isPaid = ([first]: readonly Cost[]): boolean => first?.kind === 'resources'
const yourTurn = isTurnOf(you)
const theirTurn = isTurnOf(opponents)

export const questRules = ruleFamily(
  'quests',
  rule('line', 'pay {n:int} to complete this quest .', ({ n }) => complete([paying(n)])),
  rule('line', 'pay x to complete this quest .', () => complete([paying({ kind: 'x' })])),
  rule('line', '(on your turn|during your turn) [:|,] pay {n:int} to complete this quest .', ({ n }) =>
    complete([paying(n)], yourTurn),
  ),
  rule(
    'line',
    "(on an opponent 's turn|during an opponent 's turn) [:|,] pay {n:int} to complete this quest .",
    ({ n }) => complete([paying(n)], theirTurn),
  ),
  rule('line', '(if|while) {cond:condition} (,|:) pay {n:int} to complete this quest .', ({ cond, n }) =>
    complete([paying(n)], cond),
  ),
  rule(
    'line',
    'on your turn , if {cond:condition} (,|:) pay {n:int} to complete this quest .',
    ({ cond, n }) => complete([paying(n)], { kind: 'all', of: [yourTurn, cond] }),
  ),
  rule('line', '{costs:costs} [,] and pay {n:int} to complete this quest .', ({ costs, n }) =>
    complete([...costs, paying(n)]),
  ),
  rule('line', 'pay {n:int} and {costs:costs} to complete this quest .', ({ n, costs }) =>
    complete([paying(n), ...costs]),
  ),
  rule('line', '{costs:costs} to complete this quest .', ({ costs }) =>
    isPaid(costs) ? NO_MATCH : complete(costs),
  ),
  rule(
    'line',
    '(on your turn|during your turn) [:|,] {costs:costs} [,] and pay {n:int} to complete this quest .',
    ({ costs, n }) => complete([...costs, paying(n)], yourTurn),
  ),
  rule('line', '(on your turn|during your turn) [:|,] {costs:costs} to complete this quest .', ({ costs }) =>
    isPaid(costs) ? NO_MATCH : complete(costs, yourTurn),
  ),
  rule('line', 'reward : {then:effect}', ({ then: effect }) => [{ kind: 'reward', effect }]),
)
