/** Buttons and selects that answer a question. */
import { type Decision, pickWithAmount, type Seat } from '../../engine/index.ts'
import type { FollowUpAnswers } from '../../table/autopilot/contract.ts'
import type { PicksForDecision, PublicEvents, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { handleInstructionClick, instructToAnswerInAdvance } from '../autopilot/autopilot.ts'
import { decodeInstructionRequest } from '../autopilot/ids.ts'
import { type BotContext, type ContextWithTable, type PlayerLook, playerLookOf } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { handCardNumbers } from '../hand/playable-card-rows.ts'
import { handReply, handReplyInPlace } from '../hand/post.ts'
import type { Reply } from '../message-parts/post.ts'
import { privateResultLines } from '../narrate/private-results.ts'
import { addTakeBackToLook } from '../undo/button.ts'
import { completeForcedPicks, withoutEmptyShares } from './choices.ts'
import { DECLINE_EVERYTHING_OPTION_VALUE } from './declining.ts'
import { type AnswerOffer, offersOfDecision } from './options.ts'
import { answerPanel, answerPanelWithPreviews, refusalPanel } from './panel.ts'
import { moveStepReply } from './panel-version.ts'
import { isSeatAsked } from './question.ts'
import { splitJoinedPicks } from './targets.ts'
import {
  addOnlyPossibleShare,
  answerStepsOfDivision,
  asksTargetsAndShares,
  undividedAmount,
} from './targets-and-shares.ts'

/**
 * Answers a question. A private panel is changed in place. The public question is updated elsewhere, wherever
 * the answer comes from.
 */
export async function answerQuestion(
  context: BotContext,
  click: Click,
  before: PlayerLook,
  steps: PicksForDecision[],
  then?: FollowUpAnswers,
): Promise<Reply> {
  const { raid } = before
  const picks = steps[0]?.picks ?? []
  if (isPassInAdvance(before, steps[0]))
    return instructToAnswerInAdvance(context, click, before, picks[0] === 'none' ? ['none'] : [])
  const result = await context.table.answer(raid.id, click.person, steps, click.interactionId, then)
  if ('rejected' in result) return refused(context, click, raid, result.rejected)
  // The click needs no other reply, because the update of the public question shows the result.
  if (!click.isPrivate) return { how: 'quiet' }
  const said = picksAndResultsText(before, picks, result)
  const after = await playerLookOf(context, raid, click.person)
  if (isMulliganDecisionOpen(before.view) && !after.learned)
    return handReplyInPlace(context, click, after, said)
  return {
    how: 'change',
    post: await answerPanelWithPreviews(context, addTakeBackToLook(after, before, result), said),
  }
}

/**
 * Whether the step is "Pass" or "Don't protect" on another player's question, by a player who is asked later
 * in the same window.
 */
const isPassInAdvance = ({ view, seat }: PlayerLook, step: PicksForDecision | undefined): boolean =>
  (step?.picks[0] === 'pass' || step?.picks[0] === 'none') &&
  seat !== null &&
  view?.waitingFor?.decision === step.decision &&
  view?.window?.next.includes(seat) === true

/**
 * Returns the picks in the words that the player saw, and below them what has happened since, as far as this player
 * sees it.
 */
export function picksAndResultsText(
  seen: PlayerLook,
  picks: readonly string[],
  happened: PublicEvents,
): string {
  const results = privateResultLines(happened, seen.names, seen.seat)
  return [texts.reply.done(pickedWords(seen, picks)), ...results].join('\n')
}

function pickedWords(seen: PlayerLook, picks: readonly string[]): string {
  if (picks[0] === 'back') return texts.reply.tookBack
  const picked = offersPicked(seen, picks)
  return picked.length > 0 ? texts.reply.did(picked) : texts.reply.took
}

function offersPicked({ names, view, shown }: PlayerLook, picks: readonly string[]): AnswerOffer[] {
  const offers = view?.decision ? offersOfDecision(view, view.decision, names, shown) : []
  return picks.flatMap((pick) => offers.find((one) => one.id === pick) ?? [])
}

/** Tells only the clicker why the answer was refused, and shows the possible answers. */
async function refused(context: BotContext, click: Click, raid: RaidInfo, why: string): Promise<Reply> {
  return moveStepReply(
    click,
    refusalPanel(numbered(click, await playerLookOf(context, raid, click.person)), why),
  )
}

/** Numbers the cards in a player's private thread, because the picture of the hand is shown there. */
const numbered = (click: Click, look: PlayerLook): PlayerLook =>
  click.isInPrivateThread ? { ...look, numbers: handCardNumbers(look) } : look

/** Adds one pick to the earlier ones. The last pick completes the answer. */
export async function addPickOrAnswer(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
  picks: string[],
): Promise<Reply> {
  const open = look.view?.decision
  if (open?.id !== decision || open.seat !== look.seat)
    return answerQuestion(context, click, look, [{ decision, picks }])
  if (asksTargetsAndShares(open))
    return pickShare(context, click, look, open, addOnlyPossibleShare(open, picks))
  const all = completeForcedPicks(open, picks)
  if (all.length >= open.max)
    return answerQuestion(context, click, look, [{ decision, picks: withoutEmptyShares(open, all) }])
  return moveStepReply(click, answerPanel(numbered(click, look), null, picks))
}

/** Adds one share of a division, in the order in which the shares are asked. */
export function addShareOrAnswer(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
  shares: readonly number[],
): Promise<Reply> {
  const { view } = look
  const options = view?.decision?.id === decision ? view.decision.options : []
  const before = options.slice(0, shares.length).map(({ id }, n) => pickWithAmount(id, shares[n] ?? 0))
  return addPickOrAnswer(context, click, look, decision, [...before, ...click.values])
}

/**
 * Adds one more target with its share. When nothing is left to divide, it answers both decisions, targets and
 * division.
 */
async function pickShare(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: Decision,
  picks: string[],
): Promise<Reply> {
  if (undividedAmount(decision, picks) === 0)
    return answerQuestion(context, click, look, answerStepsOfDivision(decision, picks))
  return moveStepReply(click, answerPanel(numbered(click, look), null, picks))
}

/** Answers the question who protects, and plans the strikes that follow. */
export const protectAndPlanStrikes = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  { decision, first, strikes }: { decision: number; first: readonly string[]; strikes: readonly string[] },
): Promise<Reply> =>
  answerQuestion(context, click, look, [{ decision, picks: [...first] }], {
    kind: 'fight',
    strikes: [...strikes],
    move: [],
    quiet: false,
  })

/** Declines an optional text whose target is asked. The rules need a target, so the first possible ones are chosen. */
export function declineOptionalEffect(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const open = look.view?.decision
  const picks = open?.id === decision ? open.options.slice(0, open.min).map(({ id }) => id) : []
  return answerQuestion(context, click, look, [{ decision, picks }], { kind: 'optional', answer: 'no' })
}

/** Protects with the chosen characters, each against one of several attacks that are alike. */
export function answerWithProtectors(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const guards = [...click.values]
  return answerQuestion(context, click, look, [{ decision, picks: guards.slice(0, 1) }], {
    kind: 'guards',
    guards,
  })
}

/**
 * Answers the question who protects, or the question which weapon strikes, with a choice from the menu of an
 * attack. An answer to the first question can also name the weapon that strikes when the second one is asked.
 */
export function answerByAttackMenu(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const [first = '', ...strikes] = splitJoinedPicks(click.values[0] ?? '')
  return strikes.length > 0
    ? protectAndPlanStrikes(context, click, look, { decision, first: [first], strikes })
    : answerQuestion(context, click, look, [{ decision, picks: [first] }])
}

/** Declines to protect, strike and respond. */
export const declineEverythingInAttack = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> =>
  answerQuestion(context, click, look, [{ decision, picks: ['none'] }], {
    kind: 'fight',
    strikes: [],
    move: [],
    quiet: true,
  })

/** The parts of a shared button's id after the raid. */
type Shared = readonly [decision: number, seat: Seat, moment: string, what: 'pass' | 'none' | 'letBe']

/** Answers for the person whom the question asks. The others who are asked in this moment answer in advance. */
export function answerSharedQuestion(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  [decision, seat, moment, what]: Shared,
): Promise<Reply> {
  const isAsked = look.raid.seats[seat]?.person.id === click.person.id
  if (!isAsked && mayBeHeard(look))
    return instructToAnswerInAdvance(context, click, look, what === 'pass' ? [] : ['none'], moment)
  if (what === 'letBe') return declineEverythingInAttack(context, click, look, decision)
  return answerQuestion(context, click, look, [{ decision, picks: [what] }])
}

/** Declines for as long as the menu says: in this attack, or by an instruction for the autopilot. */
export function declineByMenuChoice(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  [decision, seat, moment]: readonly [decision: number, seat: Seat, moment: string],
): Promise<Reply> {
  const [value = ''] = click.values
  if (value === DECLINE_EVERYTHING_OPTION_VALUE)
    return answerSharedQuestion(context, click, look, [decision, seat, moment, 'letBe'])
  const isAsked = look.raid.seats[seat]?.person.id === click.person.id
  return handleInstructionClick(context, click, look.raid, {
    request: decodeInstructionRequest(value),
    seat: isAsked ? seat : (look.seat ?? seat),
  })
}

/**
 * Whether the person is asked now or later in this window. While others announce a move, the window isn't
 * known.
 */
function mayBeHeard({ view, seat }: PlayerLook): boolean {
  if (seat === null || !view?.waitingFor) return false
  return !view.window || view.waitingFor.seat === seat || view.window.next.includes(seat)
}

/** Declines to protect and strike, but makes a move in the window before damage. */
export const declineProtectionAndMakeMove = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> =>
  answerQuestion(context, click, look, [{ decision, picks: ['none'] }], {
    kind: 'fight',
    strikes: [],
    move: splitJoinedPicks(click.values[0] ?? ''),
    quiet: false,
  })

/** Accepts the offered order. If the order is asked card by card, a plan answers the later decisions, too. */
export function acceptOfferedOrder(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const { view, seat } = look
  const asked = isSeatAsked(view, seat) && view?.decision?.id === decision ? view.decision : null
  const picks = asked?.options.slice(0, asked.max).map(({ id }) => id) ?? []
  return answerQuestion(
    context,
    click,
    look,
    [{ decision, picks }],
    asked?.ordered ? undefined : { kind: 'anyOrder' },
  )
}

/** Narrates the events since the person's last answer, as text; null if there is nothing to report. */
export async function narrateEventsSinceAnswer(
  { table }: ContextWithTable,
  { raid, names, seat, view }: PlayerLook,
): Promise<string | null> {
  if (seat === null || !view || view.outcome) return null
  const lines = privateResultLines(await table.since(raid.id, seat), names, seat)
  return lines.length > 0 ? lines.join('\n') : null
}

/**
 * Opens the panel with the current options and the events that led to them. Before the first turn it shows
 * the opening hand, which the player keeps or replaces.
 */
export async function openAnswerPanel(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  said: string | null = null,
): Promise<Reply> {
  if (isMulliganDecisionOpen(look.view) && said === null) return handReply(context, look)
  return moveStepReply(
    click,
    await answerPanelWithPreviews(
      context,
      numbered(click, look),
      said ?? (await narrateEventsSinceAnswer(context, look)),
    ),
  )
}
