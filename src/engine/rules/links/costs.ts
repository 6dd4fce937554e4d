/** Costs (403). A cost is paid completely or not at all, so costs are offered only to players who can pay them. */

import { type Atom, newMoveToZone } from '../../changes/atoms.ts'
import { canPayWithMove, newDestroyMove } from '../../changes/replace.ts'
import type { Cost, CostPerPlayer } from '../../model/data/vocabulary/powers.ts'
import { hasNodeOfKind } from '../../model/data/walk.ts'
import type { PowerUseRequirements } from '../../model/derived/derived.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import type { Move } from '../../model/state/move.ts'
import { cardOf, inPlayStateOf, isInPlay, objectById, playerInSeat } from '../../model/state/objects.ts'
import { isBoss, mayTakeCard } from '../../queries/boss.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { countCountersOnCard, evaluateAmount } from '../../queries/card-text/amounts.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { countSelectedCardsUpTo, selectCards } from '../../queries/card-text/selecting.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { canTextReachCard, canTextReachPlayer } from '../../queries/ghosts.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { hasKeyword, healthOf } from '../../queries/projection.ts'
import { countReadyResources, readyResources } from '../../queries/resources.ts'
import { canFillAllSlots } from '../../queries/slots.ts'
import { hasType, isInPartySinceTurnStart } from '../../queries/types.ts'

/** Costs for which the payer chooses the cards. */
type ChosenCost = CostPerPlayer
/** Costs that are paid by moving the chosen cards. */
type ByMoving = 'discard' | 'destroy' | 'remove' | 'return'

/**
 * Returns the atoms that exhaust `amount` ready resources. `without` lists the cards that exhaust for another part of
 * the same cost.
 */
export function resourcePaymentAtoms(
  game: Game,
  seat: Seat,
  amount: number,
  without: readonly ObjectId[] = [],
): Atom[] {
  const atoms: Atom[] = []
  if (amount <= 0) return atoms
  for (const object of readyResources(game, seat)) {
    if (atoms.length >= amount) break
    if (!without.includes(object)) atoms.push({ atom: 'exhaust', object })
  }
  return atoms
}

/**
 * Returns the cards that exhaust for a part of a cost other than its resources. They can't pay for resources too
 * (403.1, 411.1, 701.3).
 */
function exhaustedFor(ctx: TextContext, costs: readonly Cost[]): ObjectId[] {
  const ids: ObjectId[] = []
  for (const [i, cost] of costs.entries())
    if (cost.kind === 'activate') ids.push(ctx.source)
    else if (cost.kind === 'exhaust') ids.push(...chosenFor(ctx, i))
  return ids
}

/** Whether `amount` resources are ready in addition to the cards that exhaust for another part of the cost. */
function hasResources(game: Game, ctx: TextContext, costs: readonly Cost[], amount: number): boolean {
  const ready = countReadyResources(game, ctx.controller)
  if (amount === 0 || amount > ready) return amount === 0
  const without = exhaustedFor(ctx, costs)
  if (without.length === 0 || amount + without.length <= ready) return true
  return amount <= readyResources(game, ctx.controller).filter((id) => !without.includes(id)).length
}

/** Returns the number of resources in a list of costs, both for a card's play cost and for costs in a text (403.6b). */
export function resourceCostOf(game: Game, ctx: TextContext, costs: readonly Cost[]): number {
  let total = attackTaxes(game, ctx, costs)
  for (const cost of costs) if (cost.kind === 'resources') total += evaluateAmount(game, ctx, cost.amount)
  return total
}

/**
 * Returns the number of resources that it costs to exhaust the cards which are exhausted as part of these costs
 * (600.3a).
 */
function attackTaxes(game: Game, ctx: TextContext, costs: readonly Cost[]): number {
  if (!inForceFlags(game).attackCost) return 0
  return costs
    .flatMap((cost, i) =>
      cost.kind === 'activate' ? [ctx.source] : cost.kind === 'exhaust' ? chosenFor(ctx, i) : [],
    )
    .reduce((sum, id) => sum + exhaustionTax(game, id), 0)
}

/**
 * Whether the player can also pay the resources that it costs to exhaust a card. A card with such a price can be chosen
 * only if no other card has to be chosen to exhaust (600.3a).
 */
function canAffordExhausting(game: Game, ctx: TextContext, costs: readonly Cost[], id: ObjectId): boolean {
  const tax = inForceFlags(game).attackCost ? exhaustionTax(game, id) : 0
  if (tax === 0) return true
  const exhausting = costs.filter(isCostPaidWithChosenCards).filter(({ kind }) => kind === 'exhaust')
  if (exhausting.some((cost) => exhausting.length > 1 || requiredCardCount(game, ctx, cost) !== 1))
    return false
  return hasResources(game, ctx, costs, resourceCostOf(game, ctx, costs) + tax)
}

/**
 * Whether all players who must pay can pay everything. An impossible or replaced event can't pay for a cost (403.1).
 */
export function canPayCosts(game: Game, ctx: TextContext, costs: readonly Cost[]): boolean {
  const amount = resourceCostOf(game, ctx, costs)
  if (!hasResources(game, ctx, costs, amount)) return false
  let someChosen = false
  for (const cost of costs) {
    if (!canPayPart(game, ctx, cost)) return false
    if (isCostPaidWithChosenCards(cost)) someChosen = true
  }
  return !someChosen || canPayWithCards(game, ctx, costs)
}

function canPayWithCards(game: Game, ctx: TextContext, costs: readonly Cost[]): boolean {
  const at = costs.findIndex(isCostPaidWithChosenCards)
  const only = costs[at]
  if (!only || !isCostPaidWithChosenCards(only)) return true
  // Costs are compared by index, because two costs may be one node, from two copies of a card.
  const alone = costs.every((cost, i) => i === at || (cost.kind === 'resources' && only.kind !== 'exhaust'))
  if (alone && ctx.settled?.payments?.[at] === undefined) return hasEnoughFor(game, ctx, costs, only)
  return fitsWith(game, ctx, costs, [])
}

/** Whether there are enough cards to pay this cost with, if all other costs are resources. */
function hasEnoughFor(game: Game, ctx: TextContext, costs: readonly Cost[], cost: ChosenCost): boolean {
  const needed = requiredCardCount(game, ctx, cost)
  if (cost.kind === 'discard') return candidates(game, ctx, costs, cost).length >= needed
  return (
    countSelectedCardsUpTo(game, ctx, cost.what, needed, (id) => isCandidate(game, ctx, costs, cost, id)) >=
    needed
  )
}

function canPayPart(game: Game, ctx: TextContext, cost: Cost): boolean {
  switch (cost.kind) {
    case 'resources':
    case 'roll':
    case 'atTable':
      return true
    case 'activate':
      return canActivate(game, ctx.source)
    case 'flip':
      return canFlip(game, ctx.source)
    case 'destroySelf':
      return isInPlay(game, ctx.source) && canPayWithMove(game, byItself(game, ctx.source))
    case 'bottomSelf':
      return isInPlay(game, ctx.source) && canPayWithMove(game, newMoveToZone(game, ctx.source, 'deckBottom'))
    case 'discardSelf':
      return (
        objectById(game, ctx.source).zone === 'hand' && canPayWith(game, 'discard', ctx.source, ctx.source)
      )
    case 'putDamage':
      return hasRoomFor(game, ctx, cost)
    case 'removeCounters':
      return canRemoveCounters(game, ctx, cost)
    case 'eachPays':
      return canEachPay(game, ctx, cost)
    default:
      return true // For costs that are paid with chosen cards, `canPayWithCards` checks whether there are enough cards.
  }
}

/**
 * Returns the move that destroys a card as a cost in that card's text. Unlike other texts, this may destroy a Boss
 * (R101.3a).
 */
function byItself(game: Game, id: ObjectId): Move {
  return isBoss(game, id) ? { ...newDestroyMove(id), fatal: true } : newDestroyMove(id)
}

/**
 * Whether a card can be exhausted to use its power. Only allies must have been in their party since their controller's
 * turn began (301.3, 302.2, 303.3, 304.3, 305.2b).
 */
function canActivate(game: Game, id: ObjectId): boolean {
  const { play } = objectById(game, id)
  if (!play || play.exhausted || isActForbidden(game, id, 'exhaust')) return false
  return (
    !hasType(game, id, 'ally') || isInPartySinceTurnStart(game, id) || hasKeyword(game, id, 'timeIsMoney')
  )
}

function canFlip(game: Game, id: ObjectId): boolean {
  const { play } = objectById(game, id)
  return play !== undefined && !play.faceDown && !cardOf(game, id).master
}

/** Whether the counters of a cost can be removed. "All" can be paid even if there are no counters (403.4). */
function canRemoveCounters(
  game: Game,
  ctx: TextContext,
  { count, counter }: Extract<Cost, { kind: 'removeCounters' }>,
): boolean {
  if (!isInPlay(game, ctx.source)) return false
  return count === 'all' || countCountersOnCard(game, ctx.source, counter) >= evaluateAmount(game, ctx, count)
}

function canEachPay(
  game: Game,
  ctx: TextContext,
  { players, cost }: Extract<Cost, { kind: 'eachPays' }>,
): boolean {
  return selectPlayers(game, ctx, players).every(
    (seat) =>
      canTextReachPlayer(game, ctx, seat) &&
      cardsForPlayersPartOfCost(game, ctx, cost, seat).length >= requiredCardCount(game, ctx, cost),
  )
}

/**
 * Whether a power can't be paid for, because the card that it exhausts or flips is already exhausted or flipped. The
 * check is cheap.
 */
export function isPowerCardExhaustedOrFlipped(
  game: Game,
  id: ObjectId,
  { activates, flips }: PowerUseRequirements,
): boolean {
  const { play } = objectById(game, id)
  return (activates && !(play && !play.exhausted)) || (flips && !(play && !play.faceDown))
}

/** Whether a player has too few resources for a power, unless something may reduce the cost. The check is cheap. */
export function lacksResourcesForPower(game: Game, seat: Seat, { resources }: PowerUseRequirements): boolean {
  if (resources === 0 || resources <= countReadyResources(game, seat)) return false
  const does = inForceFlags(game)
  return !does.playModifier && !does.playModifierKeyword
}

/**
 * Whether the whole damage of a cost can be put on each of its cards, which can't exceed fatal damage (403.1, 405.3).
 */
function hasRoomFor(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'putDamage' }>): boolean {
  const amount = evaluateAmount(game, ctx, cost.amount)
  const ids = selectCards(game, ctx, cost.on)
  return ids.length > 0 && ids.every((id) => hasRoom(game, id, amount))
}

function hasRoom(game: Game, id: ObjectId, amount: number): boolean {
  if (!isInPlay(game, id) || isActForbidden(game, id, 'beDamaged')) return false
  return healthOf(game, id) - inPlayStateOf(game, id).damage >= amount
}

const CHOSEN: ReadonlySet<string> = new Set<ChosenCost['kind']>([
  'discard',
  'exhaust',
  'destroy',
  'remove',
  'return',
  'turnDown',
  'damage',
  'takeCounter',
])

/** Whether the payer of a cost chooses the cards with which it is paid. */
export function isCostPaidWithChosenCards(cost: Cost): cost is ChosenCost {
  return CHOSEN.has(cost.kind)
}

/** Returns the number of cards with which a cost has to be paid. */
export function requiredCardCount(game: Game, ctx: TextContext, cost: ChosenCost): number {
  return evaluateAmount(game, ctx, cost.count ?? 1)
}

/**
 * Returns the cards with which a cost can be paid, whoever controls them (403.5). The card that is being announced
 * isn't in hand (707.1a).
 */
function candidates(game: Game, ctx: TextContext, costs: readonly Cost[], cost: ChosenCost): ObjectId[] {
  if (cost.kind === 'discard')
    return playerInSeat(game, ctx.controller).hand.filter(
      (id) =>
        id !== ctx.source &&
        cardMatchesFilter(game, ctx, cost.filter, id) &&
        canPayWith(game, 'discard', id, ctx.source),
    )
  return selectCards(game, ctx, cost.what).filter((id) => isCandidate(game, ctx, costs, cost, id))
}

function isCandidate(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  cost: ChosenCost,
  id: ObjectId,
): boolean {
  if (id === ctx.source && !isInPlay(game, id)) return false
  if (!mayTakeCard(game, id, ctx.controller) || !canTextReachCard(game, ctx, id)) return false
  if (cost.kind === 'damage') return hasRoom(game, id, evaluateAmount(game, ctx, cost.amount))
  if (cost.kind === 'takeCounter')
    return isInPlay(game, id) && countCountersOnCard(game, id, cost.counter) > 0
  if (!canPayWith(game, cost.kind, id, ctx.source)) return false
  return cost.kind !== 'exhaust' || canAffordExhausting(game, ctx, costs, id)
}

/**
 * Whether a cost of the card `source` can be paid with card `id`. Some payments are impossible only for certain sources
 * ("can't exhaust for Cubes").
 */
function canPayWith(
  game: Game,
  kind: ByMoving | 'exhaust' | 'turnDown',
  id: ObjectId,
  source: ObjectId,
): boolean {
  if (kind === 'exhaust')
    return objectById(game, id).play?.exhausted === false && !isActForbidden(game, id, 'exhaust', source)
  if (kind === 'turnDown') return objectById(game, id).play?.faceDown === false
  return canPayWithMove(game, movedWith(game, kind, id))
}

/** Returns the cards with which a player can pay their part of a cost that several players pay. */
export function cardsForPlayersPartOfCost(
  game: Game,
  ctx: TextContext,
  cost: ChosenCost,
  seat: Seat,
): ObjectId[] {
  return candidates(game, { ...ctx, controller: seat }, [cost], cost)
}

/**
 * Returns the cards with which the cost at index `at` can be paid, so that enough cards are left for the other costs.
 */
export function cardsThatCanPayCost(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  at: number,
): ObjectId[] {
  const cost = costs[at]
  if (!cost || !isCostPaidWithChosenCards(cost)) return []
  const open = candidates(game, ctx, costs, cost).filter((id) => !spent(ctx, costs, at).includes(id))
  const alone = costs.filter(isCostPaidWithChosenCards).length === 1 && cost.kind !== 'exhaust'
  return alone ? open : open.filter((id) => fitsWith(game, ctx, costs, [[at, id]]))
}

/**
 * Returns the cards that already pay for another part of the cost in the same way, for example by exhausting or by
 * leaving their zone.
 */
function spent(ctx: TextContext, costs: readonly Cost[], at: number): ObjectId[] {
  const cost = costs[at]
  if (!cost || !isCostPaidWithChosenCards(cost)) return []
  return costs.flatMap((other, i) => {
    if (i === at) return []
    if (other.kind === 'activate') return cost.kind === 'exhaust' ? [ctx.source] : []
    if (other.kind === 'destroySelf' || other.kind === 'bottomSelf')
      return cost.kind === 'exhaust' ? [] : [ctx.source]
    return isCostPaidWithChosenCards(other) && sameUse(other, cost) ? chosenFor(ctx, i) : []
  })
}

const sameUse = (a: ChosenCost, b: ChosenCost): boolean => useOf(a) === useOf(b)

/** A card may pay several costs at the same time, but only one in each of these ways. */
const USES = ['exhaust', 'turnDown', 'damage', 'takeCounter', 'leave'] as const
const useOf = ({ kind }: ChosenCost): (typeof USES)[number] => USES.find((use) => use === kind) ?? 'leave'

/** Whether different cards can be found for all remaining choices of a payment, together with the choices in `made`. */
function fitsWith(
  game: Game,
  ctx: TextContext,
  costs: readonly Cost[],
  made: readonly (readonly [number, ObjectId])[],
): boolean {
  const slots = costs.flatMap((cost, i) => {
    if (!isCostPaidWithChosenCards(cost) || ctx.settled?.payments?.[i] !== undefined) return []
    const taken = spent(ctx, costs, i)
    const own = made.filter(([at]) => at === i).map(([, id]) => id)
    const open = candidates(game, ctx, costs, cost).filter((id) => !taken.includes(id))
    const use = useOf(cost)
    return Array.from({ length: requiredCardCount(game, ctx, cost) }, (_, k) => ({
      use,
      ids: own[k] === undefined ? open : [own[k]],
    }))
  })
  return USES.every((use) =>
    canFillAllSlots([
      ...slots.filter((slot) => slot.use === use),
      ...(use === 'exhaust' ? payers(game, ctx, costs) : []),
    ]),
  )
}

/**
 * Returns, for each resource of the resource cost, the ready resources that could pay it. Those that another cost
 * exhausts are left out.
 */
function payers(game: Game, ctx: TextContext, costs: readonly Cost[]): { ids: ObjectId[] }[] {
  const amount = resourceCostOf(game, ctx, costs)
  if (amount === 0) return []
  const without = exhaustedFor(ctx, costs)
  const ids = readyResources(game, ctx.controller).filter((id) => !without.includes(id))
  return Array.from({ length: amount }, () => ({ ids }))
}

/** Returns the largest X that the costs allow ("where X is 5 or less"), or infinity without a limit. */
export function largestAllowedX(costs: readonly Cost[]): number {
  return Math.min(
    ...costs.map((cost) =>
      'most' in cost && cost.most !== undefined ? cost.most : Number.POSITIVE_INFINITY,
    ),
  )
}

const variable = new WeakMap<object, boolean>()

/** Whether a cost contains an X (707.1b). */
export function hasXInCost(cost: Cost): boolean {
  if (cost.kind === 'resources' && typeof cost.amount === 'number') return false
  let found = variable.get(cost)
  if (found === undefined) {
    found = hasNodeOfKind(cost, 'x')
    variable.set(cost, found)
  }
  return found
}

/**
 * Returns the atoms that pay all costs at the same time, and binds the names that the costs give to cards and numbers.
 */
export function paymentAtoms(game: Game, ctx: TextContext, costs: readonly Cost[]): Atom[] {
  const amount = resourceCostOf(game, ctx, costs)
  const exhausting = resourcePaymentAtoms(game, ctx.controller, amount, exhaustedFor(ctx, costs))
  if (costs.every(isResourceCost)) return exhausting
  const moving: Atom[] = []
  for (const [index, cost] of costs.entries()) {
    if (cost.kind === 'activate') exhausting.push({ atom: 'exhaust', object: ctx.source })
    if (cost.kind === 'flip') exhausting.push({ atom: 'turnFaceDown', object: ctx.source })
    if (cost.kind === 'removeCounters') exhausting.push(...counterAtoms(game, ctx, cost))
    if (cost.kind === 'putDamage') exhausting.push(...damageAtoms(game, ctx, cost))
    if (cost.kind === 'destroySelf') moving.push(newDestroyMove(ctx.source))
    if (cost.kind === 'bottomSelf') moving.push(newMoveToZone(game, ctx.source, 'deckBottom'))
    if (cost.kind === 'discardSelf') moving.push(movedWith(game, 'discard', ctx.source))
    const part = cost.kind === 'eachPays' ? cost.cost : cost
    if ('as' in part && part.as && isCostPaidWithChosenCards(part)) ctx.bound[part.as] = chosenFor(ctx, index)
    if (isCostPaidWithChosenCards(part))
      for (const id of chosenFor(ctx, index)) {
        if (part.kind === 'exhaust') exhausting.push({ atom: 'exhaust', object: id })
        else if (part.kind === 'turnDown') exhausting.push({ atom: 'turnFaceDown', object: id })
        else if (part.kind === 'damage')
          exhausting.push({ atom: 'putDamage', object: id, amount: evaluateAmount(game, ctx, part.amount) })
        else if (part.kind === 'takeCounter')
          exhausting.push({ atom: 'counter', object: id, counter: part.counter, n: -1 })
        else moving.push(movedWith(game, part.kind, id))
      }
  }
  return [...exhausting, ...moving]
}

/** Whether the cost consists only of resources. */
export function isResourceCost({ kind }: Cost): boolean {
  return kind === 'resources'
}

function damageAtoms(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'putDamage' }>): Atom[] {
  const amount = evaluateAmount(game, ctx, cost.amount)
  return selectCards(game, ctx, cost.on).map((object) => ({ atom: 'putDamage', object, amount }))
}

function counterAtoms(game: Game, ctx: TextContext, cost: Extract<Cost, { kind: 'removeCounters' }>): Atom[] {
  const { counter, count, as } = cost
  const n =
    count === 'all' ? countCountersOnCard(game, ctx.source, counter) : evaluateAmount(game, ctx, count)
  if (as) ctx.bound[as] = n
  return n > 0 ? [{ atom: 'counter', object: ctx.source, counter, n: -n }] : []
}

function movedWith(game: Game, kind: ByMoving, object: ObjectId): Move {
  switch (kind) {
    case 'destroy':
      return newDestroyMove(object)
    case 'discard':
      return newMoveToZone(game, object, 'graveyard', 'discarded')
    case 'remove':
      return newMoveToZone(game, object, 'removed', 'removed')
    case 'return':
      return newMoveToZone(game, object, 'hand')
  }
}

function chosenFor(ctx: TextContext, index: number): ObjectId[] {
  return ctx.settled?.payments?.[index] ?? []
}
