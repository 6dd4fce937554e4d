/** Choosing the targets of a link when it is added, and dividing amounts among them (706, 707.1c–d). */

import { type DeclaredTarget, indexOfChoiceInText, type TextChoices } from '../../model/data/text-choices.ts'
import type { Option } from '../../model/state/decision.ts'
import { askQuestion, newQuestion, type Question } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId } from '../../model/state/ids.ts'
import { controllerOf } from '../../model/state/objects.ts'
import {
  objectOption,
  optionId,
  pickedAmount,
  pickedObject,
  pickWithAmount,
  playerOption,
  targetOfPick,
} from '../../model/state/picks.ts'
import { randomBelow } from '../../model/state/rng.ts'
import { evaluateAmount } from '../../queries/card-text/amounts.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { seatThatChooses } from '../../queries/choosers.ts'
import {
  canChooseTargets,
  cardsThatMustBeTargeted,
  isTextPartInForce,
  legalTargets,
  maxRequiredCardsAmongTargets,
  maxTargets,
  minTargets,
  withoutBarredTargets,
} from '../../queries/targets.ts'
import { targetsThatCantBePaidFor } from './adding.ts'
import {
  type Announcement,
  type AnnouncementStep,
  cancelAnnouncement,
  choicesOfAnnouncement,
  goToNextAnnouncementStep,
  questionFieldsOfAnnouncement,
} from './choosing.ts'

/** Chooses one declared target after the other (707.1d). */
export const chooseTargets: AnnouncementStep = (game, it, answer) => {
  const text = choicesOfAnnouncement(game, it)
  if (it.target === 0 && !answer) {
    lockTotals(game, it, text)
    if (
      !canChooseTargets(
        game,
        it.ctx,
        text.targets.filter((target) => isTextPartInForce(it.ctx, target)),
        targetsThatCantBePaidFor(game, it),
      )
    )
      return cancelAnnouncement(game, it)
  }
  if (answer) heard(it, answer.map(targetOfPick))
  const next = text.targets[it.target]
  if (!next) goToNextAnnouncementStep(it)
  else if (!isTextPartInForce(it.ctx, next)) choose(it, [])
  else if (next.node.kind === 'target' && next.node.oneEach) askForEach(game, it, next.node)
  else if (next.node.kind === 'target' && next.node.random) choose(it, atRandom(game, it, next))
  else askTarget(game, it, text, next)
}

function heard(it: Announcement, ids: number[]): void {
  if (!it.from) return choose(it, ids)
  it.ctx.targets[it.target] = [...(it.ctx.targets[it.target] ?? []), ...ids]
  it.from.shift()
}

type CardTarget = Extract<DeclaredTarget['node'], { kind: 'target' }>

/** Chooses up to one card of each player, one player after the other. */
function askForEach(game: Game, it: Announcement, node: CardTarget): void {
  it.from ??= node.oneEach ? selectPlayers(game, it.ctx, node.oneEach) : []
  const [seat] = it.from
  if (seat === undefined) {
    it.from = undefined
    it.target += 1
    return
  }
  const own = payable(game, it, node).filter((id) => controllerOf(game, id) === seat)
  if (own.length === 0) return heard(it, [])
  askQuestion(game, {
    kind: 'target',
    options: own.map(objectOption),
    min: 0,
    max: 1,
    ...questionFieldsOfAnnouncement(it),
  })
}

/** Returns the legal targets with which the link can still be paid for (707.1e). */
function payable(game: Game, it: Announcement, node: DeclaredTarget['node']): number[] {
  return withoutBarredTargets(legalTargets(game, it.ctx, node), node, targetsThatCantBePaidFor(game, it))
}

function choose(it: Announcement, ids: number[]): void {
  it.ctx.targets[it.target] = ids
  it.target += 1
}

/** Stores the amounts to divide, which are read before the targets are chosen (707.1d). */
function lockTotals(game: Game, it: Announcement, text: TextChoices): void {
  for (const [i, { node }] of text.divided.entries()) {
    const amount = node.kind === 'addCounters' ? node.count : node.amount
    if (amount !== 'all') lockTotal(it, i, evaluateAmount(game, it.ctx, amount))
  }
}

function lockTotal({ ctx }: Announcement, part: number, total: number): void {
  ctx.settled = { ...ctx.settled, totals: { ...ctx.settled?.totals, [part]: total } }
}

/**
 * Chooses targets at random. If cards that must be targeted if able are among the legal targets, only they are
 * considered (706.5).
 */
function atRandom(game: Game, it: Announcement, { node }: DeclaredTarget): number[] {
  it.fixed = true
  const legal = payable(game, it, node)
  const required = openRequiredTargets(game, it).filter((id) => legal.includes(id))
  const left = required.length > 0 ? required : legal
  const count = Math.min(maxTargets(game, it.ctx, node), left.length)
  return Array.from({ length: count }, () => left.splice(randomBelow(game, left.length), 1)).flat()
}

/** Returns the cards that this link must target if able and doesn't target yet (706.4). */
function openRequiredTargets(game: Game, it: Announcement): ObjectId[] {
  const required = cardsThatMustBeTargeted(game, it.ctx.controller)
  if (required.length === 0) return required
  const chosen = it.ctx.targets.flat()
  return required.filter((id) => !chosen.includes(id))
}

function askTarget(game: Game, it: Announcement, text: TextChoices, target: DeclaredTarget): void {
  const { node } = target
  const { min, max } = bounds(game, it, text, target)
  const legal = payable(game, it, node)
  const ids = legal.filter((id) => canGoOn(game, it, text, [id]))
  const options: Option[] = node.kind === 'targetPlayer' ? ids.map(playerOption) : ids.map(objectOption)
  const most = Math.min(max, options.length)
  if (most === 0) return choose(it, [])
  const by = askedFor(game, it, node)
  const question = newQuestion('target', by.seat, options)
  question.min = min
  question.max = most
  question.side = by.side
  question.source = by.source
  question.back = by.back
  if (most > 1 && isOrdered(text, node)) question.ordered = true
  const restricted = node.kind === 'target' ? restrictedToRequired(game, it, text, ids, min, most) : {}
  if (restricted.options) question.options = restricted.options
  question.must = restricted.must
  const amount = toDivide(it, text, target)
  if (amount > 0) question.amount = amount
  askQuestion(game, question)
}

/**
 * Returns the amount that the player will divide among these targets in the next step of the announcement, or 0 if the
 * next step is another one (707.1d).
 */
function toDivide(it: Announcement, text: TextChoices, { node }: DeclaredTarget): number {
  if (text.divided.length === 0) return 0
  const at = text.divided.findIndex((one) => dividedTarget(one.node) === node)
  const isNext = text.divided.length === 1 && text.targets.at(-1)?.node === node
  const isOwn = node.kind === 'target' && !node.by
  return isNext && isOwn && text.divided[at]?.node.divided ? (it.ctx.settled?.totals?.[at] ?? 0) : 0
}

/**
 * Returns the base of the question for a target. Another player is asked if the text says that they choose it (707.1d).
 */
function askedFor(
  game: Game,
  it: Announcement,
  node: DeclaredTarget['node'],
): ReturnType<typeof questionFieldsOfAnnouncement> & Pick<Question, 'side'> {
  if (node.kind !== 'target' || !node.by) return questionFieldsOfAnnouncement(it)
  const by = seatThatChooses(game, it.ctx, node.by)
  return by.seat === it.ctx.controller ? questionFieldsOfAnnouncement(it) : { ...by, source: it.ctx.source }
}

/**
 * Returns the minimum and maximum number of targets. There can't be more targets than the amount to divide among them
 * (707.1d).
 */
function bounds(
  game: Game,
  it: Announcement,
  text: TextChoices,
  { node }: DeclaredTarget,
): { min: number; max: number } {
  const min = minTargets(game, it.ctx, node)
  const max = maxTargets(game, it.ctx, node)
  if (text.divided.length === 0) return { min, max }
  const at = text.divided.findIndex((one) => dividedTarget(one.node) === node)
  const total = it.ctx.settled?.totals?.[at] ?? 0
  if (at < 0 || isOrdered(text, node) || total <= 0) return { min, max }
  return { min: Math.max(1, min), max: Math.min(max, total) }
}

/** Whether the order of the targets matters, because the text gives each of them a fixed share. */
function isOrdered(text: TextChoices, node: DeclaredTarget['node']): boolean {
  return text.divided.some((one) => dividedTarget(one.node) === node && sharesIn(one.node) !== null)
}

const dividedTarget = (node: TextChoices['divided'][number]['node']): unknown =>
  node.kind === 'heal' ? node.from : node.to

/** Whether enough cards remain for a later "another target" if these cards are chosen now. */
function canGoOn(game: Game, it: Announcement, text: TextChoices, ids: number[]): boolean {
  const rest = text.targets.slice(it.target + 1).filter((target) => isTextPartInForce(it.ctx, target))
  if (rest.every(({ node }) => !node.other)) return true
  const targets = [...it.ctx.targets.slice(0, it.target), ids]
  return canChooseTargets(game, { ...it.ctx, targets }, rest)
}

/**
 * The targets of the whole link must include as many cards as possible that must be targeted if able (706.4). For a
 * single target, only cards with which this is possible are offered. For several targets, a minimum number must be
 * required cards, unless the player chooses none for "up to".
 */
function restrictedToRequired(
  game: Game,
  it: Announcement,
  text: TextChoices,
  ids: ObjectId[],
  min: number,
  max: number,
): Partial<Pick<Question, 'options' | 'must'>> {
  const open = openRequiredTargets(game, it)
  const here = ids.filter((id) => open.includes(id))
  if (here.length === 0) return {}
  const rest = text.targets.slice(it.target + 1).filter((target) => isTextPartInForce(it.ctx, target))
  const later = (taken: readonly ObjectId[]): number =>
    maxRequiredCardsAmongTargets(
      game,
      it.ctx,
      rest,
      open.filter((id) => !taken.includes(id)),
    )
  if (max === 1) {
    const gain = (id: ObjectId): number => (open.includes(id) ? 1 : 0) + later([id])
    const best = min === 0 ? 1 + later([here[0] ?? 0]) : Math.max(...ids.map(gain))
    return { options: ids.filter((id) => gain(id) >= best).map(objectOption) }
  }
  const least = Math.min(max, here.length)
  const among = here.map(optionId.object)
  return { must: { among, least, ...(min === 0 ? { orNone: true as const } : {}) } }
}

/** Divides amounts among targets. Each target gets at least 1 (707.1d). */
export const chooseDivision: AnnouncementStep = (game, it, answer) => {
  const { divided } = choicesOfAnnouncement(game, it)
  if (divided.length === 0) return goToNextAnnouncementStep(it)
  const at = divided.findIndex(
    (one, i) => isTextPartInForce(it.ctx, one) && !it.ctx.settled?.divided?.[i] && one.node.divided,
  )
  const node = divided[at]?.node
  const target = node && dividedTarget(node)
  if (!isTargetNode(target)) return goToNextAnnouncementStep(it)
  const index = indexOfChoiceInText(target)
  const ids = it.ctx.targets[index] ?? []
  const total = it.ctx.settled?.totals?.[at] ?? 0
  const shares = answer ?? respective(divided[at]?.node, ids) ?? onlyDivision(ids, total)
  if (!shares)
    return askQuestion(game, {
      kind: 'divide',
      options: ids.map(objectOption),
      min: ids.length,
      max: ids.length,
      amounts: { min: Math.min(1, total), max: total, sum: total },
      ...questionFieldsOfAnnouncement(it),
    })
  it.ctx.settled = { ...it.ctx.settled, divided: { ...it.ctx.settled?.divided, [at]: true } }
  it.ctx.shares ??= {}
  for (const share of shares) it.ctx.shares[`${index}.${pickedObject(share)}`] = pickedAmount(share)
}

/** Returns the division that the text fixes, or null: "3, 2, and 1, respectively" gives 3 to the first target. */
function respective(
  node: TextChoices['divided'][number]['node'] | undefined,
  ids: readonly ObjectId[],
): string[] | null {
  const shares = sharesIn(node)
  return shares && ids.map((id, i) => pickWithAmount(optionId.object(id), shares[i] ?? 0))
}

/** Returns the shares that the text fixes, in the order in which the targets are chosen, or null if it fixes none. */
function sharesIn(node: TextChoices['divided'][number]['node'] | undefined): readonly number[] | null {
  const amount = node?.kind === 'addCounters' ? node.count : node?.amount
  return typeof amount === 'object' && amount.kind === 'respective' ? amount.of : null
}

/**
 * Returns the only possible division, or null if there are several: a single target gets everything, and if there are
 * at least as many targets as the amount, each gets 1 (0 if the amount is 0).
 */
function onlyDivision(ids: readonly ObjectId[], total: number): string[] | null {
  if (ids.length > 1 && total > ids.length) return null
  const each = ids.length > 1 ? Math.min(1, total) : total
  return ids.map((id) => pickWithAmount(optionId.object(id), each))
}

function isTargetNode(node: unknown): node is Extract<DeclaredTarget['node'], { kind: 'target' }> {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'target'
}
