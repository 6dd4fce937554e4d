/** Cards that enter play exhausted, with damage or with counters (710.1b). */

import type { Card } from '../model/data/card.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import { invalidateAll } from '../model/derived/derived-cache.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { GameEvent } from '../model/state/events.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { cardOf, inPlayStateOf, objectById } from '../model/state/objects.ts'
import { evaluateAmount } from '../queries/card-text/amounts.ts'
import { inForceFlags, modifiersInForce } from '../queries/in-force.ts'
import { modifiersOfKindAffectingCard } from '../queries/modifiers-affecting-card.ts'
import type { Atom } from './atoms.ts'
import { addCounters } from './counters.ts'

type EntersWith = ModifierInForce & { mod: Extract<Modifier, { kind: 'entersWith' }> }

/**
 * Whether a modifier may change the way in which some card enters play. This cheap check is made before the cards move.
 */
export function mayModifiersChangeEntering(game: Game, atoms: readonly Atom[]): boolean {
  for (const one of atoms)
    if (one.atom === 'move' && one.to === 'play')
      if (hasEntryModifier(cardOf(game, one.object)) || inForceFlags(game).entersWith) return true
  return false
}

function hasEntryModifier(card: Card): boolean {
  const cache = printedCacheOf(card)
  cache.hasEntryModifier ??= card.powers.some(
    (power) => power.kind === 'continuous' && power.mods.some((mod) => mod.kind === 'entersWith'),
  )
  return cache.hasEntryModifier
}

/**
 * Applies the modifiers of how cards enter play, whose effects add up. Modifiers of other cards that enter at the same
 * time don't apply, nor do those of a card that has lost its powers by then (710.1b). Returns the events.
 */
export function applyModifiersOfEntering(game: Game, events: readonly GameEvent[], at: number): GameEvent[] {
  invalidateAll(game)
  const entered = events.flatMap((event) =>
    event.kind === 'moved' && event.to === 'play' ? [{ id: event.object, was: event.was }] : [],
  )
  const all = entered.map(({ id, was }) => ({
    id,
    entries: [...modifiersOfKindAffectingCard(game, id, 'entersWith'), ...modifiersFromChain(game, was)],
  }))
  const reported = all.flatMap(({ id, entries }) =>
    entries
      .filter(({ ctx }) => ctx.source === id || (game.objects[ctx.source]?.play?.at ?? 0) < at)
      .flatMap((entry) => apply(game, id, entry)),
  )
  reportExhausted(game, events)
  return reported
}

/** Adds to the event of each card's move that the card entered exhausted, if it did. */
function reportExhausted(game: Game, events: readonly GameEvent[]): void {
  for (const event of events)
    if (event.kind === 'moved' && event.to === 'play' && inPlayStateOf(game, event.object).exhausted)
      event.exhausted = true
}

/**
 * Returns the modifiers that a link created for a card while it was on the chain, or that the card's own link created
 * for the card.
 */
function modifiersFromChain(game: Game, was: ObjectId): EntersWith[] {
  return modifiersInForce(game).filter(
    (entry): entry is EntersWith =>
      entry.mod.kind === 'entersWith' && (entry.flagged?.includes(was) === true || isAboutItself(entry, was)),
  )
}

const isAboutItself = ({ mod, ctx, made }: ModifierInForce, was: ObjectId): boolean =>
  made !== undefined && mod.to.kind === 'self' && ctx.source === was

function apply(game: Game, id: ObjectId, { mod, ctx, locked }: EntersWith): GameEvent[] {
  const play = inPlayStateOf(game, id)
  if (mod.exhausted) play.exhausted = true
  const { card } = objectById(game, id)
  const amount = mod.damage === undefined ? 0 : (locked?.damage ?? evaluateAmount(game, ctx, mod.damage))
  play.damage += amount
  const reported: GameEvent[] = amount > 0 ? [{ kind: 'damagePut', object: id, card, amount, left: 0 }] : []
  if (mod.counter === undefined) return reported
  return [...reported, ...addCounters(game, id, mod.counter, evaluateAmount(game, ctx, mod.count ?? 1))]
}
