/** Renders numbers: "3", "X", "the number of Dungeon allies". */
import {
  CLASS_TAGS,
  type ComparisonOperator,
  counterName,
  type NumberExpression,
  RACE_TAGS,
  type Selector,
  type Stat,
} from '../../engine/index.ts'
import type { WordingContext } from './context.ts'
import { phrasePartsOfFilter } from './filters.ts'
import { amountDealtPhrase, amountHealedPhrase, numberOfPastActsPhrase } from './past.ts'
import { assertUnreachable, IT_PHRASE, joinList, type Phrase, pluralize } from './phrase.ts'
import { playerPhrase } from './players.ts'
import { cardsPhrase, pluralSubjectPhrase } from './selectors.ts'

export const STAT_WORDS: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  cost: 'cost',
  damage: 'damage',
  def: 'DEF',
  health: '[Health]',
  printedHealth: 'printed [Health]',
  remaining: 'remaining [Health]',
}

/** Renders a number: "3", "X", "the number of Dungeon allies". */
export const numberPhrase = (n: NumberExpression, t: WordingContext | undefined): string => {
  if (typeof n === 'number') return String(n)
  if (n.kind === 'x') return 'X'
  if (n.kind === 'thatMuch') return 'that much'
  if (!t) return 'that number'
  switch (n.kind) {
    case 'count':
      return `the number of ${ofEach(pluralSubjectPhrase(n.of, t).object)}`
    case 'howMany':
      return `the number of ${pluralize(playerPhrase(n.who, t).object.replace(/^each /, ''))}`
    case 'stat':
      return statOf(n.stat, n.of, t)
    case 'total': {
      const { object } = pluralSubjectPhrase(n.of, t)
      return object === 'them'
        ? `their total ${STAT_WORDS[n.stat]}`
        : `the total ${STAT_WORDS[n.stat]} of ${object}`
    }
    case 'different':
      return `the number of different ${n.what === 'names' ? 'names' : 'card types'} among ${pluralSubjectPhrase(n.of, t).object}`
    case 'level':
      return "the Dungeon hero's level"
    case 'dealtThisTurn':
      return amountDealtPhrase(n, t)
    case 'healedThisTurn':
      return amountHealedPhrase(n, t)
    case 'timesThisTurn':
      return numberOfPastActsPhrase(n, t)
    case 'haveLeft':
      return `the number of ${pluralize(n.tag)} that have left your party`
    case 'stage':
      return n.called === 'boss' ? "the current Boss's number" : 'the current stage'
    case 'sum':
      return sum(n.of, t)
    case 'times':
      return times(n.of, t)
    case 'quotient':
      return quotient(n, t)
    case 'doubledFor':
      return `${numberPhrase(n.amount, t)} doubled for each of ${numberPhrase(n.each, t)}`
    case 'respective':
      return joinList(n.of.map(String))
    case 'bound':
      return t.meaning(n.name).noun
    case 'dieFor':
      return 'its die'
    case 'counters':
      return `the number of ${counterName(n.counter)} counters on ${pluralSubjectPhrase(n.of, t).object}`
    case 'tagsAmong':
      return `the number of different ${kinds(n.tags)} among ${pluralSubjectPhrase(n.of, t).object}`
    case 'maxHandSize':
      return 'your maximum hand size'
    default:
      return assertUnreachable(n)
  }
}

/** Returns words such as "characters damaged this way". */
const ofEach = (said: string): string => said.replace(/^each (\w+)/, (_, noun: string) => pluralize(noun))

/** Returns words such as "twice the number of your allies", "3 times its cost". */
const times = ([first, ...others]: readonly NumberExpression[], t: WordingContext): string => {
  const [second, ...more] = others
  if (typeof second === 'object' && second.kind === 'quotient' && more.length === 0 && !second.up)
    return `${numberPhrase(first ?? 1, t)} for each full ${second.by} of ${numberPhrase(second.of, t).replace('the number of ', '')}`
  const rest = others.map((part) => numberPhrase(part, t))
  if (first === 2) return `twice ${joinList(rest, 'times')}`
  return joinList([...(first === undefined ? [] : [numberPhrase(first, t)]), ...rest], 'times')
}

/**
 * Returns words such as "half of the damage on your hero, rounded up", "the number of your allies divided by 5, rounded
 * down".
 */
const quotient = (
  { of, by, up }: Extract<NumberExpression, { kind: 'quotient' }>,
  t: WordingContext,
): string => {
  const whole = numberPhrase(of, t)
  const part = by === 2 ? `half of ${whole}` : `${whole} divided by ${by}`
  return `${part}, rounded ${up ? 'up' : 'down'}`
}

/** Returns words such as "its cost plus 2", "its cost minus 1". */
const sum = (parts: readonly NumberExpression[], t: WordingContext): string => {
  const less = parts.flatMap((part) => subtracted(part) ?? [])
  const more = parts.filter((part) => subtracted(part) === undefined)
  return [
    joinList(
      more.map((part) => numberPhrase(part, t)),
      'plus',
    ),
    ...less.map((part) => numberPhrase(part, t)),
  ].join(' minus ')
}

/** Returns the number that is subtracted, if this part is negative. */
const subtracted = (part: NumberExpression): NumberExpression | undefined => {
  if (typeof part === 'number') return part < 0 ? -part : undefined
  if (part.kind !== 'times' || part.of[0] !== -1) return undefined
  const [, first, ...others] = part.of
  return first !== undefined && others.length === 0 ? first : undefined
}

/** Returns words such as "classes", "races", "kinds (Pet or Demon)". */
const kinds = (tags: readonly string[]): string => {
  if (tags.every((tag) => CLASS_TAGS.includes(tag))) return 'classes'
  if (!tags.every((tag) => RACE_TAGS.includes(tag))) return `kinds (${joinList([...tags], 'or')})`
  return tags.length === RACE_TAGS.length ? 'races' : `races (${joinList([...tags], 'or')})`
}

const statOf = (stat: Stat, of: Selector, t: WordingContext): string => {
  if (of.kind === 'extreme' && of.by === stat)
    return `the ${of.most} ${STAT_WORDS[stat]} among ${pluralSubjectPhrase(of.of, t).object}`
  const whose = of.kind === 'bound' ? boundTo(of.name, t) : cardsPhrase(of, t)
  if (stat === 'damage') return `the damage on ${whose.object}`
  return isLong(of, t)
    ? `the ${STAT_WORDS[stat]} of ${whose.object}`
    : `${whose.possessive} ${STAT_WORDS[stat]}`
}

/** Whether words follow the noun, so that a possessive would seem to belong to them: "ally you control's cost". */
const isLong = (what: Selector, t: WordingContext): boolean => {
  if (what.kind !== 'target') return false
  const { proper, after } = phrasePartsOfFilter(what.filter, t)
  return proper === undefined && after.length > 0
}

const boundTo = (name: string, t: WordingContext): Phrase => (name === t.dealing ? IT_PHRASE : t.named(name))

const LONG = { '<=': 'no more than', '=': 'equal to', '>=': 'no less than' } as const

/** Renders a comparison: "4 or less", "exactly 4", "more than 10". After a noun, "=" adds no word: "cost 4". */
export const comparisonPhrase = (
  op: ComparisonOperator,
  amount: string,
  where: 'before' | 'after',
): string => {
  if (/ /.test(amount) && op !== '<' && op !== '>') return `${LONG[op]} ${amount}`
  switch (op) {
    case '<':
      return `less than ${amount}`
    case '<=':
      return `${amount} or less`
    case '=':
      return where === 'before' ? `exactly ${amount}` : amount
    case '>=':
      return `${amount} or more`
    case '>':
      return `more than ${amount}`
    default:
      return assertUnreachable(op)
  }
}

const isShort = (n: NumberExpression): boolean =>
  typeof n === 'number' || n.kind === 'x' || n.kind === 'thatMuch'

/** Returns the number, or "X" with its meaning if the number doesn't fit into the text: `[ 'X', 'where X is …' ]`. */
export const numberOrXWithMeaning = (
  n: NumberExpression,
  t: WordingContext,
): [amount: string, where: string | undefined] => {
  const { amounts, where } = numbersOrLettersWithMeaning([n], t)
  return [amounts[0] ?? '', where]
}

const LETTERS = ['X', 'Y', 'Z']

/** Returns the numbers, or letters for those that don't fit into the text. Equal numbers have the same letter. */
export const numbersOrLettersWithMeaning = (
  numbers: readonly NumberExpression[],
  t: WordingContext,
): { amounts: string[]; where: string | undefined } => {
  const long = new Map<string, NumberExpression>()
  for (const n of numbers) if (!isShort(n)) long.set(JSON.stringify(n), n)
  const keys = [...long.keys()]
  const meanings = [...long.values()].map((n, i) => `${LETTERS[i]} is ${numberPhrase(n, t)}`)
  return {
    amounts: numbers.map((n) =>
      isShort(n) ? numberPhrase(n, t) : (LETTERS[keys.indexOf(JSON.stringify(n))] ?? ''),
    ),
    where: meanings.length > 0 ? `where ${joinList(meanings)}` : undefined,
  }
}
