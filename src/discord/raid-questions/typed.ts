/** Typed commands: converts text that people type, or pick from the suggestions, to picks. */

import type { Decision } from '../../engine/index.ts'
import {
  ambiguousNameText,
  findByTypedName,
  type ItemWithNames,
  type TypedNameMatch,
} from '../../table/typed-names/match.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { instructToAnswerInAdvance } from '../autopilot/autopilot.ts'
import {
  type BotContext,
  findRaidHere,
  type InteractionSource,
  type PlayerLook,
  playerLookOf,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { addTakeBackToLook } from '../undo/button.ts'
import { picksAndResultsText } from './answering.ts'
import { completeForcedPicks } from './choices.ts'
import { type AnswerOffer, asksForNumber, type MoveGroup, offersOfDecision } from './options.ts'
import { answerPanel, answerPanelWithPreviews } from './panel.ts'
import { isSeatAsked, questionText, waitingLine } from './question.ts'

/** Returns the offers of one group of moves that the viewer has now. */
function offersIn(look: PlayerLook, group: MoveGroup | null): AnswerOffer[] {
  const { view, seat, names, shown } = look
  if (!view?.decision || !isSeatAsked(view, seat)) return []
  const offers = offersOfDecision(view, view.decision, names, shown)
  if (group === null) return offers
  return offers.filter((one) => one.group === group)
}

export const namedItemOfOffer = (it: AnswerOffer): ItemWithNames<AnswerOffer> => ({
  it,
  id: it.id,
  label: it.label,
  names: [withoutMarkup(it.label)],
})

/** Returns the offer with this id or label, or the only offer whose label begins with or contains the text. */
export const matchTypedOffer = (offers: readonly AnswerOffer[], text: string): TypedNameMatch<AnswerOffer> =>
  findByTypedName(text, offers.map(namedItemOfOffer), { partial: true })

/** Returns the label in the form in which people type it. */
const typedAs = ({ label }: AnswerOffer): string => withoutMarkup(label).toLowerCase()

/** Suggests the offers that match the typed text, each with its effect. */
export function suggestOffers(offers: readonly AnswerOffer[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  return offers
    .filter((one) => wanted === '' || one.id === typed || typedAs(one).includes(wanted))
    .slice(0, DISCORD_LIMITS.choices)
    .map(({ id, label, detail }) => ({
      name: truncateWithEllipsis(
        withoutMarkup(detail ? `${label} — ${detail}` : label),
        DISCORD_LIMITS.choiceName,
      ),
      value: id,
    }))
}

export async function suggestMoves(
  context: BotContext,
  source: InteractionSource,
  group: MoveGroup,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  if (!raid) return []
  return suggestOffers(offersIn(await playerLookOf(context, raid, source.person), group), typed)
}

/** Suggests legal targets for the move that has been typed so far. */
export async function suggestTargets(
  context: BotContext,
  source: InteractionSource,
  group: MoveGroup,
  first: string,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  if (!raid) return []
  const look = await playerLookOf(context, raid, source.person)
  const move = matchTypedOffer(offersIn(look, group), first)
  const next = move.kind === 'one' ? await nextAfter(context, look, [move.it.id]) : null
  return next ? suggestOffers(offersFor(look, next), typed) : []
}

const nextAfter = (
  context: BotContext,
  { raid, seat }: PlayerLook,
  picks: string[],
): Promise<Decision | null> =>
  seat === null ? Promise.resolve(null) : context.table.preview.after(raid.id, seat, picks)

const offersFor = ({ view, names }: PlayerLook, decision: Decision): AnswerOffer[] =>
  view ? offersOfDecision(view, decision, names) : []

interface Move {
  group: MoveGroup
  first: string
  targets: readonly string[]
}

/** Makes a move with its targets, or says why it is impossible and which moves are possible. */
export function makeMove(context: BotContext, source: InteractionSource, move: Move): Promise<Reply> {
  return runWithRaidHere(context, source, async (raid) => {
    const look = await playerLookOf(context, raid, source.person)
    const refusal = notNow(look)
    if (refusal) return refusal
    const found = matchTypedOffer(offersIn(look, move.group), move.first)
    if (found.kind === 'several') return privateReply(ambiguousNameText(move.first, found.them))
    if (found.kind === 'none') return impossible(look, move)
    const offer = found.it
    const aimed = await aim(context, look, offer, move.targets)
    if ('how' in aimed) return aimed
    return give(context, source, look, [[offer.id], ...aimed.picks])
  })
}

/** Finds the picks for the targets: in one decision each, or all in one decision that asks for several. */
async function aim(
  context: BotContext,
  look: PlayerLook,
  offer: AnswerOffer,
  targets: readonly string[],
): Promise<{ picks: string[][] } | Reply> {
  if (targets.length === 0) return { picks: [] }
  const next = await nextAfter(context, look, [offer.id])
  if (!next) return privateReply(texts.reply.noTargetNeeded(offer.label))
  const offers = offersFor(look, next)
  const picks: string[] = []
  for (const text of targets) {
    const found = matchTypedOffer(offers, text)
    if (found.kind === 'several') return privateReply(ambiguousNameText(text, found.them))
    if (found.kind === 'none')
      return privateReply(`${texts.reply.unknownTarget(userText(text), offer.label)} ${possible(offers)}`)
    picks.push(found.it.id)
  }
  return { picks: next.max > 1 ? [picks] : picks.map((pick) => [pick]) }
}

async function give(
  context: BotContext,
  source: InteractionSource,
  look: PlayerLook,
  picks: readonly string[][],
): Promise<Reply> {
  const [first = [], ...later] = picks
  const decision = look.view?.decision?.id
  const steps = [
    { ...(decision === undefined ? {} : { decision }), picks: [...first] },
    ...later.map((one) => ({ picks: one })),
  ]
  const result = await context.table.answer(look.raid.id, source.person, steps, source.interactionId)
  const after = await playerLookOf(context, look.raid, source.person)
  if ('rejected' in result)
    return { how: 'tell', post: await answerPanelWithPreviews(context, after, result.rejected) }
  const said = picksAndResultsText(look, first, result)
  return {
    how: 'tell',
    post: await answerPanelWithPreviews(context, addTakeBackToLook(after, look, result), said),
  }
}

/** Answers the open question. */
export function answerByCommand(
  context: BotContext,
  source: InteractionSource,
  choices: readonly string[],
): Promise<Reply> {
  return runWithRaidHere(context, source, async (raid) => {
    const look = await playerLookOf(context, raid, source.person)
    const later = isHandAskedLater(look)
      ? await context.table.preview.movesOfSeatAskedLater(raid.id, look.seat ?? -1)
      : null
    const refusal = later ? null : notNow(look)
    if (refusal) return refusal
    const offers = later ? offersFor(look, later.decision) : offersIn(look, null)
    const picks: string[] = []
    for (const text of choices) {
      const pick = pickOf(look.view?.decision, offers, text)
      if (pick.kind === 'several') return privateReply(ambiguousNameText(text, pick.them))
      if (pick.kind === 'none')
        return privateReply(`${texts.reply.unknownOption(userText(text))} ${possible(offers)}`)
      picks.push(pick.it)
    }
    if (later) return instructToAnswerInAdvance(context, source, look, picks.slice(0, 1))
    return give(context, source, look, [withRest(look.view?.decision, picks)])
  })
}

/**
 * Whether the player can decide about the opening hand although another player is asked first. These
 * decisions are accepted in any order.
 */
const isHandAskedLater = ({ view, seat }: PlayerLook): boolean =>
  isMulliganDecisionOpen(view) && seat !== null && view?.window?.next.includes(seat) === true

function pickOf(
  decision: Decision | null | undefined,
  offers: readonly AnswerOffer[],
  text: string,
): TypedNameMatch<string> {
  const said = text === BACK && decision?.back ? BACK : pickFromFreeText(decision, offers, text)
  if (said !== undefined) return { kind: 'one', it: said }
  const ids = offers.map((one) => ({ ...namedItemOfOffer(one), it: one.id }))
  return findByTypedName(text, ids, { partial: true })
}

/** The text that takes the announcement back. */
const BACK = 'back'

const withRest = (decision: Decision | null | undefined, picks: string[]): string[] =>
  decision && picks[0] !== BACK && !asksForNumber(decision) ? completeForcedPicks(decision, picks) : picks

/** Suggests the possible answers and, last, taking the announcement back. */
export async function suggestAnswers(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const raid = await findRaidHere(context, source)
  if (!raid) return []
  const look = await playerLookOf(context, raid, source.person)
  const offers = offersIn(look, null)
  const back: AnswerOffer[] = look.view?.decision?.back && offers.length > 0 ? [takeBack()] : []
  return suggestOffers([...offers.slice(0, DISCORD_LIMITS.choices - back.length), ...back], typed)
}

const takeBack = (): AnswerOffer => ({ id: BACK, group: 'other', label: texts.choice.back, detail: '' })

/**
 * Returns the pick for free text, if the question asks for a number or for a name that need not be one of the
 * offers.
 */
export const pickFromFreeText = (
  decision: Decision | null | undefined,
  offers: readonly AnswerOffer[],
  text: string,
): string | undefined => {
  if (decision && asksForNumber(decision) && /^ *\d{1,9} *$/.test(text)) return `x=${text.trim()}`
  if (decision?.says === undefined) return undefined
  const words = text.trim().replace(/\s+/g, ' ')
  return offers.find(({ id, label }) => id === words || label === words)?.id ?? `text=${words}`
}

/** Passes, or answers another question with "no" or "none". */
export function passByCommand(context: BotContext, source: InteractionSource): Promise<Reply> {
  return runWithRaidHere(context, source, async (raid) => {
    const look = await playerLookOf(context, raid, source.person)
    const isNext = look.seat !== null && look.view?.window?.next.includes(look.seat)
    const { kind } = look.view?.waitingFor ?? {}
    if (isNext && kind === 'priority') return instructToAnswerInAdvance(context, source, look)
    if (isNext && kind === 'protect') return instructToAnswerInAdvance(context, source, look, ['none'])
    const refusal = notNow(look)
    if (refusal) return refusal
    const decision = look.view?.decision
    const no = decision?.options.find((one) => ['pass', 'none', 'no'].includes(one.id))
    if (no) return give(context, source, look, [[no.id]])
    if (decision?.min === 0) return give(context, source, look, [[]])
    return { how: 'tell', post: answerPanel(look, texts.reply.cantPass(asks(look))) }
  })
}

const asks = ({ names, view, shown }: PlayerLook): string =>
  view ? questionText(view, names, view.decision, shown) : ''

/** Returns the reason why this person can't answer anything now; null if they can. */
function notNow(look: PlayerLook): Reply | null {
  const { raid, names, view, seat } = look
  if (raid.status === 'lobby') return privateReply(texts.reply.notBegun)
  if (!view || view.outcome) return privateReply(texts.reply.over)
  if (seat === null) return privateReply(`${texts.reply.notSeated} ${waitingLine(view, names)}`)
  return isSeatAsked(view, seat) ? null : { how: 'tell', post: answerPanel(look, texts.reply.notYourMove) }
}

/** Returns the reason why this move is impossible, and the possible moves. */
function impossible(look: PlayerLook, { group, first }: Move): Reply {
  const offers = offersIn(look, group)
  if (look.view?.decision?.kind !== 'priority')
    return { how: 'tell', post: answerPanel(look, texts.reply.wrongDecision) }
  const why = group === 'play' || group === 'attack' ? explained(look, group, first) : null
  return privateReply(`${why ?? texts.reply.unknownOption(userText(first))} ${possible(offers)}`)
}

function explained(
  { view, seat, explain }: PlayerLook,
  group: 'play' | 'attack',
  text: string,
): string | null {
  const own = view?.seats.find((one) => one.seat === seat)
  if (!own) return null
  const cards = group === 'play' ? own.hand.cards : [...(own.hero ? [own.hero] : []), ...own.allies]
  const digits = /^(?:play|attack)(\d+)$/.exec(text.trim())?.[1]
  const card = cards.find(
    (one) => `${one.object}` === digits || one.name.toLowerCase().startsWith(text.trim().toLowerCase()),
  )
  const why = card && explain[group][card.object]
  return card && why ? texts.reply.cant(card.name, texts.reply.reasons[why.reason](why)) : null
}

/** The maximum number of possibilities that a sentence names. */
const NAMED = 8

const possible = (offers: readonly AnswerOffer[]): string =>
  offers.length <= NAMED
    ? texts.reply.possible(offers.map((one) => one.label))
    : texts.reply.possibleMore(
        offers.slice(0, NAMED).map((one) => one.label),
        offers.length - NAMED,
      )
