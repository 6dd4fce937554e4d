/** Renders the requirements and costs of playing, placing, using or completing a card. */
import type {
  AffectedObjects,
  Cost,
  Filter,
  PlayAction,
  PlayerSelector,
  PlayModifier,
} from '../../engine/index.ts'
import { numberOrXWithMeaning, numberPhrase } from './amount.ts'
import { conditionPhrase } from './conditions.ts'
import type { WordingContext } from './context.ts'
import { effectSentences } from './effects.ts'
import { phrasePartsOfFilter } from './filters.ts'
import { nounWithAdjectives, oneCardPhrase, pluralCardsPhrase } from './nouns.ts'
import {
  appendToCondition,
  capitalize,
  joinList,
  joinWords,
  newPhrase,
  type Phrase,
  verbFormFor,
} from './phrase.ts'
import { playerPhrase, zonePhrase } from './players.ts'
import { costPhrase } from './powers.ts'

const TO: Readonly<Record<PlayAction, (what: Phrase) => string>> = {
  play: (what) => `to play ${what.object}`,
  place: (what) => `to place ${what.object} face up`,
  use: (what) => `to use ${what.possessive} powers`,
  complete: (what) => `to complete ${what.object}`,
  strike: (what) => `to strike with ${what.object}`,
  pay: (what) => `to pay for ${what.object}`,
}

const DOING: Readonly<Record<PlayAction, (what: Phrase) => string>> = {
  play: (what) => `playing ${what.object}`,
  place: (what) => `placing ${what.object} face up`,
  use: (what) => `using ${what.possessive} powers`,
  complete: (what) => `completing ${what.object}`,
  strike: (what) => `striking with ${what.object}`,
  pay: (what) => `paying for ${what.object}`,
}

/**
 * Returns words such as "playing your allies costs you (1) less", "you may play this ability without paying its
 * cost".
 */
export const playModifierWords = (
  mod: Exclude<PlayModifier, { kind: 'instant' }>,
  who: Phrase,
  t: WordingContext,
): TermWords => (mod.kind === 'costs' ? changed(mod, who, t) : { whole: otherTerm(mod, who, t) })

/** The words of a clause before and after its duration: "the next time … this turn", ", it costs you (1) less". */
interface TermWords {
  readonly whole: string
  readonly after?: string
}

const otherTerm = (
  mod: Exclude<PlayModifier, { kind: 'instant' | 'costs' }>,
  who: Phrase,
  t: WordingContext,
): string => {
  switch (mod.kind) {
    case 'additional':
      return `${TO[mod.doing ?? 'play'](who)}, ${payersOf(mod, t) ? theirs(costs(mod.costs, t)) : `also ${costs(mod.costs, t)}`}`
    case 'rather':
      if (mod.costs.length === 0) return `you may play ${who.object} without paying ${its(who)} cost`
      return `you may ${costs(mod.costs, t)} rather than pay ${who.possessive} cost`
    case 'names':
      return `as you play ${who.object}, name ${mod.as === 'race' ? 'a race' : joinList(mod.tags, 'or')}`
    case 'onlyIf':
      return `play ${who.object} only if ${conditionPhrase(mod.cond, t)}`
    case 'playFrom':
      return playFrom(mod, who, t)
  }
}

/** Returns words such as "from your graveyard", "from the top of each player's deck". */
const from = (
  { zone, of = { kind: 'you' } }: Extract<PlayModifier, { kind: 'playFrom' }>,
  t: WordingContext,
): string => {
  if (zone === 'deckTop') return `from the top of ${zonePhrase(of, 'deck', t)}`
  return `from ${zonePhrase(of, zone, t)}`
}

const changed = (
  mod: Extract<PlayModifier, { kind: 'costs' }>,
  who: Phrase,
  t: WordingContext,
): TermWords => {
  const { more, less, least, doing = 'play', next, aimedAt, withX } = mod
  const [amount, where] = numberOrXWithMeaning(less ?? more ?? 0, t)
  const limit = least === undefined ? '' : `, to a minimum of (${numberPhrase(least, t)})`
  const by = `(${amount}) ${less === undefined ? 'more' : 'less'}${limit}`
  const payers = payersOf(mod, t)
  if (payers && mod.to.kind === 'filter' && !next && !aimedAt && !withX && doing !== 'pay') {
    const cards = newPhrase(pluralCardsPhrase(withoutOwner(mod.to.filter), t), true)
    const paid = joinWords(payers.subject, verbFormFor(payers, 'pay'), by, TO[doing](cards))
    return { whole: where ? `${paid}, ${where}` : paid }
  }
  const costs = payers ? 'costs' : 'costs you'
  if (doing === 'pay')
    return {
      whole: `${next ? 'your next cost' : 'each of your costs'}${withX ? ' with X in it' : ''} is ${by}`,
    }
  if (next && doing === 'strike')
    return { whole: `the next time ${strikes(mod.to, who, t)}`, after: `, it ${costs} ${by}` }
  const what = next && mod.to.kind === 'filter' ? theNext(mod.to.filter, t) : who
  const aimed = withX
    ? 'with X in the cost'
    : aimedAt && `that ${what.plural ? 'target' : 'targets'} ${oneCardPhrase(aimedAt, t)}`
  const cost = joinWords(`${costs} ${by}`, where && `, ${where}`).replace(' ,', ',')
  const doingIt = joinWords(DOING[doing](what), aimed)
  return next ? { whole: doingIt, after: ` ${cost}` } : { whole: `${doingIt} ${cost}` }
}

/** Returns words such as "your hero strikes with a weapon you control". */
const strikes = (to: AffectedObjects, who: Phrase, t: WordingContext): string =>
  `your hero strikes with ${to.kind === 'filter' ? oneCardPhrase(to.filter, t) : who.object}`

/** Returns the players, other than you, who pay for their own cards. */
function payersOf(
  { to, by }: { to: AffectedObjects; by?: PlayerSelector },
  t: WordingContext,
): Phrase | undefined {
  const [players] = by ? [by] : to.kind === 'filter' ? partsOf(to.filter).flatMap(ownersIn) : []
  if (players?.kind === 'opponents') return newPhrase('opponents', true)
  return players?.kind === 'controllerOf' ? playerPhrase(players, t) : undefined
}

const partsOf = (filter: Filter): readonly Filter[] => (filter.kind === 'and' ? filter.all : [filter])
const ownersIn = (part: Filter): readonly PlayerSelector[] =>
  part.kind === 'controlledBy' ? [part.players] : []
const withoutOwner = (filter: Filter): Filter => ({
  kind: 'and',
  all: partsOf(filter).filter(({ kind }) => kind !== 'controlledBy'),
})

/** Returns words such as "your next ally". */
const theNext = (filter: Filter, t: WordingContext): Phrase => {
  const told = phrasePartsOfFilter(filter, t)
  return newPhrase(
    `your next ${nounWithAdjectives({ ...told, after: told.after.filter((one) => one !== 'you control') })}`,
  )
}

/** Returns words such as "you may play this ability from your graveyard. If that is done, …". */
const playFrom = (
  mod: Extract<PlayModifier, { kind: 'playFrom' }>,
  who: Phrase,
  t: WordingContext,
): string => {
  const may = `you may play ${who.object} ${from(mod, t)}`
  return mod.do
    ? `${may}. ${capitalize(appendToCondition('that is done', effectSentences(mod.do, t).join('. ')))}`
    : may
}

/** Turns an additional cost into one for opponents: "their controllers also turn a quest they control face down". */
const theirs = (paid: string): string =>
  `their controllers also ${paid.replace(/\byou control\b/g, 'they control').replace(/\byour\b/g, 'their')}`

const its = (who: Phrase): string => (who.plural ? 'their' : 'its')

const costs = (paid: readonly Cost[], t: WordingContext): string =>
  joinList(
    paid.map((cost) => (cost.kind === 'resources' ? `pay ${costPhrase(cost, t)}` : costPhrase(cost, t))),
  )
