/**
 * Targets among which something is divided. A player chooses each target together with its share, for example
 * "3: Glubtok" (707.1d).
 */
import { type Decision, pickedAmount, pickWithAmount, splitPick } from '../../engine/index.ts'
import type { PicksForDecision } from '../../table/contract.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { type AnswerOffer, offerWithShare } from './options.ts'

/** The maximum number of menus for targets with shares. If more are needed, the targets are asked first. */
const MENUS = DISCORD_LIMITS.rows - 1

/** Whether targets and shares are asked together. */
export const asksTargetsAndShares = (decision: Decision): boolean =>
  decision.kind === 'target' &&
  decision.max > 1 &&
  !decision.ordered &&
  !decision.must &&
  decision.options.length * mostShare(decision) <= MENUS * DISCORD_LIMITS.selectOptions &&
  mostShare(decision) > 1

/** Adds the next pick if only one is possible. */
export function addOnlyPossibleShare(decision: Decision, picked: readonly string[]): string[] {
  const next = decision.options
    .flatMap(({ id }) => sharesOf(decision).map((share) => pickWithAmount(id, share)))
    .filter((id) => canBeNextShare(decision, id, picked))
  return next.length === 1 ? [...picked, ...next] : [...picked]
}

/** Returns the largest possible share, which leaves at least 1 for every other required target. */
const mostShare = ({ amount = 0, min }: Decision): number => amount - Math.max(0, min - 1)

/** Returns each target with each share that it may get. */
export const shareOffers = (decision: Decision, offers: readonly AnswerOffer[]): AnswerOffer[] =>
  offers.flatMap((one) => sharesOf(decision).map((share) => offerWithShare(one, share)))

const sharesOf = (decision: Decision): number[] =>
  Array.from({ length: mostShare(decision) }, (_, i) => i + 1)

/** Returns the amount that is left to divide after these picks. */
export const undividedAmount = ({ amount = 0, amounts }: Decision, picked: readonly string[]): number =>
  picked.reduce((left, pick) => left - pickedAmount(pick), amounts?.sum ?? amount)

/** Whether the pick can follow the earlier picks. The last possible target must get all that is left. */
export function canBeNextShare(decision: Decision, id: string, picked: readonly string[]): boolean {
  const { id: target, amount } = splitPick(id)
  const left = undividedAmount(decision, picked) - Number(amount)
  const others = Math.min(decision.max, decision.options.length) - picked.length - 1
  const needed = Math.max(0, decision.min - picked.length - 1)
  return !targetsIn(picked).includes(target) && left >= needed && (others > 0 || left === 0)
}

const targetsIn = (picked: readonly string[]): string[] => picked.map((pick) => splitPick(pick).id)

/**
 * Returns the answers: the targets and, if there is a choice, the division. A single target gets everything, and if
 * there are as many targets as points each gets 1.
 */
export function answerStepsOfDivision(decision: Decision, picked: readonly string[]): PicksForDecision[] {
  const targets = { decision: decision.id, picks: targetsIn(picked) }
  const isAsked = picked.length > 1 && (decision.amount ?? 0) > picked.length
  return isAsked ? [targets, { picks: [...picked] }] : [targets]
}
