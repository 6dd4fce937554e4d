/** Combines a move with its target, so that one pick chooses both: "Execute (1) → Defias Pirate". */
import type { Decision, View } from '../../engine/index.ts'
import type { PicksForDecision } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { attackOutcomeLines } from './attack-outcome.ts'
import { type AnswerOffer, MOVE_GROUPS, offersOfDecision } from './options.ts'
import { factsWithShortenedText } from './shorten-text.ts'

/** The sign between the pick of a move and the pick of its target. */
export const PICK_SEPARATOR = '>'

/**
 * Returns the offers of each group, one for each target. If these are more than a select can show, a card with
 * several targets is offered once, and its target is asked later.
 */
export function offersWithTargets(
  offers: readonly AnswerOffer[],
  view: View,
  {
    names,
    targetDecisions = {},
    forecasts = {},
  }: Pick<PlayerLook, 'names' | 'targetDecisions' | 'forecasts'>,
): AnswerOffer[] {
  return MOVE_GROUPS.flatMap((group) => {
    const own = byCard(offers.filter((one) => one.group === group))
    const each = own.map((one) => ({
      one,
      targets: targetsOf(one, view, names, { targetDecisions, forecasts }),
    }))
    const all = each.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0)
    const isCardFirst = all > DISCORD_LIMITS.selectOptions
    return each.flatMap(({ one, targets }) =>
      targets.length === 0 || (isCardFirst && targets.length > 1) ? [one] : targets,
    )
  })
}

/** Sorts offers so that those of one card are adjacent. */
function byCard(offers: readonly AnswerOffer[]): AnswerOffer[] {
  const cards = [...new Set(offers.map(cardIn))]
  return cards.flatMap((card) => offers.filter((one) => cardIn(one) === card))
}

const cardIn = ({ id }: AnswerOffer): string => /\d+/.exec(id)?.[0] ?? id

type Tried = Required<Pick<PlayerLook, 'targetDecisions' | 'forecasts'>>

function targetsOf(
  move: AnswerOffer,
  view: View,
  names: SeatNames,
  { targetDecisions, forecasts }: Tried,
): AnswerOffer[] {
  const decision = targetDecisions[move.id]
  if (!decision) return []
  return offersOfDecision(view, decision, names).map((target) => {
    const pick = `${move.id}${PICK_SEPARATOR}${target.id}`
    const forecast = forecasts[pick]
    const comes = forecast ? texts.prompt.comesTo('', attackOutcomeLines(view, names, forecast)).trim() : ''
    return {
      id: pick,
      group: move.group,
      label: texts.choice.aimed(move.label, target.label),
      detail: detailWithTarget(move, target, comes),
    }
  })
}

/**
 * Returns the text of the move that is aimed, with the values of its target. An attack has the text of its target.
 */
function detailWithTarget(move: AnswerOffer, { detail, facts = '' }: AnswerOffer, comes: string): string {
  if (move.group === 'attack') return [comes, detail].filter((line) => line !== '').join(' · ')
  return factsWithShortenedText([comes, facts], move.detail, DISCORD_LIMITS.optionDescription)
}

/**
 * Adds the number that the card has in the picture of the hand, if the picture is shown beside the offers.
 */
export function offerWithHandNumber(decision: Decision, offer: AnswerOffer, numbers: Numbers): AnswerOffer {
  const number = handCardNumberOfOffer(decision, offer, numbers)
  return number === undefined ? offer : { ...offer, label: texts.choice.numbered(number, offer.label) }
}

/** Returns the number of the offered card in the picture of the hand; undefined if it isn't in the hand. */
export function handCardNumberOfOffer(
  { options }: Decision,
  { id }: AnswerOffer,
  numbers: Numbers,
): number | undefined {
  const option = options.find((one) => one.id === splitJoinedPicks(id)[0])
  return option && 'object' in option ? numbers.get(option.object) : undefined
}

type Numbers = NonNullable<PlayerLook['numbers']>

/** Whether the pick of an offer also chooses a target. */
export const includesTargetPick = ({ id }: AnswerOffer): boolean => id.includes(PICK_SEPARATOR)

/** Returns the ids in a combined value: the move, then its target. */
export const splitJoinedPicks = (value: string): string[] => value.split(PICK_SEPARATOR)

/** Returns the answers that a combined value stands for, in order. */
export function answerStepsOfJoinedPicks(decision: number, value: string): PicksForDecision[] {
  const [first = '', ...later] = splitJoinedPicks(value)
  return [{ decision, picks: [first] }, ...later.map((pick) => ({ picks: [pick] }))]
}
