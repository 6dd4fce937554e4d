/**
 * The requirements for adding a link (707.1b, 707.1e). They are checked before the link is offered, and again at each
 * step of its announcement.
 */

import { endModifiersLastingUntilPlay, endUsedPlayModifiers } from '../../changes/modifiers.ts'
import { costShownToPlayers, nodeAtPath, printedCard } from '../../model/data/card-registry.ts'
import type { PlayAction } from '../../model/data/vocabulary/modifiers.ts'
import type { Cost, Power } from '../../model/data/vocabulary/powers.ts'
import type { LinkToAdd } from '../../model/state/frame.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { objectById } from '../../model/state/objects.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { isConditionTrue } from '../../queries/card-text/conditions.ts'
import { cardMatchesFilter } from '../../queries/card-text/matching.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import {
  additionalCostsOfModifiers,
  alternateCosts,
  costAfterModifiers,
  modifiersThatAskForName,
  type PlayModifierInForce,
  playModifiersForAction,
} from '../../queries/play-modifiers.ts'
import { canChooseTargetsOfText, chosenTargets, declaredTargets } from '../../queries/targets.ts'
import { attackCosts } from '../combat/must-attack.ts'
import { canPayCosts, hasXInCost, largestAllowedX } from './costs.ts'
import { isResourceCost } from './resource-costs.ts'

function doingOf(it: LinkToAdd): PlayAction | null {
  if (it.what === 'card') return 'play'
  if (it.what === 'power') return 'use'
  if (it.what === 'reward') return 'complete'
  return it.what === 'resource' && it.faceUp ? 'place' : null
}

/** Returns the play modifiers that apply to the link with its current targets (707.1e). */
function playModifiersFor(game: Game, it: LinkToAdd): PlayModifierInForce[] {
  const all = allPlayModifiers(game, it)
  const playModifiers = all.some(byX) && !hasOwnX(game, it) ? all.filter((entry) => !byX(entry)) : all
  return playModifiers.some(byTarget)
    ? playModifiers.filter((entry) => !byTarget(entry) || isAimed(game, it, entry))
    : playModifiers
}

function allPlayModifiers(game: Game, it: LinkToAdd): PlayModifierInForce[] {
  const doing = doingOf(it)
  return doing ? playModifiersForAction(game, it.ctx.controller, it.ctx.source, doing) : []
}

function byX({ mod }: PlayModifierInForce): boolean {
  return mod.kind === 'costs' && mod.withX === true
}

/** Whether the cost of the card or power itself contains an X (707.1b). */
function hasOwnX(game: Game, it: LinkToAdd): boolean {
  if (it.what === 'card' && printedCard(game, it.ctx.card).costHasX) return true
  return ownCosts(game, it).some(hasXInCost)
}

function byTarget({ mod }: PlayModifierInForce): boolean {
  return mod.kind === 'costs' && mod.aimedAt !== undefined
}

/** Whether a card that matches the play modifier is among the link's targets. */
function isAimed(game: Game, it: LinkToAdd, { mod, ctx }: PlayModifierInForce): boolean {
  if (mod.kind !== 'costs' || !mod.aimedAt) return true
  const { aimedAt } = mod
  return chosenTargets(game, it.ctx, it.path).targets.some((id) => cardMatchesFilter(game, ctx, aimedAt, id))
}

/**
 * Returns the cards that can't be chosen as targets, because the link couldn't be paid for with them as targets
 * (707.1e).
 */
export function targetsThatCantBePaidFor(game: Game, it: LinkToAdd): readonly ObjectId[] {
  if (!allPlayModifiers(game, it).some(byTarget)) return []
  return game.play.filter((id) => !isLinkPayable(game, aimed(game, it, id)))
}

/** Returns the link with one more card among the targets. */
function aimed(game: Game, it: LinkToAdd, id: ObjectId): LinkToAdd {
  const at = declaredTargets(game, it.ctx.card, it.path).findIndex(({ node }) => node.kind === 'target')
  if (at < 0) return it
  const targets = [...it.ctx.targets]
  for (let i = 0; i <= at; i++) targets[i] = [...(targets[i] ?? []), ...(i === at ? [id] : [])]
  return { ...it, ctx: { ...it.ctx, targets } }
}

/**
 * Returns the alternate costs of a link, each with the card that offers it (403.3). Additional costs are added to them
 * (403.6a).
 */
export function alternateCostsWithOfferingCard(
  game: Game,
  it: LinkToAdd,
): { costs: readonly Cost[]; by: ObjectId }[] {
  return it.free ? [] : alternateCosts(playModifiersFor(game, it))
}

/** Returns the play modifiers that require a choice of a name as the link is added. */
export function modifiersThatAskForNameOfLink(
  game: Game,
  it: LinkToAdd,
): ReturnType<typeof modifiersThatAskForName> {
  return modifiersThatAskForName(playModifiersFor(game, it))
}

/**
 * Returns the total cost: an alternate cost if one is used, plus additional costs and increases, minus reductions
 * (707.1e).
 */
export function totalCosts(game: Game, it: LinkToAdd, alternate = it.alternate): readonly Cost[] {
  const playModifiers = playModifiersFor(game, it)
  const own = ownCosts(game, it)
  if (playModifiers.length === 0) return own
  const base = alternate ? (alternateCosts(playModifiers)[alternate - 1]?.costs ?? own) : own
  const costs = [...base, ...additionalCostsOfModifiers(playModifiers)]
  const resources = costs.filter((cost) => cost.kind === 'resources')
  const { ctx } = it
  const amount = costAfterModifiers(game, ctx, playModifiers, sumOf(game, ctx, resources))
  return [{ kind: 'resources', amount }, ...costs.filter((cost) => cost.kind !== 'resources')]
}

/**
 * Ends modifiers that changed only the next link of this kind, even if another cost was paid, and those that last until
 * such a card is played.
 */
export function endUsedPlayModifiersOfLink(game: Game, it: LinkToAdd): void {
  const { costs, instant } = inForceFlags(game)
  if (costs || instant) endUsedPlayModifiers(game, playModifiersFor(game, it))
  if (instant && it.what === 'card') endModifiersLastingUntilPlay(game, it.ctx)
}

function sumOf(game: Game, ctx: TextContext, costs: readonly Extract<Cost, { kind: 'resources' }>[]): number {
  return costs.reduce((total, { amount }) => total + evaluateAmount(game, ctx, amount), 0)
}

function ownCosts(game: Game, it: LinkToAdd): readonly Cost[] {
  if (it.free) return []
  if (it.what === 'proposal') return attackCosts(game, it.ctx.source)
  if (it.what === 'card') return [{ kind: 'resources', amount: playCost(game, it.ctx) }]
  if (it.what !== 'power' && it.what !== 'reward') return []
  const power = nodeAtPath<Power>(game, it.ctx.card, powerPath(it.path))
  return 'costs' in power ? power.costs : []
}

/** Returns the path of the power whose text is at `path`. */
function powerPath(path = ''): string {
  return path.endsWith(EFFECT) ? path.slice(0, -EFFECT.length) : path
}

const EFFECT = '.effect'

/** Returns the printed play cost, including the value of X (201.3). */
function playCost(game: Game, ctx: TextContext): number {
  const card = printedCard(game, ctx.card)
  const cost = (card.cost ?? 0) + (card.costHasX ? ctx.x : 0)
  return costShownToPlayers(game, objectById(game, ctx.source).owner, cost)
}

/** Whether the cost of a link contains an X that has to be chosen (707.1b). */
export function mustChooseX(game: Game, it: LinkToAdd, playModifiers = playModifiersFor(game, it)): boolean {
  return (
    hasOwnX(game, it) ||
    (playModifiers.length > 0 && additionalCostsOfModifiers(playModifiers).some(hasXInCost))
  )
}

/** Returns the smallest and the largest X with which the link can be completed, or null if there is none (707.1b). */
export function rangeOfX(game: Game, it: LinkToAdd): { min: number; max: number } | null {
  const most = it.free ? 0 : Math.min(largestAllowedX(totalCosts(game, it)), MOST)
  const works = (x: number): boolean => isCompletable(game, { ...it, ctx: { ...it.ctx, x } })
  const isDearer = onlyResourcesGrowWithX(game, it)
  let min = 0
  while (min <= most && !works(min)) {
    if (isDearer && !isLinkPayable(game, { ...it, ctx: { ...it.ctx, x: min } })) return null
    min += 1
  }
  if (min > most) return null
  let max = min
  while (max < most && works(max + 1)) max += 1
  return { min, max }
}

/** Whether X only adds resources to the cost of a card, so that no larger X can be paid for if a smaller one can't. */
const onlyResourcesGrowWithX = (game: Game, it: LinkToAdd): boolean =>
  it.what === 'card' && playModifiersFor(game, it).every(({ mod }) => mod.kind === 'onlyIf')

/** An upper bound for X. No game has more resources or cards to pay with. */
const MOST = 200

/** Whether all conditions of the link ("play only if") are met. */
function mayBeAdded(game: Game, it: LinkToAdd): boolean {
  for (const { mod, ctx } of playModifiersFor(game, it))
    if (mod.kind === 'onlyIf' && !isConditionTrue(game, ctx, mod.cond)) return false
  return true
}

/** Whether the link can be added now, considering its targets and costs. */
export function canAddLink(game: Game, it: LinkToAdd): boolean {
  if (!mayBeAdded(game, it)) return false
  const playModifiers = playModifiersFor(game, it)
  if (mustChooseX(game, it, playModifiers)) return rangeOfX(game, it) !== null
  if (playModifiers.length > 0) return isCompletable(game, it)
  return (
    canPayCosts(game, it.ctx, ownCosts(game, it)) &&
    canChooseTargetsOfText(game, it.ctx, it.path, targetsThatCantBePaidFor(game, it))
  )
}

/** Whether the link has only its own resource cost, and there are enough resources. */
export function hasOnlyPayableResourceCost(game: Game, it: LinkToAdd): boolean {
  const playModifiers = playModifiersFor(game, it)
  if (playModifiers.length > 0 || mustChooseX(game, it, playModifiers)) return false
  const costs = ownCosts(game, it)
  return costs.every(isResourceCost) && canPayCosts(game, it.ctx, costs)
}

function isCompletable(game: Game, it: LinkToAdd): boolean {
  return (
    isLinkPayable(game, it) &&
    canChooseTargetsOfText(game, it.ctx, it.path, targetsThatCantBePaidFor(game, it))
  )
}

/** Whether the link can be paid for with one of its costs and one of the possible names. */
export function isLinkPayable(game: Game, it: LinkToAdd): boolean {
  const [name] = modifiersThatAskForNameOfLink(game, it)
  if (!name || it.ctx.bound[name.as] !== undefined) return indexesOfPayableCosts(game, it).length > 0
  return name.tags.some((_, i) => isLinkPayable(game, named(it, name.as, i)))
}

function named(it: LinkToAdd, name: string, index: number): LinkToAdd {
  return { ...it, ctx: { ...it.ctx, bound: { ...it.ctx.bound, [name]: index } } }
}

/** Returns the indexes of the tags with which the link can be paid for if they are named. */
export function indexesOfPayableNames(game: Game, it: LinkToAdd): number[] {
  const [name] = modifiersThatAskForNameOfLink(game, it)
  return (name?.tags ?? []).flatMap((_, i) => (isLinkPayable(game, named(it, name?.as ?? '', i)) ? [i] : []))
}

/**
 * Returns the indexes of the costs that can be paid; 0 is the link's own cost. If X is more than 0, only alternate
 * costs that contain an X are allowed (707.1b).
 */
export function indexesOfPayableCosts(game: Game, it: LinkToAdd): number[] {
  const own = canPayCosts(game, it.ctx, totalCosts(game, it, 0)) ? [0] : []
  const others = alternateCostsWithOfferingCard(game, it)
  return others.length === 0 ? own : [...own, ...payableAlternates(game, it, others)]
}

function payableAlternates(
  game: Game,
  it: LinkToAdd,
  others: ReturnType<typeof alternateCostsWithOfferingCard>,
): number[] {
  const playsX = it.what === 'card' && printedCard(game, it.ctx.card).costHasX === true && it.ctx.x > 0
  return others.flatMap(({ costs }, i) => {
    if (playsX && !costs.some(hasXInCost)) return []
    return canPayCosts(game, it.ctx, totalCosts(game, it, i + 1)) ? [i + 1] : []
  })
}
