/** Renders Achievements, as an action or a state: "Have 20 or more cards in the Dungeon graveyard." */
import type {
  Condition,
  Filter,
  NumberExpression,
  Power,
  Selector,
  Trigger,
  WithLabel,
} from '../../engine/index.ts'
import { comparisonPhrase, numberPhrase, STAT_WORDS } from './amount.ts'
import { conditionPhrase } from './conditions.ts'
import type { WordingContext } from './context.ts'
import { phrasePartsOfFilter } from './filters.ts'
import { oneCardPhrase, phrasePartsOfCardsOutsidePlay, pluralNoun } from './nouns.ts'
import { joinList, joinWords, numberInWords, ordinalInWords } from './phrase.ts'
import { playerPhrase, SIDE_NOUNS, zonePhrase } from './players.ts'
import { pluralSubjectPhrase } from './selectors.ts'
import { eventClause } from './triggers.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>
type Of<K extends Trigger['event']> = Extract<Trigger, { event: K }>

/** The set of our own Achievements. */
const HOUSE = 'HSE'

export const isAchievementPower = (power: WithLabel<Power>): power is Triggered =>
  power.kind === 'triggered' && power.effect.kind === 'earn'

export const achievementText = ({ on, if: cond, nth }: Triggered, t: WordingContext): string => {
  if (on.event === 'state') return cond ? `have ${had(cond, t)}.` : 'be there.'
  return `${joinWords(done(on, nth, t), cond && under(on, cond, t))}.`
}

/** Puts "Or" before each line except the first. */
export const withOrBetweenLines = (lines: readonly string[]): string[] =>
  lines.map((line, i) => (i === 0 ? line : `Or ${line.charAt(0).toLowerCase()}${line.slice(1)}`))

/** Returns words such as "defeat the Dungeon", "destroy Godfrey's Belt", "survive two turns of the Dungeon". */
const done = (on: Trigger, nth: number | undefined, t: WordingContext): string => {
  if (on.event === 'turnOver') return survive(on, nth ?? 1, t)
  const what = once(on, t)
  return nth === undefined ? what : `${what} for the ${ordinalInWords(nth)} time`
}

const once = (on: Exclude<Trigger, Of<'turnOver'>>, t: WordingContext): string => {
  switch (on.event) {
    case 'won':
      return `defeat ${on.side === 'raiders' ? lairOf(t) : SIDE_NOUNS.raiders.all}`
    case 'destroyed':
      return destroy(on, t)
    case 'dealt':
      return deal(on, t)
    case 'moved':
      return move(on, t)
    default:
      return `see that ${eventClause(on, t)}`
  }
}

/** Returns the word for the lair. Our own Achievements are for raids against a Boss player. */
const lairOf = ({ card }: WordingContext): string => (card.set === HOUSE ? 'the Boss' : SIDE_NOUNS.lair.all)

const survive = ({ of }: Of<'turnOver'>, nth: number, t: WordingContext): string =>
  `survive ${nth === 1 ? 'a turn' : `${numberInWords(nth)} turns`} of ${playerPhrase(of, t).object}`

const destroy = ({ what, by, with: using, types, while: cond }: Of<'destroyed'>, t: WordingContext): string =>
  joinWords(
    `destroy ${oneCardPhrase(what, t)}`,
    (types ?? by ?? using) && joinWords('with', types && joinList(types, 'or'), 'damage'),
    by && `dealt by ${oneCardPhrase(by, t)}`,
    using && `from ${oneCardPhrase(using, t)}`,
    cond && `while ${conditionPhrase(cond, t)}`,
  )

/**
 * Returns words such as "have Brigg deal a Dungeon Boss ally fatal damage", "deal Bloodmage Thalnos fatal holy
 * damage".
 */
const deal = ({ by, to, types, combat, fatal, with: using }: Of<'dealt'>, t: WordingContext): string =>
  joinWords(
    by ? `have ${oneCardPhrase(by, t)} deal` : 'deal',
    to && oneCardPhrase(to, t),
    fatal ? 'fatal' : undefined,
    types && joinList(types, 'or'),
    combat ? 'combat' : undefined,
    'damage',
    using && `using ${oneCardPhrase(using, t)}`,
  )

/**
 * Returns words such as "put Helix Gearbreaker from the Dungeon deck into the Dungeon graveyard", "have Gargoyles
 * leave the chain".
 */
const move = (on: Of<'moved'>, t: WordingContext): string => {
  const { what, from, to, of } = on
  if (from && !to && !on.together)
    return `have ${oneCardPhrase(what, t)} leave ${from === 'chain' ? 'the chain' : from}`
  if (!from || !to || !of) return `see that ${eventClause(on, t)}`
  return `put ${oneCardPhrase(what, t)} from ${zonePhrase(of, from, t)} into ${zonePhrase(of, to, t)}`
}

/**
 * Returns words such as "on the Dungeon's turn", "while …", and after "survive" or "defeat" also "with a Raiding hero
 * that …".
 */
const under = (on: Trigger, cond: Condition, t: WordingContext): string => {
  const all = cond.kind === 'all' ? cond.of : [cond]
  const told = all.map((one) => circumstance(on, one, t))
  const others = all.filter((_, i) => told[i] === undefined)
  return joinWords(
    ...told,
    others.length > 0 ? `while ${conditionPhrase({ kind: 'all', of: others }, t)}` : undefined,
  )
}

const circumstance = (on: Trigger, cond: Condition, t: WordingContext): string | undefined => {
  if (cond.kind === 'turnOf') return `on ${playerPhrase(cond.players, t).possessive} turn`
  return isThere(cond) && SURVIVED.has(on.event) ? `with ${oneCardPhrase(cond.what.filter, t)}` : undefined
}

const SURVIVED: ReadonlySet<Trigger['event']> = new Set(['turnOver', 'won'])

type There = Extract<Condition, { kind: 'exists' }> & { what: Extract<Selector, { kind: 'all' }> }

const isThere = (cond: Condition): cond is There =>
  cond.kind === 'exists' &&
  cond.what.kind === 'all' &&
  cond.atLeast === undefined &&
  cond.atMost === undefined

/** Renders the state to reach: "20 or more cards in the Dungeon graveyard", "a Raider control …". */
const had = (cond: Condition, t: WordingContext): string => {
  if (cond.kind === 'all') {
    const [first, ...others] = cond.of
    if (first)
      return joinWords(
        had(first, t),
        others.length > 0 ? `while ${conditionPhrase({ ...cond, of: others }, t)}` : '',
      )
  }
  if (cond.kind === 'exists' && cond.what.kind === 'all' && cond.atLeast !== undefined)
    return several(cond.atLeast, cond.what, t)
  if (cond.kind === 'compare' && typeof cond.a === 'object' && cond.a.kind === 'total')
    return totalOf(cond.a, comparisonPhrase(cond.op, numberPhrase(cond.b, t), 'before'), t)
  if (cond.kind === 'anyPlayer') return controlled(cond, t)
  return `it so that ${conditionPhrase(cond, t)}`
}

const several = (
  n: NumberExpression,
  { filter, zone, of }: Extract<Selector, { kind: 'all' }>,
  t: WordingContext,
): string => {
  const what = zone ? phrasePartsOfCardsOutsidePlay(filter, t) : phrasePartsOfFilter(filter, t)
  const amount = typeof n === 'number' ? numberInWords(n) : numberPhrase(n, t)
  return joinWords(`${amount} or more`, pluralNoun(what), zone && of && `in ${zonePhrase(of, zone, t)}`)
}

/** Returns words such as "60 or more total damage on Raiding heroes". */
const totalOf = (
  { stat, of }: Extract<NumberExpression, { kind: 'total' }>,
  amount: string,
  t: WordingContext,
): string =>
  `${amount} total ${STAT_WORDS[stat]} ${stat === 'damage' ? 'on' : 'among'} ${pluralSubjectPhrase(of, t).object}`

/** Returns words such as "a Raider control eight or more face-down resources". */
const controlled = (cond: Extract<Condition, { kind: 'anyPlayer' }>, t: WordingContext): string => {
  const { of, holds } = cond
  if (holds.kind !== 'exists' || holds.what.kind !== 'all' || holds.atLeast === undefined)
    return `it so that ${conditionPhrase(cond, t)}`
  const who = playerPhrase(of, t).subject.replace(/^each /, 'a ')
  return `${who} control ${several(holds.atLeast, { ...holds.what, filter: withoutOwner(holds.what.filter) }, t)}`
}

/** Returns the filter without the condition on the controller. */
const withoutOwner = (filter: Filter): Filter =>
  filter.kind === 'and'
    ? { kind: 'and', all: filter.all.filter((part) => part.kind !== 'controlledBy') }
    : filter
