/** Answers questions of a text that is at work: whether to use an optional part, and which cards to choose. */
import type { CardView, DataNode, Decision, ObjectId, View } from '../engine/index.ts'
import { aimAtAskedCards, askingNode, intentOfStep } from './aims.ts'
import { chooseLeastValuable, targetScore } from './picking.ts'
import { cardInView, seatViewOf } from './visible-cards.ts'

/**
 * Whether to use an optional effect. It is declined if it would harm a card of the player's own side, or help one of
 * the other side.
 */
export function acceptsEffect(view: View, { about, seat, source }: Decision): boolean {
  const card = about === undefined ? undefined : cardInView(view, about)
  if (!card) return true
  const isFriend = isOnSideOf(view, seat, card)
  const node = askingNode(view)
  if (node?.kind === 'may') return isGood(view, node.do, card, isFriend)
  return !isFriend || (node?.kind !== 'exhaust' && isOwnText(view, seat, source))
}

/** A text that asks without an effect, such as Stash, offers something to the controller of its card. */
function isOwnText(view: View, seat: number, source: ObjectId | undefined): boolean {
  const card = source === undefined ? undefined : cardInView(view, source)
  return card !== undefined && isOnSideOf(view, seat, card)
}

function isGood(view: View, effect: unknown, card: CardView, isFriend: boolean): boolean {
  const step = stepOf(effect)
  if (!step || intentOfStep(step) === 'none') return true
  return isFriend === (intentOfStep(step) !== 'harm' || comesBack(view, step, card))
}

const stepOf = (effect: unknown): DataNode | null =>
  typeof effect === 'object' && effect !== null && 'kind' in effect ? { ...effect } : null

/** Whether the effect takes the card from a graveyard. */
const comesBack = ({ seats }: View, { kind, to }: DataNode, { object }: CardView): boolean =>
  kind === 'put' &&
  to !== 'removed' &&
  seats.some(({ graveyard }) => graveyard.some((one) => one.object === object))

const isOnSideOf = (view: View, seat: number, { controller }: CardView): boolean =>
  seatViewOf(view, controller).side === seatViewOf(view, seat).side

/**
 * Chooses cards for the text that asks: those that its effect helps or harms best, and otherwise the least valuable
 * ones.
 */
export function chooseForText(view: View, decision: Decision): string[] {
  const aim = aimAtAskedCards(view)
  if (!aim || aim.intent === 'none') return chooseLeastValuable(view, decision)
  const { options, seat, min, max } = decision
  const scored = options
    .map((option) => ({ id: option.id, score: targetScore(view, option, aim, seat) }))
    .sort((a, b) => b.score - a.score)
  const good = scored.filter(({ score }) => score > 0).slice(0, max)
  return (good.length >= min ? good : scored.slice(0, min)).map(({ id }) => id)
}
