/** Renders modifiers: the affected cards, the effect and the duration. */
import type {
  AffectedObjects,
  Condition,
  Duration,
  Filter,
  Modifier,
  ObjectState,
  PlayerSelector,
  Selector,
} from '../../engine/index.ts'
import { conditionPhrase } from './conditions.ts'
import { nodeOfRepeatedTarget, type WordingContext } from './context.ts'
import { type ModifierWords, modifierWords } from './modifier-words.ts'
import { oneCardPhrase } from './nouns.ts'
import { assertUnreachable, IT_PHRASE, joinList, joinWords, type Phrase, verbFormFor } from './phrase.ts'
import { playerPhrase } from './players.ts'
import { canBeSeveralCards, cardsPhrase, pluralSubjectPhrase } from './selectors.ts'

const DURATIONS: Readonly<Record<Exclude<Duration, 'nextReadyStep'>, string>> = {
  combat: 'this combat',
  game: 'for the rest of the game',
  turn: 'this turn',
  untilItTurns: 'until this card flips or leaves play',
  afterYourNextTurn: 'until the end of your next turn',
  yourNextTurn: 'until the start of your next turn',
}

/** Renders the duration of a modifier that isn't about certain cards. */
export const durationPhrase = (duration: Duration, t: WordingContext, until?: PlayerSelector): string => {
  if (until) return `until the start of ${playerPhrase(until, t).possessive} next turn`
  return duration === 'nextReadyStep' ? "in its controller's next ready step" : DURATIONS[duration]
}

/** Renders one clause for each affected group: "Dungeon allies have +2 ATK and **Ferocity** this turn". */
export const modifierClauses = (
  mods: readonly Modifier[],
  t: WordingContext,
  duration?: Duration,
  already?: Selector,
  cond?: Condition,
  until?: PlayerSelector,
): string[] =>
  byAffected(mods).map((same) => {
    const during = cond && fighting(cond, same[0]?.to)
    const said = clause(same, t, { duration, already, until, during })
    return cond && !during ? beforeMeaningOfX(said, `while ${conditionPhrase(cond, t)}`) : said
  })

/** Adds words to a clause, before words such as ", where X is that ally's cost". */
const beforeMeaningOfX = (said: string, words: string): string => {
  const at = said.indexOf(', where X is ')
  return at < 0 ? joinWords(said, words) : `${joinWords(said.slice(0, at), words)}${said.slice(at)}`
}

const byAffected = (mods: readonly Modifier[]): Modifier[][] => {
  const groups = new Map<string, Modifier[]>()
  for (const mod of mods) {
    const key = JSON.stringify(isThatTarget(mod.to) ? mods[0]?.to : mod.to)
    groups.set(key, [...(groups.get(key) ?? []), mod])
  }
  return [...groups.values()]
}

/** Whether the modifier affects the target of the first modifier, which is "that ally" here. */
const isThatTarget = (to: AffectedObjects): boolean => to.kind === 'flagged' && to.what.kind === 'thatTarget'

interface How {
  readonly duration: Duration | undefined
  readonly until: PlayerSelector | undefined
  /** The words for the time of the effect: "while attacking". */
  readonly during: string | undefined
  /** The card that was mentioned last, for which "it" is used. */
  readonly already: Selector | undefined
}

const clause = (
  mods: Modifier[],
  t: WordingContext,
  { duration, already, until, during: so }: How,
): string => {
  const [first] = mods
  if (!first) return ''
  const { to, during = so } = mods.every(isOfStrength) ? apart(first.to, t, duration) : { to: first.to }
  const who = subject(to, t, already)
  const said = saidOf(mods, who, t, duration)
  const having = said.flatMap((s) => s.has ?? [])
  const has = having.length > 0 ? [`${verbFormFor(who, duration ? 'get' : 'have')} ${joinList(having)}`] : []
  const others = said.flatMap((s) => (s.verb ? [s.verb] : []))
  const verbs = first.kind === 'losePowers' ? [...others, ...has] : [...has, ...others]
  const where = joinList(said.flatMap((s) => (s.where ? [s.where] : [])))
  const long = until && duration ? durationPhrase(duration, t, until) : lasts(duration, who, first.to)
  const when = joinWords(during, long)
  const own = said.flatMap((s) =>
    s.whole
      ? [
          `${joinWords(s.whole, verbs.length === 0 ? when : isEvent(s.whole) ? long : undefined)}${s.after ?? ''}`,
        ]
      : [],
  )
  const isMixed = verbs.length > 0 && own.length > 0 && !own.some(isEvent)
  const main =
    verbs.length > 0 ? [joinWords(who.subject, joinList(verbs), isMixed ? undefined : long, during)] : []
  const all = withLast([...main, ...own], isMixed ? long : undefined)
  return where ? `${joinList(all.map((one) => one.replace(`, ${where}`, '')))}, ${where}` : joinList(all)
}

/** Whether a clause has its own event, and so its own duration: "if it would deal damage this turn, …". */
const isEvent = (clause: string): boolean => clause.includes(' would ')

/** Adds words to the last clause, such as a duration that belongs to all clauses. */
const withLast = (clauses: readonly string[], words: string | undefined): string[] =>
  clauses.map((one, i) => (i === clauses.length - 1 ? joinWords(one, words) : one))

/** Renders each modifier. Only the first one names a target, and the others call it "that ally". */
const saidOf = (
  mods: readonly Modifier[],
  who: Phrase,
  t: WordingContext,
  duration: Duration | undefined,
): ModifierWords[] => {
  const said = mods.map((mod, i) => {
    const { where, ...rest } = modifierWords(mod, who, t, duration)
    return hasSameX(mod, mods[i - 1]) ? rest : { ...rest, where }
  })
  const [first] = mods
  if (first?.to.kind !== 'flagged' || first.to.what.kind !== 'target') return said
  const again = cardsPhrase({ kind: 'thatTarget', n: t.targets.length - 1 }, t)
  const naming = Math.max(
    0,
    said.findIndex(({ has, verb }) => has ?? verb),
  )
  return mods.map((mod, i) =>
    i === naming || said[i]?.whole === undefined ? (said[i] ?? {}) : modifierWords(mod, again, t, duration),
  )
}

/** Whether two keywords have the same X, whose meaning the text explains once. */
const hasSameX = (mod: Modifier, before: Modifier | undefined): boolean =>
  mod.kind === 'keyword' &&
  before?.kind === 'keyword' &&
  typeof mod.n === 'object' &&
  JSON.stringify(mod.n) === JSON.stringify(before.n)

const isOfStrength = ({ kind }: Modifier): boolean => kind === 'stats' || kind === 'keyword'

/**
 * Separates the affected cards from the time of the effect, for characters that have the effect only while they
 * fight: "your allies", "while attacking that character".
 */
const apart = (
  to: AffectedObjects,
  t: WordingContext,
  duration: Duration | undefined,
): { to: AffectedObjects; during?: string } => {
  if (to.kind !== 'filter' || to.filter.kind !== 'and') return { to }
  const { all } = to.filter
  const without = (one: Filter): AffectedObjects => ({
    kind: 'filter',
    filter: { kind: 'and', all: all.filter((part) => part !== one) },
  })
  // With a duration, "your attacking allies" would be read as the allies that attack now.
  const later = duration && all.find((part) => part.kind === 'state' && isOfFight(part.state))
  if (later?.kind === 'state') return { to: without(later), during: `while ${later.state}` }
  const fight = all.find((part) => part.kind === 'attacking' || part.kind === 'inCombatWith')
  if (!fight) return { to }
  const how = fight.kind === 'attacking' ? 'attacking' : 'in combat with'
  return { to: without(fight), during: `while ${how} ${oneCardPhrase(fight.whom, t)}` }
}

/** Returns words such as "while attacking", about the affected cards. */
const fighting = (cond: Condition, to: AffectedObjects | undefined): string | undefined => {
  if (!to || cond.kind !== 'matches' || cond.filter.kind !== 'state') return undefined
  const { state } = cond.filter
  const affected = selected(to)
  const isAbout = affected !== undefined && isSame(cond.what, affected)
  return isAbout && isOfFight(state) ? `while ${state}` : undefined
}

const isOfFight = (state: ObjectState): boolean => state === 'attacking' || state === 'defending'

const isSame = (a: Selector, b: Selector): boolean =>
  JSON.stringify(nodeOfRepeatedTarget(a)) === JSON.stringify(nodeOfRepeatedTarget(b))

const lasts = (duration: Duration | undefined, who: Phrase, to: AffectedObjects): string | undefined => {
  if (duration === undefined) return undefined
  if (duration !== 'nextReadyStep') return DURATIONS[duration]
  const many = who.plural || (to.kind === 'flagged' && canBeSeveralCards(to.what))
  return `in ${many ? 'their' : 'its'} controller's next ready step`
}

const subject = (to: AffectedObjects, t: WordingContext, already: Selector | undefined): Phrase => {
  if (already && JSON.stringify(already) === JSON.stringify(selected(to))) return IT_PHRASE
  switch (to.kind) {
    case 'self':
    case 'host':
      return cardsPhrase({ kind: to.kind }, t)
    case 'filter':
      return pluralSubjectPhrase({ kind: 'all', filter: to.filter }, t)
    case 'flagged':
      return cardsPhrase(to.what, t)
    case 'players':
      return playerPhrase(to.who, t)
    default:
      return assertUnreachable(to)
  }
}

const selected = (to: AffectedObjects): Selector | undefined => {
  if (to.kind === 'self' || to.kind === 'host') return { kind: to.kind }
  return to.kind === 'flagged' ? to.what : undefined
}
