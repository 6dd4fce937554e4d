/** The sentence of a hint. It names only cards that the asked player's own view names. */
import { type ObjectId, optionId } from '../../engine/index.ts'
import type { CourseComparison, CourseSteps, SuggestedAnswer } from '../../table/computer-hints/contract.ts'
import { texts } from '../../texts/texts.ts'
import { isObjectVisible, objectName } from '../message-parts/names.ts'
import { type AnswerOffer, type AskedQuestion, offersOfDecision } from '../raid-questions/options.ts'
import { isPassEndingTurn } from '../raid-questions/own-turn.ts'

/**
 * Returns the sentence, which names the answer and the two largest reasons why it is better than the next best course.
 */
export function hintSentence(asked: AskedQuestion, { steps, why }: SuggestedAnswer): string {
  const t = texts.hints
  const offers = offersOfDecision(asked.view, asked.decision, asked.names, asked.shown)
  const deed = deedOf(asked, offers, steps)
  const compared = why.find(({ better, reasons }) => better > 0 && reasons.length > 0)
  if (!compared) return placesUnplayableCard(asked, steps) ? t.placed(deed) : t.plain(deed)
  const { better, of } = compared
  return t.better(deed, deedOf(asked, offers, compared.with.steps), better, of, reasonsIn(asked, compared))
}

/** Whether the answer places a card that can't be played now. The planner compares such an answer with nothing. */
function placesUnplayableCard({ decision: { options } }: AskedQuestion, [picks = []]: CourseSteps): boolean {
  const placed = options.find(({ id }) => picks.includes(id))
  return (
    placed?.kind === 'place' &&
    !options.some((option) => option.kind === 'play' && option.object === placed.object)
  )
}

function reasonsIn({ view, decision }: AskedQuestion, { reasons }: CourseComparison): string {
  const isLair = view.seats[decision.seat]?.side === 'lair'
  const words = texts.hints.reasons[isLair ? 'lair' : 'raiders']
  return texts.hints.and(reasons.map(({ term }) => words[term]))
}

function deedOf(asked: AskedQuestion, offers: readonly AnswerOffer[], steps: CourseSteps): string {
  const [picks = [], ...later] = steps
  const chosen = picks.flatMap((pick) => offers.find(({ id }) => id === pick) ?? [])
  const { deeds, and, pass, endTurn } = texts.hints
  if (picks.includes('pass')) return isPassEndingTurn(asked.view) ? endTurn : pass
  const [first] = chosen
  if (!first) return deeds.other(texts.choice.noneElse, [])
  return deeds[first.group](and(chosen.map(({ label }) => label)), targetsIn(asked, later.flat()))
}

/** Returns the names of the cards and players that the later choices of an announcement pick. */
function targetsIn({ view, names }: AskedQuestion, picks: readonly string[]): string[] {
  const cards = view.seats.flatMap(
    ({ hero, allies, equipment, abilities, resources, graveyard, rows = {} }) => [
      ...(hero ? [hero] : []),
      ...[...allies, ...equipment, ...abilities, ...resources.cards, ...graveyard],
      ...Object.values(rows).flat(),
    ],
  )
  const named = (object: ObjectId, pick: string): string[] =>
    picks.includes(pick) && isObjectVisible(view, object) ? [objectName(view, names, object)] : []
  return [
    ...cards
      .flatMap((card) => [card, ...card.attachments])
      .flatMap(({ object }) => named(object, optionId.object(object))),
    ...view.seats.flatMap(({ seat }) => (picks.includes(optionId.player(seat)) ? [names.seat(seat)] : [])),
  ]
}
