/** Clauses and sentences: who does something, whether they may, and under which condition. */
import { ifElse, ifYouDo, onlyIf, unless as unlessPaid } from '../../../src/cards/builders/effects.ts'
import { type PlayerNoun, targetOpponent, they, you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder, stepsOfEffect } from '../../../src/cards/builders/steps.ts'
import type { Condition, Effect, NumberExpression } from '../../../src/engine/index.ts'
import { NO_MATCH, type ParseChart, rule, ruleFamily, symbolReader } from '../chart.ts'
import {
  markPlayer,
  markPronoun,
  replaceActorMark,
  replaceOwnerPronoun,
  replaceSubjectMark,
} from '../marks.ts'
import { hasX, replaceX } from '../marks-of-x.ts'
import type { SymbolTypes } from '../symbols.ts'
import { withDamageLeft } from './moving.ts'

const unless = (cond: Condition, effect: Effect): Effect => onlyIf({ kind: 'not', cond }, effect)

/** Fills in the player who does the deed. The player is targeted once, and later words refer to the same player. */
const doneBy = (who: PlayerNoun, deed: Effect): Effect => replaceActorMark(deed, who)
const doneByOther = (who: PlayerNoun, deed: Effect): Effect => doneBy(who, replaceOwnerPronoun(deed, who))
const isYou = (who: PlayerNoun): boolean => who.are.kind === 'you'

const forEachOf = (players: PlayerNoun, deed: Effect): Effect => ({
  kind: 'forEach',
  players: players.are,
  do: replaceActorMark(deed, they),
})

/** Replaces X in an effect: "…, where X is the number of …"; NO_MATCH if the effect has no X. */
const where = (effect: Effect, amount: NumberExpression): Effect | typeof NO_MATCH =>
  hasX(effect) ? replaceX(effect, amount) : NO_MATCH

/** Returns the same effect with another amount: "… 3 damage, or 5 if …"; NO_MATCH for an effect without an amount. */
function withAmount(effect: Effect, amount: NumberExpression): Effect | typeof NO_MATCH {
  if (effect.kind === 'deal' || effect.kind === 'heal') return { ...effect, amount }
  return effect.kind === 'draw' ? { ...effect, count: amount } : NO_MATCH
}

export const clauseRules = ruleFamily(
  'clauses',
  rule('clause', '{deed:deeds}', ({ deed }) => doneBy(you, deed)),
  rule('clause', 'you {deed:deeds}', ({ deed }) => doneBy(you, deed)),
  rule('clause', 'you may {deed:deeds}', ({ deed }) => you.may(doneBy(you, deed))),
  rule('clause', '{who:player} {deed:deeds}', ({ who, deed }) =>
    isYou(who) ? NO_MATCH : doneByOther(who, deed),
  ),
  rule('clause', '{who:player} may {deed:deeds}', ({ who, deed }) =>
    isYou(who) ? NO_MATCH : who.may(doneByOther(who, deed)),
  ),
  rule('clause', '{who:players} {deed:deeds}', ({ who, deed }) => forEachOf(who, deed)),
  rule('clause', '{who:players} may {deed:deeds}', ({ who, deed }) => forEachOf(who, they.may(deed))),
  rule('clause', 'you and (target opponent) each {deed:deeds}', ({ deed }, at) =>
    inOrder([doneBy(you, deed), doneBy(markPlayer(at + 2, targetOpponent), deed)]),
  ),
  rule('clause', 'it also {verb:verbs}', ({ verb }, at) =>
    doneBy(you, replaceSubjectMark(verb, markPronoun(at, 'doer'))),
  ),
  rule('clause', '{by:np} {verb:verbs}', ({ by, verb }) => doneBy(you, replaceSubjectMark(verb, by))),
  rule('clause', '{he:he} {verb:verbs}', ({ he, verb }) => doneBy(you, replaceSubjectMark(verb, he))),
  rule('clause', '{by:np} may {verb:verbs}', ({ by, verb }) =>
    you.may(doneBy(you, replaceSubjectMark(verb, by))),
  ),
  rule('clause', '{he:he} may {verb:verbs}', ({ he, verb }) =>
    you.may(doneBy(you, replaceSubjectMark(verb, he))),
  ),
  rule('clause', 'you may have {by:np} {verb:verbs}', ({ by, verb }) =>
    you.may(doneBy(you, replaceSubjectMark(verb, by))),
  ),

  rule('sentence', '{a:clause}', ({ a }) => a),
  rule('sentence', '{a:clause} (and|, and|, then) {b:clause}', ({ a, b }) =>
    inOrder([...stepsOfEffect(a), ...stepsOfEffect(b)]),
  ),
  rule('sentence', 'then , {a:sentence}', ({ a }) => a),
  rule('sentence', 'if {cond:condition} , {a:sentence}', ({ cond, a }) => onlyIf(cond, a)),
  rule('sentence', '{a:clause} if {cond:condition}', ({ cond, a }) => onlyIf(cond, a)),
  rule('sentence', '{a:clause} unless {cond:condition}', ({ cond, a }) => unless(cond, a)),
  rule('sentence', '{a:clause} , where x (is|was) {n:amount}', ({ a, n }) => where(a, n)),
  rule('sentence', '{a:clause} , or {n:number} [(damage|cards)] if {cond:condition}', ({ a, n, cond }) => {
    const other = withAmount(a, n)
    return other === NO_MATCH ? NO_MATCH : ifElse(cond, other, a)
  }),
  rule('sentence', 'choose one : {a:sentence} [.] [;|,] or {b:sentence}', ({ a, b }) => you.chooseOne(a, b)),
  rule(
    'sentence',
    'choose one : {a:sentence} [.] (;|,) {b:sentence} [.] [;|,] or {c:sentence}',
    ({ a, b, c }) => you.chooseOne(a, b, c),
  ),
  rule('sentence', '{a:clause} unless {who:player} (pay|pays) {n:int}', ({ a, who, n }) =>
    unlessPaid(who.may(who.pays(n)), a),
  ),
  rule('afterthought', "(that damage|the damage) can't be prevented", () => 'unpreventable'),
  rule('afterthought', 'that damage counts as combat damage', () => 'combat'),
  rule('afterthought', 'if {cond:condition} , you may (choose|do) both', ({ cond }) => ({ both: cond })),
  rule('afterthought', 'otherwise , {a:sentence}', ({ a }) => ({ otherwise: a })),
  rule('clause', '{who:player} (pay|pays) {n:int} or {deed:deed}', ({ who, n, deed }) =>
    unlessPaid(who.may(who.pays(n)), doneBy(who, deed)),
  ),
  rule('clause', 'pay {n:int} or {deed:deed}', ({ n, deed }) =>
    unlessPaid(you.may(you.pays(n)), doneBy(you, deed)),
  ),
  rule('done', '(if you do|if he does|if she does|if they do) , {a:sentence}', ({ a }) => a),

  rule('otherwise', 'otherwise , {a:sentence}', ({ a }) => a),

  // the sentences of a text, up to the end of the line or of a quotation
  symbolReader('effect', (chart, at) => sentencesFrom(chart, at, [])),
)

interface Sentences {
  readonly value: Effect
  readonly end: number
}

function sentencesFrom(chart: ParseChart, at: number, before: readonly Effect[]): Sentences[] {
  return [...next(chart, at, before)].flatMap(({ effects, end }) => {
    const isStop = chart.word(end) === '.' || chart.word(end) === '!'
    const after = isStop ? end + 1 : end
    const isOver = isStop || chart.word(end) === '' || chart.word(end) === '"'
    const whole = isOver ? [{ value: inOrder(effects), end: after }] : []
    return isStop && chart.word(after) !== '' ? [...whole, ...sentencesFrom(chart, after, effects)] : whole
  })
}

function* next(
  chart: ParseChart,
  at: number,
  before: readonly Effect[],
): Generator<{ effects: Effect[]; end: number }> {
  for (const { value, end } of chart.values('sentence', at))
    yield { effects: [...before, ...stepsOfEffect(value)], end }
  const first = before.at(-1)
  if (!first) return
  for (const { value, end } of chart.values('afterthought', at)) {
    const changed = afterwards(first, value)
    if (changed) yield { effects: [...before.slice(0, -1), changed], end }
  }
  if (first.kind === 'if' && !first.else)
    for (const { value, end } of chart.values('otherwise', at))
      yield { effects: [...before.slice(0, -1), { ...first, else: value }], end }
  for (const { value, end } of chart.values('done', at))
    yield { effects: [...before.slice(0, -1), ifYouDo(first, value)], end }
}

/**
 * Returns an effect as changed by a sentence after it, such as "That damage can't be prevented"; undefined if it can't
 * be.
 */
function afterwards(effect: Effect, thought: SymbolTypes['afterthought']): Effect | undefined {
  if (thought === 'combat') return effect.kind === 'deal' ? { ...effect, combat: true } : undefined
  if (thought === 'unpreventable')
    return effect.kind === 'deal' ? { ...effect, unpreventable: true } : undefined
  if ('otherwise' in thought)
    return (effect.kind === 'if' || effect.kind === 'ifYouDo') && !effect.else
      ? { ...effect, else: thought.otherwise }
      : undefined
  if ('damageLeftOn' in thought) return withDamageLeft(effect, thought.damageLeftOn)
  return effect.kind === 'modal' && effect.modes.length === 2
    ? { ...effect, orMore: thought.both }
    : undefined
}
