/**
 * The choices made as a link is added (707.1b–e), in this order: X, modes, targets, divisions, names, the cost and the
 * payment. Each step offers only choices with which the link can still be completed. A step without a choice continues
 * with the next step.
 */

import type { TextChoices } from '../../model/data/text-choices.ts'
import type { Cost } from '../../model/data/vocabulary/powers.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import { ANNOUNCEMENT_STEPS, type Frame, newLinkToAdd } from '../../model/state/frame.ts'
import { askQuestion, askYesOrNo, popFrame, type Question } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, newTextContext, objectById, playerInSeat } from '../../model/state/objects.ts'
import {
  objectOption,
  optionId,
  pickedAmount,
  pickedIndex,
  pickedObject,
  pickedSeat,
  playerOption,
  wordOption,
} from '../../model/state/picks.ts'
import { isRowAddedByRaid } from '../../model/state/rows.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { selectPlayers } from '../../queries/card-text/players.ts'
import { seatThatChooses } from '../../queries/choosers.ts'
import { playersReachedByText } from '../../queries/ghosts.ts'
import { isActForbiddenToPlayer } from '../../queries/player-limits.ts'
import {
  announcedValuesWithEmpowerTexts,
  choicesOfTextAtPath,
  maxModes,
  minModes,
  possibleModes,
} from '../../queries/targets.ts'
import {
  alternateCostsWithOfferingCard,
  indexesOfPayableCosts,
  indexesOfPayableNames,
  isLinkPayable,
  modifiersThatAskForNameOfLink,
  mustChooseX,
  rangeOfX,
  targetsThatCantBePaidFor,
  totalCosts,
} from './adding.ts'
import {
  cardsForPlayersPartOfCost,
  cardsThatCanPayCost,
  isCostPaidWithChosenCards,
  requiredCardCount,
} from './costs-paid-with-cards.ts'

/** The frame of a link that is being announced. */
export type Announcement = Frame<'announce'>

/** A step of an announcement. It asks a player, or processes the answer and goes on to the next step. */
export type AnnouncementStep = (game: Game, it: Announcement, answer: string[] | null) => void

/** Lets the announcement continue with the step after the current one. */
export function goToNextAnnouncementStep(it: Announcement): void {
  it.step = ANNOUNCEMENT_STEPS[ANNOUNCEMENT_STEPS.indexOf(it.step) + 1] ?? 'add'
}

/**
 * Returns `back` if the announcement can be taken back, unlike triggered effects, additional resources and links with a
 * random result.
 */
function mayStepBack(it: Announcement): { back?: true } {
  return it.what === 'trigger' || it.additional || it.fixed ? {} : { back: true }
}

/** Cancels the announcement of a link that can't be completed. A triggered effect ceases to exist (707.2, 708.2). */
export function cancelAnnouncement(game: Game, it: Announcement): void {
  popFrame(game)
  if (it.what === 'trigger') emitEvent(game, { kind: 'faded', object: it.ctx.source, card: it.ctx.card })
}

/**
 * Takes back the whole announcement whose earlier choices may no longer be valid, or, if this isn't allowed, starts it
 * again (707.2).
 */
export function takeBackOrRestartAnnouncement(game: Game, it: Announcement): void {
  const { ctx } = it
  if (mayStepBack(it).back && !playerInSeat(game, ctx.controller).automaton) return popFrame(game)
  it.step = ANNOUNCEMENT_STEPS[0]
  it.target = 0
  it.cost = 0
  it.payer = undefined
  it.agreed = undefined
  ctx.targets = []
  ctx.modes = []
  ctx.settled = undefined
}

/** Returns the fields that all questions of an announcement to the link's controller have. */
export const questionFieldsOfAnnouncement = (
  it: Announcement,
): Pick<Question, 'seat' | 'source' | 'back'> => ({
  seat: it.ctx.controller,
  source: it.ctx.source,
  ...mayStepBack(it),
})

const NO_TEXT: TextChoices = { targets: [], modal: null, empowers: [], remaining: [], divided: [] }

/** Returns the choices that the text of the announced link requires. */
export function choicesOfAnnouncement(game: Game, it: Announcement): TextChoices {
  if (it.what === 'proposal' || it.what === 'resource') return NO_TEXT
  return choicesOfTextAtPath(game, it.ctx.card, it.path)
}

/** Chooses whether a resource that a text places is face up or face down (412.1b–c). */
export const chooseFaceUpOrDown: AnnouncementStep = (game, it, answer) => {
  if (it.what !== 'resource' || it.faceUp !== undefined) return goToNextAnnouncementStep(it)
  const options = resourcePlacementOptions(game, it.ctx.controller, it.ctx.source)
  if (options.length === 0) return cancelAnnouncement(game, it)
  const chosen = answer
    ? options.find(({ id }) => id === answer[0])
    : options.length === 1
      ? options[0]
      : undefined
  if (!chosen) return askQuestion(game, { kind: 'choose', options, ...questionFieldsOfAnnouncement(it) })
  it.faceUp = chosen.kind === 'place' && chosen.faceUp
  goToNextAnnouncementStep(it)
}

/**
 * Returns the options to place a card as a resource: face down, and face up for a quest or location that can be paid
 * for (412.1b).
 */
export function resourcePlacementOptions(game: Game, seat: Seat, id: ObjectId): Option[] {
  const options: Option[] = []
  if (mayPlaceFaceUp(game, seat, id))
    options.push({ id: optionId.place(id, true), kind: 'place', object: id, faceUp: true })
  if (!isActForbiddenToPlayer(game, seat, 'placeFaceDown'))
    options.push({ id: optionId.place(id, false), kind: 'place', object: id, faceUp: false })
  return options
}

function mayPlaceFaceUp(game: Game, seat: Seat, id: ObjectId): boolean {
  const { type, id: card } = cardOf(game, id)
  if (type !== 'quest' && type !== 'location') return false
  if (isActForbidden(game, id, 'bePlacedFaceUp', undefined, seat)) return false
  const it = newLinkToAdd('resource', newTextContext(card, id, seat))
  it.faceUp = true
  return isLinkPayable(game, it)
}

/** Chooses X: any number with which the link can be completed (707.1b). */
export const chooseX: AnnouncementStep = (game, it, answer) => {
  it.ctx.settled = announcedValuesWithEmpowerTexts(game, it.ctx, choicesOfAnnouncement(game, it))
  if (!mustChooseX(game, it)) return goToNextAnnouncementStep(it)
  if (answer) {
    it.ctx.x = pickedAmount(answer[0])
    return goToNextAnnouncementStep(it)
  }
  const range = rangeOfX(game, it)
  if (!range) return cancelAnnouncement(game, it)
  it.ctx.x = range.min
  if (range.min === range.max) return goToNextAnnouncementStep(it)
  askQuestion(game, {
    kind: 'number',
    options: [{ id: optionId.number, kind: 'number' }],
    amounts: range,
    ...questionFieldsOfAnnouncement(it),
  })
}

/** Chooses the modes of a modal link. The player whom the text names chooses them (707.1c). */
export const chooseModes: AnnouncementStep = (game, it, answer) => {
  const text = choicesOfAnnouncement(game, it)
  const { modal } = text
  if (!modal) return goToNextAnnouncementStep(it)
  if (modal.who.kind === 'opponents' && it.chooser === undefined) {
    const choosers = playersReachedByText(game, it.ctx, modal.who)
    if (choosers.length > 1) return chooseOpponent(game, it, answer, choosers)
  }
  if (answer) {
    it.ctx.modes = answer.map(pickedIndex).sort((a, b) => a - b)
    return goToNextAnnouncementStep(it)
  }
  const options: Option[] = possibleModes(game, it.ctx, text, targetsThatCantBePaidFor(game, it)).map(
    (mode) => ({
      id: optionId.mode(mode),
      kind: 'mode',
      mode,
    }),
  )
  const min = minModes(text)
  if (options.length < min) return cancelAnnouncement(game, it)
  const asks = seatThatChooses(game, it.ctx, modal.who)
  const seat = it.chooser ?? asks.seat
  const max = Math.min(maxModes(game, it.ctx, modal), options.length)
  const { back, ...question } = questionFieldsOfAnnouncement(it)
  askQuestion(game, {
    kind: 'mode',
    ...question,
    ...asks,
    seat,
    options,
    min,
    max,
    ...(back && seat === question.seat ? { back } : {}),
  })
}

/** Chooses the opponent for "An opponent chooses". The link's controller makes this choice (707.1c). */
function chooseOpponent(game: Game, it: Announcement, answer: string[] | null, seats: Seat[]): void {
  if (answer) it.chooser = pickedSeat(answer[0])
  else
    askQuestion(game, {
      kind: 'choose',
      options: seats.map(playerOption),
      ...questionFieldsOfAnnouncement(it),
    })
}

/** Chooses a name as the link is added, such as Rift's race. */
export const chooseName: AnnouncementStep = (game, it, answer) => {
  const [name] = modifiersThatAskForNameOfLink(game, it)
  if (!name) return goToNextAnnouncementStep(it)
  const open = indexesOfPayableNames(game, it)
  const chosen = answer ? pickedIndex(answer[0]) : open.length === 1 ? open[0] : undefined
  if (open.length === 0) return cancelAnnouncement(game, it)
  if (chosen === undefined) {
    const options: Option[] = open.map((i) => wordOption(name.tags[i] ?? '', i))
    return askQuestion(game, { kind: 'name', options, ...questionFieldsOfAnnouncement(it) })
  }
  it.ctx.bound[name.as] = chosen
  goToNextAnnouncementStep(it)
}

/** Chooses the link's own cost or one alternate cost (403.3). */
export const chooseCost: AnnouncementStep = (game, it, answer) => {
  const open = playsForNothing(game, it) ? [0] : indexesOfPayableCosts(game, it)
  const chosen = answer ? pickedIndex(answer[0]) : open.length === 1 ? open[0] : undefined
  if (open.length === 0) return cancelAnnouncement(game, it)
  if (chosen === undefined) {
    const others = alternateCostsWithOfferingCard(game, it)
    const options: Option[] = open.map((cost) => ({
      id: optionId.cost(cost),
      kind: 'cost',
      cost,
      object: others[cost - 1]?.by ?? it.ctx.source,
    }))
    return askQuestion(game, { kind: 'cost', options, ...questionFieldsOfAnnouncement(it) })
  }
  it.alternate = chosen
  goToNextAnnouncementStep(it)
}

/**
 * Whether the player pays nothing: triggered effects have no costs (708.2), and the automated player doesn't choose
 * among costs.
 */
function playsForNothing(game: Game, it: Announcement): boolean {
  return it.what === 'trigger' || playerInSeat(game, it.ctx.controller).automaton
}

/** Chooses the cards with which the link is paid, one cost after the other (707.1e). */
export const choosePayment: AnnouncementStep = (game, it, answer) => {
  const costs = totalCosts(game, it)
  const paying = costs[it.cost]
  if (paying?.kind === 'eachPays') return askEach(game, it, paying, answer)
  if (answer) pays(it, answer.map(pickedObject))
  const next = costs[it.cost]
  if (!next) return goToNextAnnouncementStep(it)
  if (!isCostPaidWithChosenCards(next)) {
    it.cost += 1
    return
  }
  const count = requiredCardCount(game, it.ctx, next)
  const ids = cardsThatCanPayCost(game, it.ctx, costs, it.cost)
  const isSaid = (ids.length === count && next.kind !== 'discard') || areAlike(game, ids)
  if (count === 0 || isSaid) return pays(it, ids.slice(0, count))
  const kind = next.kind === 'discard' ? 'discard' : 'choose'
  askQuestion(game, {
    kind,
    options: ids.map(objectOption),
    min: count,
    max: count,
    ...questionFieldsOfAnnouncement(it),
  })
}

/**
 * Whether the cards are equal cards in a row of the lair, such as Bloods, so that it makes no difference which of
 * them pays (R402.2c).
 */
function areAlike(game: Game, ids: readonly ObjectId[]): boolean {
  const [first = 0] = ids
  return ids.every((id) => {
    const { card, play } = objectById(game, id)
    return play !== undefined && isRowAddedByRaid(play.row) && card === objectById(game, first).card
  })
}

/**
 * Asks each of these players whether they pay their part, and with which cards. If one refuses, the link isn't added
 * (403.1).
 */
function askEach(
  game: Game,
  it: Announcement,
  { players, cost }: Extract<Cost, { kind: 'eachPays' }>,
  answer: string[] | null,
): void {
  const before = it.ctx.settled?.payments?.[it.cost] ?? []
  const seat = selectPlayers(game, it.ctx, players)[it.payer ?? 0]
  if (seat === undefined) {
    it.payer = undefined
    return pays(it, before)
  }
  if (answer?.[0] === 'no') return popFrame(game)
  const ids = cardsForPlayersPartOfCost(game, it.ctx, cost, seat).filter((id) => !before.includes(id))
  const count = requiredCardCount(game, it.ctx, cost)
  if (answer && it.agreed) {
    payWith(it, [...before, ...answer.map(pickedObject)])
    it.payer = (it.payer ?? 0) + 1
    it.agreed = undefined
    return
  }
  const question = { seat, source: it.ctx.source }
  if (!answer && seat !== it.ctx.controller) return askYesOrNo(game, question)
  it.agreed = true
  const kind = cost.kind === 'discard' ? 'discard' : 'choose'
  askQuestion(game, { kind, ...question, options: ids.map(objectOption), min: count, max: count })
}

function pays(it: Announcement, ids: ObjectId[]): void {
  payWith(it, ids)
  it.cost += 1
}

function payWith({ ctx, cost }: Announcement, ids: ObjectId[]): void {
  ctx.settled = { ...ctx.settled, payments: { ...ctx.settled?.payments, [cost]: ids } }
}
