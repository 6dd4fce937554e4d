/**
 * What a question is about, in numbers: each of the choices that have no second line of their own, who attacks and how
 * hard, what those who would take it have left. Built from a view, so that it says no more than its readers may know.
 */
import { textOf } from '../../cards/text.ts'
import type { CardView, Decision, DecisionKind, ObjectId, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { clip } from '../posts/limits.ts'
import { cardCalled, findCard, findLink, isInPlay, type SeatNames } from '../posts/names.ts'
import { fitButtons } from './choices.ts'
import { cardAsking, offersOf, ownerOf, printedFacts, type Scene, type Shown, stateLine } from './options.ts'

/** More would push the answers off the screen; they have a second line each in a select. */
const MOST = 12
/** A card's text in a line. */
const LINE = 160

/** What the card that asks says, then a line for each fact, in the order of the choices. */
export function factLines(view: View, decision: Decision, names: SeatNames, shown: Shown = {}): string[] {
  const asked = { view, decision, names, shown }
  const said = textLines(asked).map(texts.prompt.cardText)
  const facts = [...fightLines(asked), ...choiceLines(asked), ...handLines(asked)]
  return [...said, ...facts.map(texts.prompt.fact)].slice(0, MOST)
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
    ? [texts.prompt.cardFacts(cardCalled(card, names, view.viewer), numbersOf(view, card))]
    : []
}

/** Choices that are buttons, weapons, and all that share in a division, whose share is asked one after the other. */
function choiceLines(scene: Scene): string[] {
  const { view, decision, names, shown } = scene
  if (decision.kind === 'priority') return []
  const offers = offersOf(view, decision, names, shown)
  if (!ALWAYS_TOLD.includes(decision.kind) && !fitButtons({ code: '', decision, offers })) return []
  return decision.options.flatMap((one) => {
    if (one.kind === 'trigger') return effectLine(scene, one.object)
    return 'object' in one ? choiceLine(scene, one.object) : []
  })
}

const ALWAYS_TOLD: readonly DecisionKind[] = ['divide', 'strike']

/** Of an effect that waits: what its card says. */
function effectLine({ view, names, shown }: Scene, object: ObjectId): string[] {
  const card = names.printed(findCard(view, object)?.card || (shown[object] ?? ''))
  return card ? [clip(texts.prompt.cardFacts(card.name, textOf(card).join(' ')), LINE)] : []
}

function choiceLine(scene: Scene, object: ObjectId): string[] {
  const card = findCard(scene.view, object)
  return card && card.card !== '' ? seenLine(scene, card) : shownLine(scene, object)
}

/** Of one that only the asked seat is shown. */
function shownLine({ names, shown }: Scene, object: ObjectId): string[] {
  const card = names.printed(shown[object] ?? '')
  return card ? [texts.prompt.cardFacts(card.name, printedFacts(card).join(' · '))] : []
}

function seenLine(scene: Scene, card: CardView): string[] {
  const { strikeCost } = scene.names.printed(card.card) ?? {}
  const facts = [numbersOf(scene.view, card, strikeCost), ...ownerOf(scene, card)].filter(
    (fact) => fact !== '',
  )
  return facts.length > 0 ? [texts.prompt.cardFacts(card.name, facts.join(' · '))] : []
}

/** "costs 2 · 3 ATK · 2/4 health · exhausted"; what lies in a party has been paid for. */
function numbersOf(view: View, card: CardView, strikeCost?: number): string {
  const { costs, strikeCosts } = texts.choice
  const cost = card.cost === null || isInPlay(view, card.object) ? '' : costs(card.cost)
  const paid = strikeCost === undefined || card.faceDown ? cost : strikeCosts(strikeCost)
  return [paid, stateLine(card)].filter((fact) => fact !== '').join(' · ')
}

/** Whether to keep a hand can't be said without it; only its owner sees it. */
function handLines({ view, decision }: Scene): string[] {
  if (decision.kind !== 'mulligan') return []
  const cards = view.seats.find(({ seat }) => seat === decision.seat)?.hand.cards ?? []
  return cards.map((card) => texts.prompt.cardFacts(card.name, numbersOf(view, card)))
}

/** A card that asks whether one wants to, or what of it, with what it says; a lair's, whatever it asks. */
function textLines(scene: Scene): string[] {
  const { kind } = scene.decision
  const card = cardAsking(scene)
  if (!card || (kind !== 'may' && kind !== 'mode' && !isTurnedUp(scene))) return []
  return textOf(card).map((text) => clip(text, LINE))
}

const ABOUT_ITS_CARD: readonly DecisionKind[] = [
  'target',
  'choose',
  'number',
  'divide',
  'discard',
  'cost',
  'layOut',
]

/** It is the lair's, which has just turned it up or uses it: nobody has read it in their hand. */
function isTurnedUp({ view, decision: { kind, seat, source = 0 }, names }: Scene): boolean {
  if (!ABOUT_ITS_CARD.includes(kind)) return false
  const whose = findCard(view, source)?.controller ?? findLink(view, source)?.controller
  return names.isLair(whose ?? seat) // an event lies nowhere yet while its targets are chosen
}
