/**
 * The panel for an attack on the player's side. It offers the protectors, the strikes, a response, or
 * nothing, each with its forecast.
 */
import type { Decision, ObjectId, View } from '../../engine/index.ts'
import type { IncomingAttackCourse, IncomingAttackPreview } from '../../table/preview/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { findCardInView, objectName, type SeatNames } from '../message-parts/names.ts'
import { type ComponentRow, selectRow } from '../message-parts/post.ts'
import { attackOutcomeLines } from './attack-outcome.ts'
import { answerSelectOption } from './choices.ts'
import { questionComponentIds } from './ids.ts'
import { type AnswerOffer, offersOfDecision } from './options.ts'
import { offersWithTargets, PICK_SEPARATOR } from './targets.ts'

interface Fought {
  view: View
  names: SeatNames
  decision: Decision
  fight: IncomingAttackPreview | null | undefined
}

/** Adds the answers that also choose a weapon to strike with. Declining stays the last answer. */
export function addStrikeOffers(
  offers: readonly AnswerOffer[],
  { view, names, decision, fight }: Fought,
): AnswerOffer[] {
  const strikes = (fight?.courses ?? []).flatMap((course): AnswerOffer[] => {
    if (!course.strike) return []
    const comes = course.forecast
      ? texts.prompt.comesTo('', attackOutcomeLines(view, names, course.forecast)).trim()
      : ''
    const facts = weaponFacts(view, names, course.strike.weapon)
    return [
      {
        id: `${course.first}${PICK_SEPARATOR}${course.strike.pick}`,
        group: 'other',
        label: courseName(view, names, decision, course),
        detail: [facts, comes].filter((fact) => fact !== '').join(' · '),
      },
    ]
  })
  const isNo = ({ id }: AnswerOffer) => id === 'none'
  return [...offers.filter((one) => !isNo(one)), ...strikes, ...offers.filter(isNo)]
}

function courseName(
  view: View,
  names: SeatNames,
  decision: Decision,
  { first, strike }: IncomingAttackCourse,
): string {
  const name = (id: ObjectId) => objectName(view, names, id)
  const option = decision.options.find(({ id }) => id === first)
  const who = option && 'object' in option ? name(option.object) : null
  const none = texts.choice.none[decision.kind] ?? texts.choice.noneElse
  if (strike) {
    const weapon = name(strike.weapon)
    return who === null ? texts.choice.strikeWith(weapon) : texts.choice.protectAndStrike(who, weapon)
  }
  if (who === null) return none
  return decision.kind === 'strike' ? texts.choice.strikeWith(who) : texts.choice.protectWith(who)
}

/**
 * Returns a line with the forecast of each course whose result is certain if nobody does anything else. For a weapon
 * the line includes the strike cost and the ATK.
 */
export const attackForecastLines = ({ view, names, decision, fight }: Fought): string[] =>
  (fight?.courses ?? []).flatMap((course) => {
    if (!course.forecast) return []
    const called = courseName(view, names, decision, course)
    const what = course.strike
      ? texts.prompt.cardFacts(called, weaponFacts(view, names, course.strike.weapon))
      : called
    return [texts.prompt.fact(texts.prompt.comesTo(what, attackOutcomeLines(view, names, course.forecast)))]
  })

function weaponFacts(view: View, names: SeatNames, weapon: ObjectId): string {
  const card = findCardInView(view, weapon)
  const { strikeCost = 0 } = names.printed(card?.card ?? '') ?? {}
  const atk = card?.atk == null ? [] : [texts.choice.atk(card.atk)]
  return [texts.choice.strikeCosts(strikeCost), ...atk].join(' · ')
}

/**
 * Returns the menu of cards and powers that the player could use before damage instead of protecting or striking;
 * empty if there are none.
 */
export function responseMenu({ raid, names, view, fight }: PlayerLook): ComponentRow[] {
  const decision = view?.decision
  if (!view || !decision || !fight?.window) return []
  const offers = offersWithTargets(offersOfDecision(view, fight.window.decision, names), view, {
    names,
    targetDecisions: fight.window.targetDecisions,
  })
  const options = offers.filter(({ group }) => group === 'play' || group === 'use').map(answerSelectOption)
  if (options.length === 0) return []
  const id = questionComponentIds.respond(raid.code, decision.id)
  return [selectRow({ id, placeholder: texts.choice.respondPlaceholder, options })]
}
