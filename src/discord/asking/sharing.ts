/** Targets that something is divided among, chosen together with what each gets: "3: Glubtok" (707.1d). */
import { type Decision, idAndAmount, pickedAmount, withAmount } from '../../engine/index.ts'
import type { AnswerStep } from '../../table/contract.ts'
import { LIMITS } from '../posts/limits.ts'
import { type Offer, withShare } from './options.ts'

/** At most so many menus hold the targets' shares; where more are needed, the targets are asked first. */
const MENUS = LIMITS.rows - 1

/** Whether targets and shares are asked in one. */
export const isShared = (decision: Decision): boolean =>
  decision.kind === 'target' &&
  decision.max > 1 &&
  !decision.ordered &&
  !decision.must &&
  decision.options.length * mostShare(decision) <= MENUS * LIMITS.selectOptions &&
  mostShare(decision) > 1

/** Where only one pick is left that could follow, it goes without saying. */
export function withLastShare(decision: Decision, picked: readonly string[]): string[] {
  const next = decision.options
    .flatMap(({ id }) => sharesOf(decision).map((share) => withAmount(id, share)))
    .filter((id) => isNextShare(decision, id, picked))
  return next.length === 1 ? [...picked, ...next] : [...picked]
}

/** What one may get, with enough left for as many others as must be targets. */
const mostShare = ({ amount = 0, min }: Decision): number => amount - Math.max(0, min - 1)

/** Each target with each share that it may get. */
export const shareOffers = (decision: Decision, offers: readonly Offer[]): Offer[] =>
  offers.flatMap((one) => sharesOf(decision).map((share) => withShare(one, share)))

const sharesOf = (decision: Decision): number[] =>
  Array.from({ length: mostShare(decision) }, (_, i) => i + 1)

/** How much of what its targets share, or of a division, is left after these. */
export const leftToShare = ({ amount = 0, amounts }: Decision, picked: readonly string[]): number =>
  picked.reduce((left, pick) => left - pickedAmount(pick), amounts?.sum ?? amount)

/** Whether this can be picked after those: the last possible target gets all that is left. */
export function isNextShare(decision: Decision, id: string, picked: readonly string[]): boolean {
  const { id: target, amount } = idAndAmount(id)
  const left = leftToShare(decision, picked) - Number(amount)
  const others = Math.min(decision.max, decision.options.length) - picked.length - 1
  const needed = Math.max(0, decision.min - picked.length - 1)
  return !targetsIn(picked).includes(target) && left >= needed && (others > 0 || left === 0)
}

const targetsIn = (picked: readonly string[]): string[] => picked.map((pick) => idAndAmount(pick).id)

/** The targets, and how it is divided among them where that is a question (one gets all; as many as there is get 1 each). */
export function shareSteps(decision: Decision, picked: readonly string[]): AnswerStep[] {
  const targets = { decision: decision.id, picks: targetsIn(picked) }
  const isAsked = picked.length > 1 && (decision.amount ?? 0) > picked.length
  return isAsked ? [targets, { picks: [...picked] }] : [targets]
}
