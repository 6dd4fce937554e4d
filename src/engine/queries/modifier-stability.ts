/**
 * Steady modifiers: continuous modifiers whose effect doesn't change until cards enter, leave or change. The cards
 * that they affect don't have to be derived again when a turn, a combat or damage proceeds. This is only an
 * optimisation: `projection.ts` is correct without it.
 */

import type { Filter, NumberExpression, PlayerSelector } from '../model/data/vocabulary/expressions.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'

const steady = new WeakMap<Modifier, boolean>()

/** Whether a modifier's effect, and the set of cards that it affects, change only when the cards in play change. */
export function doesModifierDependOnlyOnBoard({
  mod,
  to,
  while: condition,
  locked,
  flagged,
  readying,
}: ModifierInForce): boolean {
  if (condition !== undefined || readying || (flagged === undefined && to.kind === 'flagged')) return false
  if (locked) return isNumbered(mod) && (flagged !== undefined || isSteadilyOf(mod))
  let found = steady.get(mod)
  if (found === undefined) {
    found = isConstant(mod) && (mod.to.kind === 'flagged' || isSteadilyOf(mod))
    steady.set(mod, found)
  }
  return found
}

/**
 * Whether the set of cards that a modifier affects changes only when the cards in play change, whatever its effect
 * is.
 */
export function doesModifierAffectFixedCards({
  mod,
  to,
  while: condition,
  flagged,
  readying,
}: ModifierInForce): boolean {
  if (condition !== undefined || readying) return false
  return to.kind === 'flagged' ? flagged !== undefined : isSteadilyOf(mod)
}

/** Whether the modifier has numbers that are locked in as its link resolves (714.3). */
function isNumbered({ kind }: Modifier): boolean {
  return kind === 'stats' || kind === 'keyword'
}

function isSteadilyOf({ to }: Modifier): boolean {
  return (
    to.kind === 'self' ||
    to.kind === 'host' ||
    (to.kind === 'filter' && doesFilterReadOnlyPrintedFacts(to.filter))
  )
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

function isNumber(value: NumberExpression | undefined): boolean {
  return value === undefined || typeof value === 'number'
}

/** Whether a filter reads only printed facts and controllers. */
export function doesFilterReadOnlyPrintedFacts(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.all.every(doesFilterReadOnlyPrintedFacts)
    case 'or':
      return filter.any.every(doesFilterReadOnlyPrintedFacts)
    case 'not':
      return doesFilterReadOnlyPrintedFacts(filter.filter)
    case 'controlledBy':
      return PLAYERS.has(filter.players.kind)
    default:
      return PRINTED.has(filter.kind)
  }
}

const PLAYERS: ReadonlySet<PlayerSelector['kind']> = new Set([
  'you',
  'everyone',
  'opponents',
  'friends',
  'side',
])
const PRINTED: ReadonlySet<Filter['kind']> = new Set(['type', 'tag', 'named', 'icon', 'token'])
