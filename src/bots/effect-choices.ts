/** Answers questions of a text that is at work: whether to use an optional part, and which cards to choose. */
import {
  type CardView,
  type DataNode,
  type Decision,
  type Effect,
  type ObjectId,
  type Option,
  printedCard,
  type View,
} from '../engine/index.ts'
import { askingNode, impactOnCardsToChoose, intentWithoutInnerEffects } from './aims.ts'
import { isIdle } from './idle-texts.ts'
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
  if (!step || intentWithoutInnerEffects(step) === 'none') return true
  return isFriend === (intentWithoutInnerEffects(step) !== 'harm' || comesBack(view, step, card))
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
export function chooseCardsForText(view: View, decision: Decision): string[] {
  const aim = impactOnCardsToChoose(view)
  if (!aim || aim.intent === 'none') return chooseLeastValuable(view, decision)
  const { options, seat, min, max } = decision
  const scored = options
    .map((option) => ({ id: option.id, score: targetScore(view, option, aim, seat) }))
    .sort((a, b) => b.score - a.score)
  const good = scored.filter(({ score }) => score > 0).slice(0, max)
  return (good.length >= min ? good : scored.slice(0, min)).map(({ id }) => id)
}

/** Chooses the first modes that would do something now. */
export function chooseModes(view: View, { options, seat, min }: Decision): string[] {
  const effect = askingEffect(view)
  const modes = effect ? modesIn(effect) : []
  const isIdleMode = (option: Option): boolean => {
    const mode = option.kind === 'mode' ? modes[option.mode] : undefined
    return mode !== undefined && isIdle(view, seat, mode)
  }
  return [...options]
    .sort((a, b) => Number(isIdleMode(a)) - Number(isIdleMode(b)))
    .slice(0, Math.max(1, min))
    .map(({ id }) => id)
}

/** Returns the whole text that asks: the card's own text, or the effect of one of its powers. */
function askingEffect(view: View): Effect | undefined {
  const { asking } = view
  if (!asking) return undefined
  const card = printedCard(view, asking.card)
  if (asking.path === null) return card.effect
  const power = card.powers[Number(/^powers\.(\d+)\.effect/.exec(asking.path)?.[1])]
  return power && 'effect' in power ? power.effect : undefined
}

function modesIn(effect: Effect): readonly Effect[] {
  if (effect.kind === 'modal') return effect.modes
  if (effect.kind === 'do') return effect.steps.map(modesIn).find(({ length }) => length > 0) ?? []
  return effect.kind === 'may' || effect.kind === 'empower' ? modesIn(effect.do) : []
}
