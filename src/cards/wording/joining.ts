/** Renders effects that contain others: if, unless, for each, may, choose one. */
import type { Condition, Effect, Selector } from '../../engine/index.ts'
import { type Clause, type ClauseOrText, clauseText, type EffectOfKind, joinClauses } from './clause.ts'
import { conditionPhrase, dungeonLevelPhrase } from './conditions.ts'
import { nodeOfRepeatedTarget, type WordingContext } from './context.ts'
import { effectClauses, effectSentences, uncapitalizedEffectText } from './effects.ts'
import { oneCardPhrase } from './nouns.ts'
import {
  appendToCondition,
  bold,
  capitalize,
  joinAsSentences,
  joinList,
  joinWords,
  NUMBER_WORDS,
  numberInWords,
  type Phrase,
  verbFormFor,
  withIndefiniteArticle,
} from './phrase.ts'
import { chooserPhrase, playerPhrase } from './players.ts'
import { joinIntoOneSentence } from './rolling.ts'
import { cardsPhrase, nounOfSelector } from './selectors.ts'
import { declareTargetInFirst, refersToUndeclaredTarget } from './target-declaration.ts'

/** Returns words such as "if that is done, draw a card", "if that isn't done, destroy this ability". */
export const ifYouDoClauses = (effect: EffectOfKind<'ifYouDo'>, t: WordingContext): ClauseOrText[] => {
  const [first, { so: then, otherwise }] = declareTargetInFirst(
    effect.first,
    { so: effect.then, otherwise: effect.else },
    t,
  )
  const tried = effectClauses(first, t)
  const nothing = then.kind === 'do' && then.steps.length === 0
  return [
    ...tried,
    ...(nothing ? [] : [appendToCondition(doSo(first, t), branch(then, t))]),
    ...(otherwise ? [`${nothing ? `if ${undone(first, t)}` : 'otherwise'}, ${branch(otherwise, t)}`] : []),
  ]
}

/**
 * Renders one of two alternatives of a text, in one sentence if possible. A second sentence would seem to apply to
 * both: "if you control a Totem, ready your hero, and draw a card".
 */
const branch = (effect: Effect, t: WordingContext): string =>
  t.aside(() => {
    const parts = effectSentences(effect, t)
    return parts.some((part) => IS_APART.test(part)) ? uncapitalizedEffectText(effect, t) : inARowOf(parts)
  })

const inARowOf = (parts: readonly string[]): string =>
  [...parts.slice(0, -2), parts.slice(-2).join(', and ')].join(', ')

/** Matches clauses that can't be joined with others in one sentence. */
const IS_APART = /^(?:if|otherwise|when|for each|then) |[.:;]/

const doSo = (first: Effect, t: WordingContext): string =>
  isOfFound(first, t) ? 'it is found' : 'that is done'

const undone = (first: Effect, t: WordingContext): string => doSo(first, t).replace(' is ', " isn't ")

/** Whether the effect uses a card that was searched for. */
const isOfFound = (first: Effect, t: WordingContext): boolean =>
  first.kind === 'put' && first.what.kind === 'bound' && t.meaning(first.what.name).how === 'found'

export const forEachClauses = (
  { players, do: inner }: EffectOfKind<'forEach'>,
  t: WordingContext,
): ClauseOrText[] => {
  const who = playerPhrase(players, t)
  const isConditional = inner.kind === 'if' // The condition is about each player alone, so "for each" comes first.
  t.they = isConditional ? undefined : who
  t.gathering = true
  const said = joinClauses(effectClauses(inner, t)).map(clauseText)
  const unnamed = isConditional ? who : t.they
  t.they = undefined
  t.gathering = false
  if (!unnamed) return said
  const [first = '', ...rest] = said
  const which = first.startsWith(IF_THEY_HOLD)
    ? joinWords('who', verbFormFor(unnamed, 'control'), first.slice(IF_THEY_HOLD.length))
    : `, ${first}`
  return [`for ${unnamed.object} ${which}`.replace(' , ', ', '), ...rest]
}

const IF_THEY_HOLD = 'if they control '

/** Returns words such as "for each ally you control, that ally has +X ATK this turn". */
export const forEachCardClauses = (
  { of, as, do: inner }: EffectOfKind<'forEachCard'>,
  t: WordingContext,
): ClauseOrText[] => {
  const which = cardsPhrase(of, t).object.replace(/^each /, '')
  t.name(as, { noun: nounOfSelector(of, t), how: 'affected' })
  return [`for each ${which === 'them' ? 'of them' : which}, ${uncapitalizedEffectText(inner, t)}`]
}

export const mayClause = ({ who, do: inner }: EffectOfKind<'may'>, t: WordingContext): string => {
  const asked = playerPhrase(who, t)
  const before = t.theySame
  if (who.kind === 'targetPlayer') t.theySame = who
  if (who.kind === 'controllerOf') t.theySame = { ...who, what: nodeOfRepeatedTarget(who.what) }
  const done = effectClauses(inner, t)
  t.theySame = before
  const isForYou = inner.kind === 'draw' && inner.who.kind === 'you' && asked.subject !== 'you'
  const parts = done.map((one) =>
    typeof one === 'string'
      ? let_(one)
      : isForYou
        ? joinWords('have you', one.verb, one.rest)
        : wish(asked, one),
  )
  const at = parts.findIndex((part, i) => i > 0 && /^(if|you may) /.test(part))
  if (at < 0) return joinWords(asked.subject, 'may', joinList(parts))
  const rest = joinAsSentences(parts.slice(at)).replace(/\.$/, '')
  return `${joinWords(asked.subject, 'may', joinList(parts.slice(0, at)))}. ${rest}`
}

/** Returns words such as "you may have that ally enter play with 1 damage". */
const let_ = (clause: string): string =>
  clause.replace(
    /^(that \w+|this \w+|it) (enters|gets|has|loses|becomes) /,
    (_, who: string, verb: string) => `have ${who} ${INFINITIVES[verb]} `,
  )

const INFINITIVES: Readonly<Record<string, string>> = {
  becomes: 'become',
  enters: 'enter',
  gets: 'get',
  has: 'have',
  loses: 'lose',
}

/** Returns words such as "you may destroy …", "you may have your hero deal …". */
const wish = (asked: Phrase, { who, verb, rest }: Clause): string =>
  who.subject === 'you' || who.subject === 'they' || who.subject === asked.subject
    ? joinWords(verb, rest)
    : joinWords('have', who.object, verb, rest)

export const ifClauses = (effect: EffectOfKind<'if'>, t: WordingContext): ClauseOrText[] => {
  if (effect.cond.kind === 'level' && !effect.else)
    return [
      `${bold(dungeonLevelPhrase(effect.cond))}: ${capitalize(uncapitalizedEffectText(effect.then, t))}`,
    ]
  if (!effect.else && effect.then.kind !== 'do' && refersToUndeclaredTarget(effect.cond, t))
    return [effectThenCondition(effect.cond, effect.then, t)]
  const [cond, { so: then, otherwise }] = declareTargetInFirst(
    effect.cond,
    { so: effect.then, otherwise: effect.else },
    t,
  )
  const when = conditionPhrase(cond, t)
  const so = toTheOnlyOne(cond, then, t) ?? branch(then, t)
  if (!otherwise) return [`if ${when}, ${so}`]
  const before = new Map(t.meanings)
  const not = branch(otherwise, t)
  t.combineMeanings(before)
  const instead = cond.kind === 'level' ? numbersInstead(so, not) : undefined
  return instead && cond.kind === 'level'
    ? [not, `${bold(dungeonLevelPhrase(cond))}: ${instead}`]
    : [`if ${when}, ${so}`, `otherwise, ${joinIntoOneSentence(not)}`]
}

/** Renders a condition about a target that the effect declares: "destroy target ally if its cost is 3". */
const effectThenCondition = (cond: Condition, then: Effect, t: WordingContext): string => {
  const so = inARowOf(effectSentences(then, t))
  return `${so} if ${conditionPhrase(cond, t)}`
}

/** Renders an effect on all cards of which there is only one: "if you control exactly one ally, destroy that ally". */
const toTheOnlyOne = (cond: Condition, then: Effect, t: WordingContext): string | undefined => {
  if (cond.kind !== 'compare' || cond.op !== '=' || cond.b !== 1 || then.kind !== 'destroy') return undefined
  const { a } = cond
  if (typeof a === 'number' || a.kind !== 'count' || !isSame(a.of, then.what)) return undefined
  return `destroy that ${nounOfSelector(then.what, t)}`
}

/** Whether two selectors are the same. A targeted player with the number 0 is the same as one without a number. */
const isSame = (a: Selector, b: Selector): boolean => said(a) === said(b)
const said = (what: Selector): string =>
  JSON.stringify(what, (key, value) => (key === 'n' && value === 0 ? undefined : value))

/** Renders two alternatives that differ only in a number: "6 instead of 2". */
const numbersInstead = (so: string, not: string): string | undefined => {
  const [these, those] = [so.split(' '), not.split(' ')]
  if (these.length !== those.length) return undefined
  const pairs = these.flatMap((word, i) => (word === those[i] ? [] : [`${word} instead of ${those[i]}`]))
  const [pair = '', ...others] = new Set(pairs)
  return others.length === 0 && NUMBERS_INSTEAD.test(pair) ? capitalize(pair) : undefined
}

const A_NUMBER = `(\\d+|${NUMBER_WORDS.join('|')})`
const NUMBERS_INSTEAD = new RegExp(`^${A_NUMBER} instead of ${A_NUMBER}$`)

/** Renders an Empower text. Each is a separate line of a card's text: "Empower Mage: …". */
export const empowerClauses = (
  { thing, do: inner }: EffectOfKind<'empower'>,
  t: WordingContext,
): ClauseOrText[] => {
  const [first = '', ...rest] = effectSentences(inner, t)
  return [
    `${bold(`Empower ${thing}`)}: With ${withIndefiniteArticle(`${thing} hero or ally`)} in your party, ${first}`,
    ...rest,
  ]
}

export const modalClause = (
  { who, modes, choose: n = 1, orFewer, orMore, resolving }: EffectOfKind<'modal'>,
  t: WordingContext,
): string => {
  const asked = chooserPhrase(who, t)
  if (who.kind !== 'you' && who.kind !== 'together') t.theySame = who
  const { attach } = t.card
  const then = who.kind === 'together' ? ', then ' : undefined
  const told = modes
    .map((mode, i) =>
      i === attach?.mode
        ? `attach to ${attach.to.kind === 'all' ? oneCardPhrase(attach.to.filter, t) : cardsPhrase(attach.to, t).object}`
        : lower(
            t.aside(() => effectSentences(mode, t)),
            then,
          ) || 'nothing happens',
    )
    .join('; or ')
  t.theySame = undefined
  const more = orMore ? `, or ${modes.length === 2 ? 'both' : 'more'} if ${conditionPhrase(orMore, t)}` : ''
  const isAll = orFewer && n === modes.length
  const many = isAll
    ? `one or ${n === 2 ? 'both' : 'more'}`
    : `${orFewer ? 'up to ' : ''}${numberInWords(n)}${more}`
  const opponent = who.kind === 'opponents' ? 'an opponent' : asked.subject
  if (resolving && asked.subject === 'you') return `do ${many} of these: ${told}.`
  const which = joinWords(many, resolving && 'of these')
  return `${asked.subject === 'you' ? `choose ${which}` : joinWords(opponent, verbFormFor(asked, 'choose'), which)}: ${told}.`
}

const lower = (parts: readonly string[], then?: string): string =>
  (then ? parts.map(isDone).join(then) : joinList(parts)).replace(/^you /, '')

/**
 * Turns a part into the passive, for other players' actions: "destroy the chosen allies" becomes "the chosen allies
 * are destroyed".
 */
const isDone = (part: string): string => part.replace(/^destroy (the chosen \S+)$/, '$1 are destroyed')
