/** Targets (706): who may be chosen, and whether a choice still holds as the link resolves (709.2a). */
import { matches } from '../effects/evaluate.ts'
import { type DeclaredTarget, type TargetNode, targetsOf } from '../effects/texts.ts'
import { nodeAt, printed } from '../library.ts'
import type { Context, Game, ObjectId, Seat } from '../state/game.ts'
import { inTurnOrder, isInPlay, playerAt } from '../state/objects.ts'
import { cant } from './projection.ts'

/** The targets of a text: a card's own (no path) or the effect at a path. */
export function declaredTargets(
  game: Game,
  card: string,
  path: string | undefined,
): readonly DeclaredTarget[] {
  return targetsOf(path === undefined ? printed(game, card) : nodeAt<object>(game, card, path))
}

/** Cards (or seats, for a targeted player) that may be chosen now; none that was chosen for this text already. */
export function legalTargets(game: Game, ctx: Context, node: TargetNode): number[] {
  if (node.kind === 'targetPlayer') return inTurnOrder(game)
  return candidates(game, node).filter((id) => isLegalTarget(game, ctx, node, id))
}

function candidates(game: Game, node: Extract<TargetNode, { kind: 'target' }>): readonly ObjectId[] {
  const zone = node.zone ?? 'play'
  if (zone === 'play') return game.play
  if (zone === 'chain')
    return game.chain.flatMap((link) => (link.kind === 'card' && link.object ? [link.object] : []))
  return game.players.flatMap((player) => player[zone])
}

function isLegalTarget(
  game: Game,
  ctx: Context,
  node: Extract<TargetNode, { kind: 'target' }>,
  id: ObjectId,
): boolean {
  if (id === ctx.source && node.zone === 'chain') return false
  if (!matches(game, ctx, node.filter, id)) return false
  return !isInPlay(game, id) || !cant(game, id, 'beTargeted', undefined, ctx.controller)
}

/** What was chosen, for those who look on: cards and players apart. */
export function chosenTargets(
  game: Game,
  ctx: Context,
  path: string | undefined,
): { targets: ObjectId[]; players: Seat[] } {
  const targets: ObjectId[] = []
  const players: Seat[] = []
  for (const [index, { node }] of declaredTargets(game, ctx.card, path).entries())
    (node.kind === 'targetPlayer' ? players : targets).push(...(ctx.targets[index] ?? []))
  return { targets, players }
}

export function leastTargets(node: TargetNode): number {
  return node.kind === 'target' ? (node.min ?? 1) : 1
}

export function mostTargets(node: TargetNode): number {
  return node.kind === 'target' ? (node.max ?? 1) : 1
}

/** Whether legal choices can be made for all of a text's targets (707.1d). */
export function canTarget(game: Game, ctx: Context, targets: readonly DeclaredTarget[]): boolean {
  const modes = targets.some((target) => target.mode !== null)
  return targets.every(
    ({ node, mode }) =>
      (modes && mode !== null) ||
      leastTargets(node) === 0 ||
      legalTargets(game, ctx, node).length >= leastTargets(node),
  )
}

/** Drops the targets that have become illegal. Says whether any target was left (709.2a). */
export function recheckTargets(game: Game, ctx: Context, targets: readonly DeclaredTarget[]): boolean {
  let chosen = 0
  let left = 0
  for (const [index, { node }] of targets.entries()) {
    const before = ctx.targets[index] ?? []
    chosen += before.length
    const after = before.filter((id) => stillLegal(game, ctx, node, id))
    ctx.targets[index] = after
    left += after.length
  }
  return chosen === 0 || left > 0
}

function stillLegal(game: Game, ctx: Context, node: TargetNode, id: number): boolean {
  if (node.kind === 'targetPlayer') return !playerAt(game, id).out
  return candidates(game, node).includes(id) && isLegalTarget(game, ctx, node, id)
}
