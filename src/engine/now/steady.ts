/**
 * Which continuous modifiers stay what they are until cards come, go or change: for the cards they apply to nothing has
 * to be derived again because a turn, a combat or damage goes on. Only a saving: `projection.ts` is right without it.
 */

import type { ModifierInForce } from '../model/derived.ts'
import type { Filter, Num, Players } from '../model/vocabulary/asking.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'

const steady = new WeakMap<Modifier, boolean>()

/** Whether what a modifier does, and to which cards, changes only as what is in play changes. */
export function isSteady({ mod, to, while: condition, locked, flagged, readying }: ModifierInForce): boolean {
  if (condition !== undefined || readying || (flagged === undefined && to.kind === 'flagged')) return false
  if (locked) return isNumbered(mod) && (flagged !== undefined || isSteadilyOf(mod))
  let found = steady.get(mod)
  if (found === undefined) {
    found = isConstant(mod) && (mod.to.kind === 'flagged' || isSteadilyOf(mod))
    steady.set(mod, found)
  }
  return found
}

/** Whether the cards it applies to change only as what is in play changes, whatever it does. */
export function appliesSteadily({ mod, to, while: condition, flagged, readying }: ModifierInForce): boolean {
  if (condition !== undefined || readying) return false
  return to.kind === 'flagged' ? flagged !== undefined : isSteadilyOf(mod)
}

/** Its numbers are locked in as its link resolves (714.3). */
function isNumbered({ kind }: Modifier): boolean {
  return kind === 'stats' || kind === 'keyword'
}

function isSteadilyOf({ to }: Modifier): boolean {
  return to.kind === 'self' || to.kind === 'host' || (to.kind === 'filter' && isSteadyFilter(to.filter))
}

function isConstant(mod: Modifier): boolean {
  switch (mod.kind) {
    case 'stats':
      return [mod.atk, mod.health, mod.def].every(isNumber)
    case 'keyword':
      return isNumber(mod.n)
    case 'damageType':
      return true
    default:
      return false
  }
}

function isNumber(value: Num | undefined): boolean {
  return value === undefined || typeof value === 'number'
}

/** What is printed on a card, and who controls it. */
export function isSteadyFilter(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.all.every(isSteadyFilter)
    case 'or':
      return filter.any.every(isSteadyFilter)
    case 'not':
      return isSteadyFilter(filter.filter)
    case 'controlledBy':
      return PLAYERS.has(filter.players.kind)
    default:
      return PRINTED.has(filter.kind)
  }
}

const PLAYERS: ReadonlySet<Players['kind']> = new Set(['you', 'everyone', 'opponents', 'friends', 'side'])
const PRINTED: ReadonlySet<Filter['kind']> = new Set(['type', 'tag', 'named', 'icon', 'token'])
