/**
 * Finds the conditions of Achievements that no event announces, and the change flags after which each of them has to be
 * checked.
 */

import type { Condition, Filter, Selector } from '../model/data/vocabulary/expressions.ts'
import type { Trigger } from '../model/data/vocabulary/powers.ts'
import { type DataNode, hasNode, walkNodes } from '../model/data/walk.ts'
import type {
  AchievementCheck,
  AchievementChecks,
  ActiveTrigger,
  ArrivalPattern,
} from '../model/derived/derived.ts'
import { derivedCacheOf } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import { activeTriggersOfUnearnedAchievements } from './active-triggers.ts'
import { ALL_CHANGE_FLAGS, CHANGE_FLAGS, DAMAGE_CHANGE_FLAGS } from './change-flags.ts'

/**
 * Returns the checks for the Achievements that have not been earned. Checks that record earlier moments of this turn
 * come first.
 */
export function checksOfUnearnedAchievements(game: Game): AchievementChecks {
  const cache = derivedCacheOf(game)
  if (cache.looks?.earned !== game.earned.length) cache.looks = gathered(game)
  return cache.looks
}

function gathered(game: Game): AchievementChecks {
  const open = activeTriggersOfUnearnedAchievements(game).flatMap(looksFor)
  const each = [...open.filter(isFirstOfItsName), ...open.filter(({ been }) => !been)]
  const at = each.reduce((news, look) => (look.arrivals ? news : news | look.at), 0)
  return {
    earned: game.earned.length,
    each,
    at,
    arriving: each.flatMap(({ arrivals = [] }) => arrivals.map(({ zone }) => zone)),
    numbers: each.some(({ numbers }) => numbers),
    typed: each.some(({ typed }) => typed),
    more: each.some(({ more }) => more),
  }
}

/**
 * Whether this is the first check with its name. Several texts may ask the same question about a turn, which is
 * recorded once.
 */
function isFirstOfItsName({ been }: AchievementCheck, at: number, all: readonly AchievementCheck[]): boolean {
  return been !== undefined && all.findIndex((one) => one.been?.as === been.as) === at
}

function looksFor({ on, if: condition, ctx }: ActiveTrigger): AchievementCheck[] {
  if (!condition) return []
  const known = readings.get(condition) ?? readingsOf(on, condition)
  readings.set(condition, known)
  return known.map((reading) => ({ ...reading, ctx }))
}

/** The part of a check that depends only on the card's data. */
type Reading = Omit<AchievementCheck, 'ctx'>

const readings = new WeakMap<Condition, readonly Reading[]>()

function readingsOf(on: Trigger, so: Condition): Reading[] {
  const found = askedOfTheTurn(so)
  if (on.event !== 'state') return found
  return [...found, { so, arrivals: arrivalsFor(so), steady: steadyOf(so), ...takingNotice(so) }]
}

/**
 * Returns a part of the condition that doesn't depend on numbers that modifiers can change, or undefined if there is
 * none.
 */
function steadyOf(so: Condition): Condition | undefined {
  return so.kind === 'all' ? so.of.find((part) => !hasNode(part, isVarying)) : undefined
}

function isVarying({ kind, stat }: DataNode): boolean {
  return (kind === 'stat' || kind === 'total') && stat !== 'damage'
}

function askedOfTheTurn(condition: Condition): Reading[] {
  const found: Reading[] = []
  walkNodes(condition, (been) => {
    if (isHasBeen(been)) found.push({ been, ...takingNotice(been.what, newsAbout(been.what)) })
  })
  return found
}

type HasBeen = Extract<Filter, { kind: 'hasBeen' }>
type All = Extract<Selector, { kind: 'all' }>

function isHasBeen(node: object): node is HasBeen {
  return 'kind' in node && node.kind === 'hasBeen'
}

/**
 * Returns the cards whose arrival could make the condition true. Returns undefined if fewer cards, or anything else,
 * could also make it true.
 */
function arrivalsFor(condition: Condition): ArrivalPattern[] | undefined {
  if (hasNode(condition, (node) => !isAboutCards(node))) return undefined
  const found: ArrivalPattern[] = []
  return addArrivals(condition, found) ? found : undefined
}

function addArrivals(condition: Condition, found: ArrivalPattern[]): boolean {
  switch (condition.kind) {
    case 'exists':
      if (condition.atMost !== undefined || condition.what.kind !== 'all') return false
      found.push({ zone: condition.what.zone ?? 'play', what: condition.what.filter })
      return true
    case 'anyPlayer':
      return areTheirs(condition.holds) && addArrivals(condition.holds, found)
    case 'all':
    case 'any':
      return condition.of.every((part) => addArrivals(part, found))
    default:
      return false
  }
}

/** Whether the condition is about cards that the player "they" controls. */
function areTheirs(condition: Condition): boolean {
  return condition.kind === 'exists' && condition.what.kind === 'all' && isTheirs(condition.what.filter)
}

function isTheirs(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.all.some(isTheirs)
  return filter.kind === 'controlledBy' && filter.players.kind === 'they'
}

/** Returns which data a condition reads, and its change flags in addition to those in `about`. */
function takingNotice(data: unknown, about = 0): Pick<AchievementCheck, 'at' | 'numbers' | 'more' | 'typed'> {
  let at = about
  const reads = { numbers: false, more: false, typed: hasNode(data, saysOfWhatType) }
  walkNodes(data, (node) => {
    if (isAll(node)) at |= newsAbout(node.filter)
    else if (node.kind === 'stat' || node.kind === 'total') reads.numbers = true
    else if (!isAboutCards(node)) reads.more = true
  })
  if (reads.numbers) at |= at & CHANGE_FLAGS.other ? DAMAGE_CHANGE_FLAGS : CHANGE_FLAGS.damagedHero
  return { at: reads.more ? ALL_CHANGE_FLAGS : at, ...reads }
}

function isAll(node: object): node is All {
  return 'kind' in node && node.kind === 'all' && 'filter' in node
}

/** Whether this part of a condition reads types or tags of cards in play. Modifiers change these only in play. */
function saysOfWhatType(node: DataNode): boolean {
  if (isAll(node)) return (node.zone ?? 'play') === 'play' && hasNode(node.filter, isOfTypes)
  return isHasBeen(node) && hasNode(node.what, isOfTypes)
}

function isOfTypes({ kind }: DataNode): boolean {
  return kind === 'type' || kind === 'tag'
}

/**
 * Returns the change flags of the cards that a filter describes. Filters for heroes are recognised, because they
 * concern fewer cards.
 */
function newsAbout(filter: Filter): number {
  const parts = filter.kind === 'and' ? filter.all : [filter]
  const isHeroes = parts.some((part) => part.kind === 'type' && part.type === 'hero')
  return isHeroes ? CHANGE_FLAGS.hero : CHANGE_FLAGS.hero | CHANGE_FLAGS.other
}

/** Whether the value of a node changes only when cards move, turn or change controllers. */
function isAboutCards({ kind, state }: DataNode): boolean {
  return kind === 'state' ? state === 'resource' || state === 'faceDown' : ABOUT_CARDS.has(kind)
}

const ABOUT_CARDS: ReadonlySet<unknown> = new Set([
  'all',
  'and',
  'any',
  'anyPlayer',
  'compare',
  'controlledBy',
  'exists',
  'named',
  'not',
  'or',
  'side',
  'tag',
  'they',
  'type',
])
