/**
 * The facts that a question shows: the values of choices that have no own description, the attacker's ATK,
 * and the remaining health of the characters that would take the damage. The facts come from a view, so they
 * contain only what its readers may know.
 */
import { cardTextWithoutRequirements, textOfEffectAt, textOfPowerAt } from '../../cards/effect-text.ts'
import { cardTextLines } from '../../cards/text.ts'
import type { Card, CardView, Decision, DecisionKind, ObjectId, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { truncateToWholeWords } from '../message-parts/limits.ts'
import { cardNameForViewer, findCardInView, isObjectInPlay, type SeatNames } from '../message-parts/names.ts'
import { canBeAnsweredByButtons } from './choices.ts'
import {
  type AskedQuestion,
  askingCard,
  type CardsShownToSeat,
  cardOwnerLines,
  cardStateLine,
  modeTextOfAskingCard,
  offersOfDecision,
  printedValuesOfCard,
} from './options.ts'
import { factsWithShortenedText, shortenCardText } from './shorten-text.ts'

/**
 * The maximum number of lines. More would push the answers off the screen, and a select shows a description
 * for each option anyway.
 */
const MOST = 12
/** The maximum length of a card's text in one line. */
const LINE = 160

/** Returns the text of the asking card, then one line for each fact, in the order of the choices. */
export function questionFactLines(
  view: View,
  decision: Decision,
  names: SeatNames,
  shown: CardsShownToSeat = {},
): string[] {
  const asked = { view, decision, names, shown }
  const said = textLines(asked).map(texts.prompt.cardText)
  const facts = [...fightLines(asked), ...choiceLines(asked), ...handLines(asked)]
  return [...said, ...facts.map(texts.prompt.fact)].slice(0, MOST)
}

/** Returns the attacker and its defender, or the character that would take preventable damage. */
function fightLines({ view, decision, names }: AskedQuestion): string[] {
  const { kind, source, about } = decision
  if (kind === 'prevent') return cardLines(view, about, names)
  return kind === 'protect' ? [source, about].flatMap((id) => cardLines(view, id, names)) : []
}

function cardLines(view: View, id: ObjectId | undefined, names: SeatNames): string[] {
  const card = id === undefined ? null : findCardInView(view, id)
  return card && card.card !== ''
    ? [texts.prompt.cardFacts(cardNameForViewer(card, names, view.viewer), numbersOf(view, card))]
    : []
}

/**
 * Returns lines for choices that are buttons, for weapons, and for all options of a division, whose shares are asked
 * one after the other.
 */
function choiceLines(scene: AskedQuestion): string[] {
  const { view, decision, names, shown } = scene
  if (decision.kind === 'priority') return []
  if (decision.kind === 'mode') return modeLines(scene)
  const offers = offersOfDecision(view, decision, names, shown)
  if (!ALWAYS_TOLD.includes(decision.kind) && !canBeAnsweredByButtons({ code: '', decision, offers }))
    return []
  return decision.options.flatMap((one) => {
    if (one.kind === 'trigger') return effectLine(scene, one.object)
    return 'object' in one ? choiceLine(scene, one.object) : []
  })
}

/** Returns the effect of each mode. A button has room for the first words only. */
const modeLines = (scene: AskedQuestion): string[] =>
  scene.decision.options.flatMap((one) =>
    one.kind === 'mode' ? [shortenCardText(modeTextOfAskingCard(scene, one.mode), LINE)] : [],
  )

const ALWAYS_TOLD: readonly DecisionKind[] = ['divide', 'strike']

/** Returns the line for a waiting triggered effect: the text of its card. */
function effectLine({ view, names, shown }: AskedQuestion, object: ObjectId): string[] {
  const card = names.printed(findCardInView(view, object)?.card || (shown[object] ?? ''))
  return card
    ? [truncateToWholeWords(texts.prompt.cardFacts(card.name, cardTextLines(card).join(' ')), LINE)]
    : []
}

function choiceLine(scene: AskedQuestion, object: ObjectId): string[] {
  const card = findCardInView(scene.view, object)
  return card && card.card !== '' ? seenLine(scene, card) : shownLine(scene, object)
}

/** Returns the line for a card that only the asked seat sees. */
function shownLine({ names, shown }: AskedQuestion, object: ObjectId): string[] {
  const card = names.printed(shown[object] ?? '')
  return card
    ? [
        texts.prompt.cardFacts(
          card.name,
          factsWithShortenedText(printedValuesOfCard(card), cardTextWithoutRequirements(card), LINE),
        ),
      ]
    : []
}

/**
 * Returns the line for a card that the view shows. A card that isn't in play is chosen for its effect, so its text
 * follows.
 */
function seenLine({ view, decision, names }: AskedQuestion, card: CardView): string[] {
  const printed = names.printed(card.card)
  const facts = [
    numbersOf(view, card, printed?.strikeCost),
    ...cardOwnerLines({ view, decision, names }, card),
  ]
  const text = printed && !isObjectInPlay(view, card.object) ? cardTextWithoutRequirements(printed) : ''
  const told = factsWithShortenedText(facts, text, LINE)
  return told === '' ? [] : [texts.prompt.cardFacts(card.name, told)]
}

/**
 * Returns the values of a card, such as "costs 2 · 3 ATK · 2/4 health · exhausted". The cost is left out for cards in
 * play, because they are already paid.
 */
function numbersOf(view: View, card: CardView, strikeCost?: number): string {
  const { costs, strikeCosts } = texts.choice
  const cost = card.cost === null || isObjectInPlay(view, card.object) ? '' : costs(card.cost)
  const paid = strikeCost === undefined || card.faceDown ? cost : strikeCosts(strikeCost)
  return [paid, cardStateLine(card)].filter((fact) => fact !== '').join(' · ')
}

/**
 * Returns the cards of the opening hand, which the question whether to keep it must show. Only the hand's owner
 * sees them.
 */
function handLines({ view, decision }: AskedQuestion): string[] {
  if (decision.kind !== 'mulligan') return []
  const cards = view.seats.find(({ seat }) => seat === decision.seat)?.hand.cards ?? []
  return cards.map((card) => texts.prompt.cardFacts(card.name, numbersOf(view, card)))
}

/**
 * Returns the part of the asking card's text that describes its effect; for an optional effect ("may") all of its
 * text. In a window, returns the text of the topmost link, to which the player may respond.
 */
function textLines(scene: AskedQuestion): string[] {
  const { view, decision, names } = scene
  if (decision.kind === 'priority') return topLinkLines(view, names)
  const text = ABOUT_ITS_TEXT.includes(decision.kind) ? textAsking(scene) : ''
  return text === '' ? [] : [shortenCardText(text, LINE)]
}

const ABOUT_ITS_TEXT: readonly DecisionKind[] = [
  'may',
  'target',
  'choose',
  'number',
  'divide',
  'discard',
  'cost',
  'name',
  'layOut',
  'place',
]

function textAsking(scene: AskedQuestion): string {
  const { view, decision, names } = scene
  const place = view.waitingFor?.decision === decision.id ? view.asking : undefined
  const card = (place && names.printed(place.card)) ?? askingCard(scene)
  if (!card) return ''
  return decision.kind === 'may' ? textOfPowerAt(card, place ?? OWN) : textOfEffectAt(card, place ?? OWN)
}

const OWN = { path: null }

/** Returns the effect of the topmost link on the chain, for a question whether to respond to it. */
export function topLinkLines({ chain }: View, names: SeatNames): string[] {
  const link = chain.at(-1)
  const card =
    link && link.kind !== 'proposal' && link.kind !== 'resource' ? names.printed(link.card) : undefined
  if (!link || !card) return []
  const told = link.kind === 'effect' ? shortenCardText(textOfEffectAt(card, link), LINE) : cardLine(card)
  return told === '' ? [] : [told]
}

const cardLine = (card: Card): string =>
  factsWithShortenedText(printedValuesOfCard(card), cardTextWithoutRequirements(card), LINE)
