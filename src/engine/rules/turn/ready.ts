/**
 * The start of a ready step (501.1). Modifiers that lasted until then end, the turn player's exhausted cards and the
 * cards that others inspire ready at the same time (501.1b, 802), effects run that apply as the turn starts, and powers
 * trigger.
 */

import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import {
  endModifiersAfterReadyStep,
  endModifiersWhere,
  letNextTurnModifiersEndThisTurn,
} from '../../changes/modifiers.ts'
import { runTextThatReplacesEvent } from '../../changes/replace.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import type { Filter } from '../../model/data/vocabulary/expressions.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { Frame } from '../../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  cardOf,
  inPlayStateOf,
  isInPlay,
  newTextContext,
  objectById,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { possiblyNonBlankCardsInPlay } from '../../queries/blank.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { isSelectedPlayer } from '../../queries/card-text/players.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { mayAnyCardHaveKeyword } from '../../queries/keyword-modifiers.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { descriptionFiltersOfKeyword, mayHaveKeyword } from '../../queries/projection.ts'
import { powersOf } from '../../queries/types.ts'
import { movesOfCardsGainedInReadyStep, triggerPowersOnPlacedResources } from './gained-cards.ts'

type Readying = Frame<'ready'>

/** The characters of one player that can inspire cards of the same kind. */
interface Inspiration {
  seat: Seat
  by: ObjectId[]
  what: Filter
  ctx: TextContext
}

/** Starts a ready step, and ends the modifiers that last until the start of this turn (501.1a). */
export function startReadyStep(game: Game, seat: Seat): void {
  pushFrame(game, {
    kind: 'ready',
    step: 'own',
    seat,
    ready: [],
    inspired: [],
    asked: [],
    as: startEffectsOf(game, seat),
  })
  letNextTurnModifiersEndThisTurn(game, seat)
  endModifiersWhere(
    game,
    ({ duration, until, ctx }) => duration === 'yourNextTurn' && (until ?? ctx.controller) === seat,
  )
}

/**
 * Returns the effects that apply as the turn starts. Powers that are gained or lost after this point don't matter
 * (501.1a, 704.1b).
 */
function startEffectsOf(game: Game, player: Seat): Readying['as'] {
  const found: Readying['as'] = []
  for (const seat of seatsInTurnOrder(game))
    for (const id of possiblyNonBlankCardsInPlay(game))
      if (inPlayStateOf(game, id).controller === seat) addStartEffects(game, player, id, seat, found)
  return found
}

function addStartEffects(game: Game, player: Seat, id: ObjectId, seat: Seat, found: Readying['as']): void {
  for (const { power, card, path } of powersOf(game, id)) {
    if (power.kind !== 'asTurnStarts') continue
    const ctx = newTextContext(card, id, seat)
    if (isSelectedPlayer(game, ctx, power.of, player)) found.push({ path: `${path}.effect`, ctx })
  }
}

/** Runs the start of a ready step: readying, inspiring, and the effects that apply as the turn starts. */
export const processReadying: FrameProcedure<'ready'> = (game, it) => {
  const answer = takeAnswer(it)
  if (it.step === 'own') readyOwn(game, it, answer)
  else if (it.step === 'inspire') inspire(game, it, answer)
  else runStartEffects(game, it)
}

function readyOwn(game: Game, it: Readying, answer: string[] | null): void {
  const exhausted = exhaustedOf(game, it.seat)
  const open = inForceFlags(game).ready
    ? exhausted.filter((id) => !isActForbidden(game, id, 'ready'))
    : exhausted
  const optional = stayingExhausted(game, open)
  if (optional.length > 0 && !answer)
    return askQuestion(game, {
      kind: 'ready',
      seat: it.seat,
      options: optional.map(objectOption),
      min: 0,
      max: optional.length,
    })
  const chosen = (answer ?? []).map(pickedObject)
  it.ready = optional.length > 0 ? open.filter((id) => !optional.includes(id) || chosen.includes(id)) : open
  it.step = 'inspire'
}

function stayingExhausted(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  if (!inForceFlags(game).mayStayExhausted) return []
  return ids.filter((id) => modifiersOfKindAffectingCard(game, id, 'mayStayExhausted').length > 0)
}

function exhaustedOf(game: Game, seat: Seat): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of game.play) {
    const { controller, exhausted } = inPlayStateOf(game, id)
    if (exhausted && controller === seat && !isActForbidden(game, id, 'beReadied')) found.push(id)
  }
  return found
}

/** Asks players which cards they inspire, once for each kind of card. No card is inspired twice. */
function inspire(game: Game, it: Readying, answer: string[] | null): void {
  const inspiration = inspirations(game, it.seat).find((one) => !it.asked.includes(inspirationKey(one)))
  if (!inspiration) return readyAll(game, it)
  const { seat, by, what, ctx } = inspiration
  const options = exhaustedOf(game, seat).filter(
    (id) => !isChosen(it, id) && cardMatchesFilter(game, ctx, what, id),
  )
  if (answer)
    it.inspired.push(
      ...answer.map((pick, i): [ObjectId, ObjectId] => [pickedObject(pick), by[i] ?? by[0] ?? 0]),
    )
  if (answer || options.length === 0) {
    it.asked.push(inspirationKey(inspiration))
    return
  }
  askQuestion(game, {
    kind: 'ready',
    seat,
    options: options.map(objectOption),
    min: 0,
    max: Math.min(by.length, options.length),
    source: by[0] ?? 0,
  })
}

function inspirationKey({ seat, what }: Inspiration): string {
  return `${seat} ${JSON.stringify(what)}`
}

function isChosen(it: Readying, id: ObjectId): boolean {
  return it.inspired.some(([what]) => what === id)
}

/** Returns the inspirations by the other players' characters, grouped by player and kind of card (501.1b). */
function inspirations(game: Game, turnPlayer: Seat): Inspiration[] {
  const found: Inspiration[] = []
  if (!mayAnyCardHaveKeyword(inForceFlags(game), 'inspire')) return found
  for (const seat of seatsInTurnOrder(game))
    if (seat !== turnPlayer)
      for (const one of inspiredBy(game, seat)) {
        const same = found.find((other) => inspirationKey(other) === inspirationKey(one))
        if (same) same.by.push(...one.by)
        else found.push(one)
      }
  return found
}

function inspiredBy(game: Game, seat: Seat): Inspiration[] {
  return game.play
    .filter((id) => inPlayStateOf(game, id).controller === seat && mayHaveKeyword(game, id, 'inspire'))
    .flatMap((id) =>
      descriptionFiltersOfKeyword(game, id, 'inspire').map((one) => ({ seat, by: [id], ...one })),
    )
}

function readyAll(game: Game, it: Readying): void {
  it.step = 'starts'
  // A player may have left the game in the meantime.
  it.inspired = it.inspired.filter(([what, by]) => isInPlay(game, what) && isInPlay(game, by))
  const inspired = it.inspired.map(([what]) => what)
  const readied = [...it.ready.filter((id) => isInPlay(game, id)), ...inspired].map(
    (object): Atom => ({ atom: 'ready', object }),
  )
  const supplied = movesOfCardsGainedInReadyStep(game, it.seat)
  if (readied.length + supplied.length > 0) applyAtoms(game, [...readied, ...supplied])
  endModifiersAfterReadyStep(game, it.seat)
  triggerPowersOnPlacedResources(game, supplied)
  for (const [object, by] of it.inspired) reportInspired(game, object, by)
}

/**
 * Runs the effects that apply as the turn starts, one after the other. Then powers trigger at the start of the turn
 * (501.1a).
 */
function runStartEffects(game: Game, it: Readying): void {
  const next = it.as.shift()
  if (next) return runTextThatReplacesEvent(game, next.ctx, next.path, [])
  popFrame(game)
  triggerPowersOnEvent(game, { event: 'turnStarts', player: it.seat })
}

function reportInspired(game: Game, object: ObjectId, by: ObjectId): void {
  const shown = cardOf(game, object).id
  emitEvent(game, { kind: 'inspired', object, card: shown, by, byCard: objectById(game, by).card })
  triggerPowersOnEvent(game, { event: 'inspired', subject: object, against: by })
}
