/** Renders powers. Each power is a line, and consecutive keywords share a line. */
import type {
  Card,
  Condition,
  Cost,
  Effect,
  Filter,
  Keyword,
  NumberExpression,
  Power,
  Selector,
  Trigger,
  WithLabel,
} from '../../engine/index.ts'
import { numberPhrase } from './amount.ts'
import { conditionPhrase, dungeonLevelPhrase } from './conditions.ts'
import { WordingContext } from './context.ts'
import { effectSentences } from './effects.ts'
import { achievementText, isAchievementPower, withOrBetweenLines } from './goals.ts'
import { KEYWORD_NAMES } from './keywords.ts'
import { filterListPhrase } from './modifier-words.ts'
import { modifierClauses } from './modifiers.ts'
import { numberOfCardsPhrase, oneCardPhrase, pluralCardsPhrase, thatCardPhrase } from './nouns.ts'
import {
  assertUnreachable,
  bold,
  capitalize,
  joinAsSentences,
  joinList,
  joinWords,
  numberInWords,
  ordinalInWords,
  verbFormFor,
  withIndefiniteArticle,
} from './phrase.ts'
import { playerPhrase, zonePhrase } from './players.ts'
import { nameRollResult } from './rolling.ts'
import { cardsPhrase, nounOfSelector } from './selectors.ts'
import { eventClause } from './triggers.ts'

type Kind<K extends Power['kind']> = Extract<Power, { kind: K }>

export const powerLines = (card: Card): string[] => {
  const lines: string[] = []
  let keywords: string[] = []
  const flush = () => {
    if (keywords.length > 0) lines.push(keywords.join(', '))
    keywords = []
  }
  for (const power of card.powers) {
    if (power.kind === 'keyword' && power.word === undefined && power.hero === undefined)
      keywords.push(keywordLine(power, card))
    else {
      flush()
      lines.push(powerLine(power, card))
    }
  }
  flush()
  return card.powers.every(isAchievementPower) ? withOrBetweenLines(lines) : lines
}

const powerLine = (power: WithLabel<Power>, card: Card, noun?: string): string => {
  const line = capitalize(unnamed(power, new WordingContext(card, noun)))
  const name = power.called ? bold(KEYWORD_NAMES[power.called]) : power.word
  const named = name === undefined ? line : `${name}: ${line}`
  return power.hero === undefined ? named : `${bold(`${power.hero} Hero:`)} ${named}`
}

/** Renders a power that is added to a card: a keyword, or its text in quotation marks. */
export const addedPowerText = (power: WithLabel<Power>, t: WordingContext, noun?: string): string =>
  power.kind === 'keyword' ? keywordLine(power, t.card) : `“${powerLine(power, t.card, noun)}”`

const unnamed = (power: Power, t: WordingContext): string => {
  switch (power.kind) {
    case 'payment':
      return payment(power, t)
    case 'reward':
      return reward(power, t)
    case 'triggered':
      return isAchievementPower(power) ? achievementText(power, t) : triggered(power, t)
    case 'continuous':
      return continuous(power, t)
    case 'asRevealed':
      return asRevealed(power, t)
    case 'asEnters':
      return asEnters(power, t)
    case 'asTurnStarts':
      return `as ${playerPhrase(power.of, t).possessive} turn starts, ${after(power.effect, t)}`
    case 'keyword':
      return keywordLine(power, t.card)
    case 'levelUp':
      return levelUp(power)
    default:
      return assertUnreachable(power)
  }
}

const keywordLine = ({ keyword, n, of }: Kind<'keyword'>, card: Card): string => {
  if (!of) return keywordName(keyword, n, card)
  const t = new WordingContext(card)
  if (keyword === 'finishingMove') return `${bold(KEYWORD_NAMES[keyword])} ${finishing(of, t)}`
  return bold(`${KEYWORD_NAMES[keyword]}: ${filterListPhrase(of, t)}`)
}

/** Explains a Finishing Move with cards other than Combo cards. */
const finishing = (of: readonly Filter[], t: WordingContext): string =>
  `(to play ${t.self.object}, also remove X ${joinList(
    of.map((one) => pluralCardsPhrase(one, t)),
    'or',
  )} in your graveyard from the game; X is at most 5)`

const keywordName = (keyword: Keyword, n: NumberExpression | undefined, card: Card): string =>
  bold(
    n === undefined
      ? KEYWORD_NAMES[keyword]
      : `${KEYWORD_NAMES[keyword]} ${numberPhrase(n, new WordingContext(card))}`,
  )

const asRevealed = ({ effect }: Kind<'asRevealed'>, t: WordingContext): string => {
  const revealed = `as ${t.self.subject} is revealed from your deck`
  t.mention({ kind: 'self' })
  return `${revealed}, ${after(effect, t)}`
}

const asEnters = ({ what, effect }: Kind<'asEnters'>, t: WordingContext): string => {
  if (what) {
    t.roles.set('subject', thatCardPhrase(what, t))
    return `as ${oneCardPhrase(what, t)} enters play, ${after(effect, t)}`
  }
  t.mention({ kind: 'self' })
  return `as this enters play, ${after(effect, t)}`
}

/** Renders the effect after a comma. Its first clause continues the sentence, and the others are sentences. */
const after = (effect: Effect, t: WordingContext): string => {
  const [first = '', ...rest] = effectSentences(effect, t)
  return [/[.!?]”?$/.test(first) ? first : `${first.replace(/,$/, '')}.`, joinAsSentences(rest)]
    .filter((s) => s !== '')
    .join(' ')
}

const triggered = (power: Kind<'triggered'>, t: WordingContext): string =>
  power.sure ? `${happening(power, t)} ${UNINTERRUPTIBLE}` : happening(power, t)

const UNINTERRUPTIBLE = 'Players can’t interrupt this effect.'

const happening = (
  { on, if: cond, nth, eachTurn, zone, effect }: Kind<'triggered'>,
  t: WordingContext,
): string => {
  t.zone = typeof zone === 'string' ? zone : undefined
  const what = eventClause(on, t)
  const where =
    zone === 'graveyard' && on.event !== 'moved' ? ` while ${t.self.subject} lies in your graveyard` : ''
  if (cond?.kind === 'level') return `${bold(dungeonLevelPhrase(cond))}: When ${what}, ${after(effect, t)}`
  if (nth === undefined)
    return `${REPEATED.has(on.event) ? 'whenever' : 'when'} ${what}${where}${cond ? `, provided ${stillSo(cond, on, t)}` : ''}, ${after(effect, t)}`
  return `${joinWords(`the ${ordinalInWords(nth)} time`, what, often(eachTurn, cond, t))}, ${after(effect, t)}`
}

/** Renders a condition about cards of which one was just destroyed: "none is left". */
const stillSo = (cond: Condition, on: Trigger, t: WordingContext): string =>
  on.event === 'destroyed' && isNone(cond, on.what) ? 'none is left' : conditionPhrase(cond, t)

const isNone = (cond: Condition, what: Filter): boolean =>
  cond.kind === 'exists' &&
  cond.atMost === 0 &&
  cond.what.kind === 'all' &&
  JSON.stringify(cond.what.filter) === JSON.stringify(what)

/** The events that the same player can cause again and again. */
const REPEATED: ReadonlySet<Trigger['event']> = new Set(['played', 'used', 'completed', 'drawn', 'placed'])

/** Returns words such as "on each of your turns", "each turn", "while …". */
const often = (
  eachTurn: true | undefined,
  cond: Condition | undefined,
  t: WordingContext,
): string | undefined => {
  if (eachTurn && cond?.kind === 'turnOf')
    return `on each of ${playerPhrase(cond.players, t).possessive} turns`
  return joinWords(eachTurn ? 'each turn' : undefined, cond ? `while ${conditionPhrase(cond, t)}` : undefined)
}

const continuous = ({ while: cond, zone, mods }: Kind<'continuous'>, t: WordingContext): string => {
  if (zone) return `while ${t.self.subject} lies in your ${zone}, ${modifierClauses(mods, t).join(', and ')}.`
  if (!cond) return joinAsSentences(modifierClauses(mods, t))
  if (cond.kind === 'readyStepOf')
    return joinAsSentences(
      modifierClauses(mods, t).map((one) =>
        one.endsWith('ready step') ? one : `${one} ${inReadyStep(cond, t)}`,
      ),
    )
  const unless = cond.kind === 'not' && mods.every((mod) => mod.kind === 'cant')
  const [word, holding] = unless ? ['unless', cond.cond] : [isOfPast(cond) ? 'if' : 'while', cond]
  const told = conditionPhrase(holding, t)
  return `${word} ${told}, ${modifierClauses(mods, t, undefined, about(holding)).join(', and ')}.`
}

/** Whether the condition is about the past, so that "while" would be odd. */
const isOfPast = ({ kind }: Condition): boolean => PAST.has(kind)

const PAST: ReadonlySet<Condition['kind']> = new Set([
  'wentFirst',
  'dealtDamageThisTurn',
  'healedThisTurn',
  'didThisTurn',
  'destroyedThisTurn',
  'completedThisTurn',
])

const inReadyStep = ({ players }: Extract<Condition, { kind: 'readyStepOf' }>, t: WordingContext): string =>
  `during ${players.kind === 'controllerOf' ? "its controller's" : playerPhrase(players, t).possessive} ready step`

/** Returns the card that a condition has just mentioned, which is "it" afterwards. */
const about = (cond: Condition): Selector | undefined => {
  if (cond.kind === 'compare' && typeof cond.a === 'object' && cond.a.kind === 'stat') return cond.a.of
  return cond.kind === 'matches' ? cond.what : undefined
}

const payment = (power: Kind<'payment'>, t: WordingContext): string => {
  const { costs, when, zone, basic, timesATurn, by, effect } = power
  t.zone = zone
  const limits = [
    ...(basic ? [bold('Basic')] : []),
    ...(timesATurn === undefined
      ? []
      : [`${TIMES[timesATurn] ?? `${numberInWords(timesATurn)} times`} per turn`]),
    ...(by
      ? [
          joinWords(
            `${playerPhrase(by, t).subject.replace(/^each /, 'any ')} may use this`,
            when && ownTurn(when),
          ),
        ]
      : []),
    ...(when && !(by && ownTurn(when)) ? [whenUsed(when, t)] : []),
    ...(zone ? [`while ${t.self.subject} ${zone === 'hand' ? 'is' : 'lies'} in your ${zone}`] : []),
  ]
  const limit = limits.length > 0 ? `${capitalize(limits.join(', '))}: ` : ''
  const paid = costs.map((cost) => costPhrase(cost, t))
  const paidFor = joinAsSentences(effectSentences(effect, t))
  const does = paidFor === '' ? `${capitalize(paid.pop() ?? '')}.` : paidFor
  return `${limit}${capitalize(paid.join(', '))} → ${does}`
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' }

const ownTurn = (when: Condition): string | undefined =>
  when.kind === 'turnOf' && when.players.kind === 'you' ? 'on their own turn' : undefined

const whenUsed = (when: Condition, t: WordingContext): string => {
  if (when.kind !== 'turnOf') return `if ${conditionPhrase(when, t)}`
  if (when.players.kind === 'opponents') return 'on an opponent’s turn'
  return when.players.kind === 'you' ? 'on your turn' : `if ${conditionPhrase(when, t)}`
}

export const costPhrase = (cost: Cost, t: WordingContext): string => {
  switch (cost.kind) {
    case 'resources':
      return `(${numberPhrase(cost.amount, t)})`
    case 'activate':
      return '[Activate]'
    case 'flip':
      return `flip ${t.card.type === 'hero' ? t.self.object : 'your hero'}`
    case 'destroySelf':
      return `destroy ${t.self.object}`
    case 'bottomSelf':
      return `move ${t.self.object} to the bottom of its owner's deck`
    case 'discardSelf':
      return `discard ${t.self.object}`
    case 'discard':
      if (isWholeHand(cost)) return 'discard your hand'
      return `discard ${numberOfCardsPhrase(cost.count ?? 1, cost.filter, t, true)}`
    case 'exhaust':
    case 'destroy':
    case 'remove':
    case 'return':
    case 'turnDown':
      return paidWith(cost, t)
    case 'damage':
      return `put ${numberPhrase(cost.amount, t)} damage on ${paidOn(cost, t)}`
    case 'takeCounter':
      return `remove ${withIndefiniteArticle(`${cost.counter} counter`)} from ${paidOn(cost, t)}`
    case 'removeCounters':
      return removesCounters(cost, t)
    case 'putDamage':
      return joinWords(
        `put ${numberPhrase(cost.amount, t)} damage on ${cardsPhrase(cost.on, t).object}`,
        cost.most === undefined ? undefined : `, where X is ${cost.most} or less`,
      ).replace(' ,', ',')
    case 'eachPays': {
      const payer = playerPhrase(cost.players, t)
      const [verb = '', ...rest] = costPhrase(cost.cost, t).split(' ')
      return joinWords(payer.subject, verbFormFor(payer, verb), ...rest)
    }
    case 'roll':
      nameRollResult(cost.as, cost.dice, t)
      return cost.dice === 1 ? 'roll a die' : `roll ${numberInWords(cost.dice)} dice`
    case 'atTable':
      return cost.what
    default:
      return assertUnreachable(cost)
  }
}

/** Whether the cost is the whole hand. */
const isWholeHand = ({ count }: Extract<Cost, { kind: 'discard' }>): boolean =>
  typeof count === 'object' && count.kind === 'count' && count.of.kind === 'all' && count.of.zone === 'hand'

const removesCounters = (
  { counter, count, as }: Extract<Cost, { kind: 'removeCounters' }>,
  t: WordingContext,
): string => {
  t.name(as, { noun: 'the number of counters removed this way', how: 'number' })
  if (count === 'all') return `remove all ${counter} counters`
  if (count === 1) return `remove ${withIndefiniteArticle(`${counter} counter`)}`
  return `remove ${typeof count === 'number' ? numberInWords(count) : numberPhrase(count, t)} ${counter} counters`
}

/** Returns words such as "an ally you control", "each of two allies you control". */
const paidOn = (
  { what, count = 1, as }: Extract<Cost, { kind: 'damage' | 'takeCounter' }>,
  t: WordingContext,
): string => {
  const each = count === 1 ? '' : 'each of '
  const some = what.kind === 'all' ? numberOfCardsPhrase(count, what.filter, t) : cardsPhrase(what, t).object
  t.name(as, { noun: nounOfSelector(what, t), how: 'affected', many: count !== 1 })
  if (as === undefined) t.mention(null)
  return `${each}${some}`
}

const PAID: Readonly<Record<string, string>> = {
  destroy: 'destroyed',
  exhaust: 'exhausted',
  remove: 'removed',
  return: 'returned',
}

/** Returns words such as "exhaust a Shield you control", "remove X Combo cards …, where X is 5 or less". */
const paidWith = (
  cost: Exclude<Extract<Cost, { what: Selector }>, { kind: 'damage' | 'takeCounter' }>,
  t: WordingContext,
): string => {
  const { what, count = 1, most, as } = cost
  const done = PAID[cost.kind]
  t.name(as, { noun: nounOfSelector(what, t), how: 'affected', many: count !== 1, ...(done ? { done } : {}) })
  t.mention(null)
  const isOutside = what.kind === 'all' && what.zone !== undefined
  const some =
    what.kind === 'all' ? numberOfCardsPhrase(count, what.filter, t, isOutside) : cardsPhrase(what, t).object
  const where = what.kind === 'all' && what.zone && what.of ? ` in ${zonePhrase(what.of, what.zone, t)}` : ''
  const limit = most === undefined ? '' : `, where X is ${most} or less`
  if (cost.kind === 'remove') return `remove ${some}${where} from the game${limit}`
  if (cost.kind === 'turnDown') return `turn ${some} face down`
  return cost.kind === 'return'
    ? `return ${some} to ${count === 1 ? "its owner's hand" : "their owners' hands"}${limit}`
    : `${cost.kind} ${some}${where}${limit}`
}

const reward = ({ costs, when, basic, effect }: Kind<'reward'>, t: WordingContext): string => {
  const paid = completion(costs, t)
  const restricted = basic ? `${bold('Basic')}: ` : ''
  const complete = capitalize(when ? `${whenUsed(when, t)}, ${paid}.` : `${paid}.`)
  return `${restricted}${complete} ${bold('Reward:')} ${joinAsSentences(effectSentences(effect, t))}`
}

/** Returns words such as "complete for (3)", "to complete this quest, exhaust an ally you control and pay (2)". */
const completion = (costs: readonly Cost[], t: WordingContext): string => {
  const paid = costs.map((cost) =>
    cost.kind === 'resources' ? `pay ${costPhrase(cost, t)}` : costPhrase(cost, t),
  )
  return costs.every(({ kind }) => kind === 'resources')
    ? `complete for ${paid.map((one) => one.replace('pay ', '')).join(', ')}`
    : `to complete this quest, ${joinList(paid)}`
}

const levelUp = ({ when }: Kind<'levelUp'>): string =>
  when === 'dead'
    ? `${bold('Level Up:')} A Raiding hero has been destroyed.`
    : `${bold('Level Up:')} A Raiding hero has ${when.damage} or more damage.`
