/**
 * Whether an optional effect can be done. A player is offered an effect only if it can be done in its entirety (712.7),
 * and never if it can't happen (103.2, 709.2b).
 */

import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Selector } from '../model/data/vocabulary/expressions.ts'
import { hasNode } from '../model/data/walk.ts'
import {
  cardsStillInExpectedZones,
  type EffectOfKind,
  type RunningEffect,
} from '../model/state/effect-run.ts'
import { idOfResolvingLink } from '../model/state/frames.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import {
  controllerOf,
  inPlayStateOf,
  isInPlay,
  linkOfObject,
  objectById,
  playerInSeat,
} from '../model/state/objects.ts'
import { mayTakeCardUnderBossRules, mayTakeFromPlayerUnderBossRules } from '../queries/boss.ts'
import { isActForbidden } from '../queries/cant.ts'
import { countCountersOnCard, evaluateAmount } from '../queries/card-text/amounts.ts'
import { selectPlayers } from '../queries/card-text/players.ts'
import { selectCards } from '../queries/card-text/selecting.ts'
import { discardableCardsMatching } from '../queries/hands.ts'
import { countReadyResources } from '../queries/resources.ts'
import { canPacketBeDealtOrHealed, newPacket } from '../rules/damage/damage.ts'
import { canBeInterrupted } from '../rules/links/interrupt.ts'
import { canBePlayedByText } from '../rules/priority/options.ts'
import { canEffectMoveCard, cardsThatTextCanAffectIfChosen } from './affectable-cards.ts'

/** The running text that offers the optional effect. */
type Offering = Pick<RunningEffect<Effect['kind']>, 'game' | 'frame' | 'ctx' | 'path'>

/** Whether an effect can be done in its entirety, as far as the game knows now. */
export function isEffectPossible(text: Offering, node: Effect): boolean {
  const { game, ctx } = text
  switch (node.kind) {
    case 'do':
      return arePossible(text, node.steps)
    case 'choose':
      return canChoose(text, node)
    case 'look':
    case 'reveal':
      return selectCards(game, ctx, node.what).length > 0
    case 'modal':
      return !node.resolving || node.modes.some((mode) => isEffectPossible(text, mode))
    case 'interrupt':
      return selectCards(game, ctx, node.what).some((id) => isInterruptible(game, id))
    case 'deal':
    case 'heal':
      return canAnyArrive(game, ctx, node)
    case 'draw':
    case 'drawUntil':
    case 'shuffleGraveyardIntoDeck':
      return mayTakeFromAny(game, ctx, selectPlayers(game, ctx, node.who))
    case 'search':
      return mayTakeFromAny(game, ctx, selectPlayers(game, ctx, node.deckOf))
    case 'discard':
      return canDiscard(game, ctx, node)
    case 'pay':
      return selectPlayers(game, ctx, node.who).every(
        (seat) => countReadyResources(game, seat) >= evaluateAmount(game, ctx, node.amount),
      )
    default:
      return canMoveAny(text, node) ?? canChangeAny(game, ctx, node) ?? true
  }
}

/**
 * Whether all steps are possible, in order. If an earlier step makes a choice, later steps may use any of the cards
 * from which it chooses. A step with a card that isn't known yet, such as one that is searched for, counts as possible.
 */
function arePossible(text: Offering, steps: readonly Effect[]): boolean {
  const { game, ctx } = text
  const then: TextContext = { ...ctx, bound: { ...ctx.bound } }
  const later = new Set<string>()
  return steps.every((step) => {
    const isDone = refersToAny(step, later) || isEffectPossible({ ...text, ctx: then }, step)
    if (step.kind === 'search' || step.kind === 'choosePlayer') later.add(step.as)
    if (step.kind === 'put' && step.bind !== undefined) later.add(step.bind)
    if (step.kind === 'choose') then.bound[step.as] = selectCards(game, then, step.from)
    if (step.kind === 'look' || step.kind === 'reveal')
      then.bound[step.as] = selectCards(game, then, step.what)
    return isDone
  })
}

const refersToAny = (step: Effect, names: ReadonlySet<string>): boolean =>
  names.size > 0 &&
  hasNode(step, ({ kind, name }) => (kind === 'bound' || kind === 'chosen') && names.has(String(name)))

/** Whether there are as many cards as must be chosen, or at least one if fewer may be chosen. */
function canChoose({ game, frame, ctx, path }: Offering, node: EffectOfKind<'choose'>): boolean {
  const from = cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.from))
  const least = node.upTo ? 1 : Math.max(1, evaluateAmount(game, ctx, node.count))
  return cardsThatTextCanAffectIfChosen({ game, frame, node, ctx, path }, from).length >= least
}

/** Whether an effect that moves cards could move at least one. Returns undefined for other effects. */
function canMoveAny({ game, frame, ctx }: Offering, node: Effect): boolean | undefined {
  switch (node.kind) {
    case 'destroy':
    case 'put':
      return cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what)).some((id) =>
        canEffectMoveCard(game, node, id, frame.scope),
      )
    case 'putResource':
      return cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what)).some(
        (id) =>
          mayTakeCardUnderBossRules(game, id, ctx.controller) &&
          mayTakeFromPlayerUnderBossRules(game, objectById(game, id).owner, ctx.controller),
      )
    case 'play':
      return cardsStillInExpectedZones(game, ctx, selectCards(game, ctx, node.what)).some((id) =>
        canBePlayedByText(game, ctx.controller, id, node.free === true),
      )
  }
}

/** Whether an effect that changes cards in play could change at least one. Returns undefined for other effects. */
function canChangeAny(game: Game, ctx: TextContext, node: Effect): boolean | undefined {
  const any = (what: Selector, fits: (id: ObjectId) => boolean): boolean =>
    selectCards(game, ctx, what).some((id) => isInPlay(game, id) && fits(id))
  switch (node.kind) {
    case 'exhaust':
      return any(
        node.what,
        (id) => !inPlayStateOf(game, id).exhausted && !isActForbidden(game, id, 'exhaust'),
      )
    case 'ready':
      return any(
        node.what,
        (id) => inPlayStateOf(game, id).exhausted && !isActForbidden(game, id, 'beReadied'),
      )
    case 'turnUp':
      return any(node.what, (id) => inPlayStateOf(game, id).faceDown)
    case 'flip':
      return any(node.what, () => true)
    case 'gainControl':
      return any(node.of, (id) => changesHands(game, ctx, node, id))
    case 'putDamage':
      return any(node.on, (id) => !isActForbidden(game, id, 'beDamaged'))
    case 'removeDamage':
      return any(node.from, (id) => inPlayStateOf(game, id).damage > 0)
    case 'addCounters':
      return any(node.to, () => true)
    case 'removeCounters':
      return any(node.from, (id) => countCountersOnCard(game, id, node.counter) > 0)
  }
}

const changesHands = (
  game: Game,
  ctx: TextContext,
  { who }: EffectOfKind<'gainControl'>,
  id: ObjectId,
): boolean =>
  !isActForbidden(game, id, 'leaveControl') &&
  selectPlayers(game, ctx, who).some((seat) => seat !== controllerOf(game, id))

/** Whether any of the damage or healing of an effect could be dealt or healed (405.5, 407.3). */
function canAnyArrive(
  game: Game,
  ctx: TextContext,
  node: EffectOfKind<'deal'> | EffectOfKind<'heal'>,
): boolean {
  const [by] = selectCards(game, ctx, node.by)
  if (by === undefined) return false
  const kind = node.kind === 'deal' ? { types: [...node.types] } : { heals: true as const }
  return selectCards(game, ctx, node.kind === 'deal' ? node.to : node.from).some((to) =>
    canPacketBeDealtOrHealed(game, { ...newPacket(game, ctx, by, to, 1), ...kind }),
  )
}

function isInterruptible(game: Game, id: ObjectId): boolean {
  const link = linkOfObject(game, id)
  return link !== undefined && link.id !== idOfResolvingLink(game) && canBeInterrupted(game, link)
}

/**
 * Whether the text may take cards from the decks of any of these players. Opponents can't take cards from a Boss
 * player's decks or graveyards (R101.3c).
 */
const mayTakeFromAny = (game: Game, { controller }: TextContext, seats: readonly Seat[]): boolean =>
  seats.some((seat) => mayTakeFromPlayerUnderBossRules(game, seat, controller))

/** Whether all these players can discard as many cards as the text says. An automated player discards from its deck. */
function canDiscard(game: Game, ctx: TextContext, { who, count, filter }: EffectOfKind<'discard'>): boolean {
  const wanted = count === 'hand' ? 0 : evaluateAmount(game, ctx, count)
  return selectPlayers(game, ctx, who).every((seat) => {
    const { automaton, deck } = playerInSeat(game, seat)
    return (automaton ? deck : discardableCardsMatching(game, ctx, seat, filter)).length >= wanted
  })
}
