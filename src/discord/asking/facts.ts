/**
 * What a question is about, in numbers: each of the choices that have no second line of their own, who attacks and how
 * hard, what those who would take it have left. Built from a view, so that it says no more than its readers may know.
 */
import { textOf } from '../../cards/text.ts'
import type { CardView, Decision, DecisionKind, ObjectId, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { clip } from '../posts/limits.ts'
import { cardCalled, findCard, findLink, type SeatNames } from '../posts/names.ts'
import { fitButtons } from './choices.ts'
import { cardAsking, cardsIn, offersOf, ownerOf, type Scene, type Shown, stateLine } from './options.ts'

/** More would push the answers off the screen; they have a second line each in a select. */
const MOST = 12
/** A card's text in a line. */
const LINE = 160

/** A line for each fact, in the order of the choices. */
export function factLines(view: View, decision: Decision, names: SeatNames, shown: Shown = {}): string[] {
  const asked = { view, decision, names, shown }
  const lines = [...fightLines(asked), ...choiceLines(asked), ...handLines(asked), ...textLines(asked)]
  return lines.slice(0, MOST).map(texts.prompt.fact)
}

/** Who attacks whom, or who takes what is to be prevented. */
function fightLines({ view, decision, names }: Scene): string[] {
  const { kind, source, about } = decision
  if (kind === 'prevent') return cardLines(view, about, names)
  return kind === 'protect' ? [source, about].flatMap((id) => cardLines(view, id, names)) : []
}

function cardLines(view: View, id: ObjectId | undefined, names: SeatNames): string[] {
  const card = id === undefined ? null : findCard(view, id)
  return card && card.card !== ''
    ? [texts.prompt.cardFacts(cardCalled(card, names, view.viewer), numbersOf(card))]
    : []
}

/** Choices that are buttons. */
function choiceLines({ view, decision, names, shown }: Scene): string[] {
  if (decision.kind === 'priority') return []
  const offers = offersOf(view, decision, names, shown)
  if (!fitButtons({ code: '', decision, offers })) return []
  return cardsIn(view, decision).flatMap((card) => choiceLine({ view, decision, names, shown }, card))
}

function choiceLine(scene: Scene, card: CardView): string[] {
  if (card.card === '') return []
  const { strikeCost } = scene.names.printed(card.card) ?? {}
  const facts = [numbersOf(card, strikeCost), ...ownerOf(scene, card)].filter((fact) => fact !== '')
  return facts.length > 0 ? [texts.prompt.cardFacts(card.name, facts.join(' · '))] : []
}

/** "costs 2 · 3 ATK · 2/4 health · exhausted" */
function numbersOf(card: CardView, strikeCost?: number): string {
  const { costs, strikeCosts } = texts.choice
  const cost = card.cost === null ? '' : costs(card.cost)
  const paid = strikeCost === undefined ? cost : strikeCosts(strikeCost)
  return [paid, stateLine(card)].filter((fact) => fact !== '').join(' · ')
}

/** Whether to keep a hand can't be said without it; only its owner sees it. */
function handLines({ view, decision }: Scene): string[] {
  if (decision.kind !== 'mulligan') return []
  const cards = view.seats.find(({ seat }) => seat === decision.seat)?.hand.cards ?? []
  return cards.map((card) => texts.prompt.cardFacts(card.name, numbersOf(card)))
}

/** A card that asks whether one wants to, or what of it, with what it says; a lair's, whatever it asks. */
function textLines(scene: Scene): string[] {
  const { kind } = scene.decision
  const card = cardAsking(scene)
  if (!card || (kind !== 'may' && kind !== 'mode' && !isTurnedUp(scene))) return []
  return textOf(card).map((text) => clip(text, LINE))
}

const ABOUT_ITS_CARD: readonly DecisionKind[] = ['target', 'choose', 'number', 'divide', 'discard', 'cost']

/** It is the lair's, which has just turned it up or uses it: nobody has read it in their hand. */
function isTurnedUp({ view, decision: { kind, source = 0 }, names }: Scene): boolean {
  if (!ABOUT_ITS_CARD.includes(kind)) return false
  const whose = findCard(view, source)?.controller ?? findLink(view, source)?.controller
  return whose !== undefined && names.isLair(whose)
}
