/** Where Achievements are to be looked at that nothing has to happen for, and what news could make a difference to them. */

import type { Arrival, Look, Looks, Watcher } from '../model/derived.ts'
import type { Game } from '../model/game.ts'
import { runtimeOf } from '../model/runtime.ts'
import type { Condition, Filter, Selector } from '../model/vocabulary/asking.ts'
import type { Trigger } from '../model/vocabulary/powers.ts'
import { type DataNode, hasNode, walk } from '../model/walk.ts'
import { ALL, DAMAGE, NEWS } from './news.ts'
import { achievementWatchers } from './watchers.ts'

/** At those that were not earned yet; what they ask of this turn comes first. */
export function looksOf(game: Game): Looks {
  const runtime = runtimeOf(game)
  if (runtime.looks?.earned !== game.earned.length) runtime.looks = gathered(game)
  return runtime.looks
}

function gathered(game: Game): Looks {
  const open = achievementWatchers(game).flatMap(looksFor)
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

/** Several texts may ask the same of a turn. */
function isFirstOfItsName({ been }: Look, at: number, all: readonly Look[]): boolean {
  return been !== undefined && all.findIndex((one) => one.been?.as === been.as) === at
}

function looksFor({ on, if: condition, ctx }: Watcher): Look[] {
  if (!condition) return []
  const known = readings.get(condition) ?? readingsOf(on, condition)
  readings.set(condition, known)
  return known.map((reading) => ({ ...reading, ctx }))
}

/** What follows from a card alone. */
type Reading = Omit<Look, 'ctx'>

const readings = new WeakMap<Condition, readonly Reading[]>()

function readingsOf(on: Trigger, so: Condition): Reading[] {
  const found = askedOfTheTurn(so)
  if (on.event !== 'state') return found
  return [...found, { so, arrivals: arrivalsFor(so), steady: steadyOf(so), ...takingNotice(so) }]
}

/** What must be so besides all that modifiers can change. */
function steadyOf(so: Condition): Condition | undefined {
  return so.kind === 'all' ? so.of.find((part) => !hasNode(part, isVarying)) : undefined
}

function isVarying({ kind, stat }: DataNode): boolean {
  return (kind === 'stat' || kind === 'total') && stat !== 'damage'
}

function askedOfTheTurn(condition: Condition): Reading[] {
  const found: Reading[] = []
  walk(condition, (been) => {
    if (isHasBeen(been)) found.push({ been, ...takingNotice(been.what, newsAbout(been.what)) })
  })
  return found
}

type HasBeen = Extract<Filter, { kind: 'hasBeen' }>
type All = Extract<Selector, { kind: 'all' }>

function isHasBeen(node: object): node is HasBeen {
  return 'kind' in node && node.kind === 'hasBeen'
}

/** Where more cards can make it so, but fewer never can: those that could. */
function arrivalsFor(condition: Condition): Arrival[] | undefined {
  if (hasNode(condition, (node) => !isAboutCards(node))) return undefined
  const found: Arrival[] = []
  return addArrivals(condition, found) ? found : undefined
}

function addArrivals(condition: Condition, found: Arrival[]): boolean {
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

/** Cards that each controls himself. */
function areTheirs(condition: Condition): boolean {
  return condition.kind === 'exists' && condition.what.kind === 'all' && isTheirs(condition.what.filter)
}

function isTheirs(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.all.some(isTheirs)
  return filter.kind === 'controlledBy' && filter.players.kind === 'they'
}

/** What it reads, besides the cards it says it is about. */
function takingNotice(data: unknown, about = 0): Pick<Look, 'at' | 'numbers' | 'more' | 'typed'> {
  let at = about
  const reads = { numbers: false, more: false, typed: hasNode(data, saysOfWhatType) }
  walk(data, (node) => {
    if (isAll(node)) at |= newsAbout(node.filter)
    else if (node.kind === 'stat' || node.kind === 'total') reads.numbers = true
    else if (!isAboutCards(node)) reads.more = true
  })
  if (reads.numbers) at |= at & NEWS.other ? DAMAGE : NEWS.damagedHero
  return { at: reads.more ? ALL : at, ...reads }
}

function isAll(node: object): node is All {
  return 'kind' in node && node.kind === 'all' && 'filter' in node
}

/** Modifiers change the types and tags of what is in play only. */
function saysOfWhatType(node: DataNode): boolean {
  if (isAll(node)) return (node.zone ?? 'play') === 'play' && hasNode(node.filter, isOfTypes)
  return isHasBeen(node) && hasNode(node.what, isOfTypes)
}

function isOfTypes({ kind }: DataNode): boolean {
  return kind === 'type' || kind === 'tag'
}

/** Of cards it may be easily told that they are heroes. */
function newsAbout(filter: Filter): number {
  const parts = filter.kind === 'and' ? filter.all : [filter]
  const isHeroes = parts.some((part) => part.kind === 'type' && part.type === 'hero')
  return isHeroes ? NEWS.hero : NEWS.hero | NEWS.other
}

/** Whether what it says of cards changes only as they move, turn or change hands. */
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
