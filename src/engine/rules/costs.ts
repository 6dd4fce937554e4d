/** Costs (403): a cost is paid whole or not at all, so it is offered only to those who can. */
import { matches, num } from '../effects/evaluate.ts'
import type { Cost } from '../effects/vocabulary.ts'
import type { Atom } from '../state/atoms.ts'
import type { Context, Game, ObjectId, Seat } from '../state/game.ts'
import { inPlay, objectOf, playerAt } from '../state/objects.ts'
import { isSettled } from './combat-legality.ts'
import { cant, has, isType } from './projection.ts'

/** Ready resources, face-down ones first: the order in which they are exhausted (412.2). */
export function readyResources(game: Game, seat: Seat): ObjectId[] {
  const ready = game.play.filter((id) => {
    const play = inPlay(game, id)
    return play.row === 'resource' && play.controller === seat && !play.exhausted
  })
  return [
    ...ready.filter((id) => inPlay(game, id).faceDown),
    ...ready.filter((id) => !inPlay(game, id).faceDown),
  ]
}

export function resourceAtoms(game: Game, seat: Seat, amount: number): Atom[] {
  return readyResources(game, seat)
    .slice(0, amount)
    .map((object) => ({ atom: 'exhaust', object }))
}

/** The resource cost of a list of costs. */
export function resourcesOf(game: Game, ctx: Context, costs: readonly Cost[]): number {
  return costs.reduce(
    (total, cost) => total + (cost.kind === 'resources' ? num(game, ctx, cost.amount) : 0),
    0,
  )
}

export function canPay(game: Game, ctx: Context, costs: readonly Cost[]): boolean {
  if (resourcesOf(game, ctx, costs) > readyResources(game, ctx.controller).length) return false
  return costs.every((cost) => canPayPart(game, ctx, cost))
}

function canPayPart(game: Game, ctx: Context, cost: Cost): boolean {
  const play = objectOf(game, ctx.source).play
  switch (cost.kind) {
    case 'resources':
    case 'roll':
      return true
    case 'activate':
      return (
        !!play &&
        !play.exhausted &&
        !cant(game, ctx.source, 'exhaust') &&
        (!isType(game, ctx.source, 'ally') ||
          isSettled(game, ctx.source) ||
          has(game, ctx.source, 'timeIsMoney'))
      )
    case 'flip':
      return !!play && !play.faceDown
    case 'destroySelf':
      return !!play
    case 'discard':
      return discardable(game, ctx, cost).length > 0
  }
}

/** The cards in hand with which a discard cost can be paid. */
export function discardable(game: Game, ctx: Context, cost: Extract<Cost, { kind: 'discard' }>): ObjectId[] {
  return playerAt(game, ctx.controller).hand.filter(
    (id) => id !== ctx.source && matches(game, ctx, cost.filter, id),
  )
}
