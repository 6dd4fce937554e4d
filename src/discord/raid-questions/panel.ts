/** The private panel: all that a person may do now, updated in place as they choose. */
import type { Decision, DecisionKind, Seat, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import {
  cancelledAttackLines,
  endInstructionButtons,
  instructionButtons,
  instructionLines,
  instructionMenu,
  movesInAdvanceMenu,
} from '../autopilot/panel.ts'
import { optionalEffectOffers } from '../autopilot/requests.ts'
import { boardComponentIds } from '../board/ids.ts'
import type { ContextWithTable, PlayerLook } from '../bot-context.ts'
import { hintButton } from '../computer-hints/button.ts'
import { addSpiritHintsToLook, spiritHintLines } from '../fallen-raiders/hints.ts'
import { spiritButtonsIfFallen } from '../fallen-raiders/post.ts'
import { handComponentIds } from '../hand/ids.ts'
import { manualCardPanelButton } from '../manual-cards/manual-cards.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { shortHeroNameInRaid } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, type ComponentRow, newPost, type Post } from '../message-parts/post.ts'
import { lessonEndPanel } from '../tutorial/coach.ts'
import { addCoachToPrivatePost } from '../tutorial/with-coach.ts'
import { takeBackButton } from '../undo/button.ts'
import { addStrikeOffers, attackForecastLines, responseMenu } from './attack-forecasts.ts'
import { groupAttackButton } from './attackers.ts'
import {
  answerControls,
  countButtons,
  isPickedOneByOne,
  MAX_QUESTION_BUTTONS,
  passDeclineAndUndoButtons,
} from './choices.ts'
import { declineMenu } from './declining.ts'
import { questionComponentIds } from './ids.ts'
import { type AnswerOffer, offersOfDecision } from './options.ts'
import { isPassEndingTurn } from './own-turn.ts'
import { panelVersionOf } from './panel-version.ts'
import { chainLines, isSeatAsked, questionText, waitingLine } from './question.ts'
import { questionFactLines } from './question-facts.ts'
import { severalProtectorsMenu, similarAttackLines } from './similar-attacks.ts'
import { offersWithTargets, offerWithHandNumber } from './targets.ts'
import { asksTargetsAndShares, shareOffers } from './targets-and-shares.ts'
import { waitingDetailsLine } from './waiting.ts'

/**
 * Returns the panel with the reason for a refusal and all possible answers. A person who is not asked gets buttons to
 * look at the raid instead.
 */
export function refusalPanel(look: PlayerLook, why: string): Post {
  if (isSeatAsked(look.view, look.seat)) return answerPanel(look, why)
  const { code } = look.raid
  return newPost({
    content: why,
    components: buttonRows(waitingButtons(code)),
    panelVersion: panelVersionOf(look, 'moves'),
  })
}

/**
 * Loads the previews for the viewer's question, and returns the panel with them: the targets and forecasts of moves,
 * the courses in an attack, the moves of a player who is asked later, and hints of fallen friends.
 */
export async function answerPanelWithPreviews(
  { table }: ContextWithTable,
  seen: PlayerLook,
  said: string | null = null,
  picked: readonly string[] = [],
): Promise<Post> {
  const { view, seat, raid } = seen
  if (seat === null || !view) return answerPanel(seen, said, picked)
  const look = await addSpiritHintsToLook({ table }, seen)
  if (isFought(view, seat))
    return answerPanel({ ...look, fight: await table.preview.fight(raid.id, seat) }, said, picked)
  const isNext = view.window?.next.includes(seat) === true
  if (isNext)
    return answerPanel(
      { ...look, movesAskedLater: await table.preview.movesOfSeatAskedLater(raid.id, seat) },
      said,
      picked,
    )
  return answerPanel(await addTargetPreviewsToLook({ table }, look), said, picked)
}

/** Adds the targets and forecasts of each move, if moves are asked for. */
export async function addTargetPreviewsToLook(
  { table }: ContextWithTable,
  look: PlayerLook,
): Promise<PlayerLook> {
  const { view, seat, raid } = look
  const isMoving = isSeatAsked(view, seat) && AIMED.includes(view?.decision?.kind ?? 'may')
  if (!isMoving || seat === null) return look
  const { preview } = table
  const [targetDecisions, forecasts] = await Promise.all([
    preview.targetDecisions(raid.id, seat),
    preview.attacks(raid.id, seat),
  ])
  return { ...look, targetDecisions, forecasts }
}

/** Decisions that are asked together with their targets: moves, and X. */
const AIMED: readonly DecisionKind[] = ['priority', 'number']

/** Whether the seat is asked to protect or strike in an attack. */
const isFought = (view: View, seat: Seat): boolean =>
  isSeatAsked(view, seat) && (view.decision?.kind === 'protect' || view.decision?.kind === 'strike')

/**
 * Builds the panel. In a lesson it has the coach's text and one highlighted button.
 * @param said the person's last action, or the reason why it was refused
 */
export const answerPanel = (
  look: PlayerLook,
  said: string | null = null,
  picked: readonly string[] = [],
): Post => (look.learned ? lessonPanel(look, said, picked) : plainPanel(look, said, picked))

function lessonPanel(look: PlayerLook, said: string | null, picked: readonly string[]): Post {
  const { view } = look
  return view?.outcome
    ? lessonEndPanel(look, view.outcome, said)
    : addCoachToPrivatePost(plainPanel(look, null, picked), look, said)
}

function plainPanel(look: PlayerLook, said: string | null, picked: readonly string[]): Post {
  const { raid, names, view, seat } = look
  const head = said ? [said] : []
  if (!view) return newPost({ content: [...head, overOrLobby(look)].join('\n') })
  if (view.outcome) return newPost({ content: [...head, texts.reply.over].join('\n') })
  if (!view.decision || !isSeatAsked(view, seat)) return waiting(look, head)
  const { kind } = view.decision
  const fought = { view, names, decision: view.decision, fight: look.fight }
  const offers = addStrikeOffers(offered(look, view, view.decision), fought)
  const { takeBack, optional } = look
  const asked = {
    code: raid.code,
    decision: view.decision,
    offers,
    endsTurn: isPassEndingTurn(view),
    takeBack,
    optional,
  }
  const several = severalProtectorsMenu(raid, view, names, look.stops, view.decision)
  const rows = [...answerControls(asked, picked), ...several, ...responseMenu(look)]
  const content = [
    ...head,
    ...takenOverLine(look),
    ...asking(look, view),
    ...unsaid(questionFactLines(view, view.decision, names, look.shown), head),
    ...attackForecastLines(fought),
    ...similarAttackLines(raid, view, look.stops),
    ...spiritHintLines(look),
    ...readyLine(look),
    ...cancelledAttackLines(look),
    ...(view.chain.length > 1 ? [texts.prompt.chain(chainLines(view, names).join('\n'))] : []),
    ...(picked.length > 0 ? [pickedLine(offers, picked)] : []),
    ...(rows.length === 0 && isPickedOneByOne(view.decision) ? [texts.reply.tooLong] : []),
  ]
  const buttons = [
    ...passDeclineAndUndoButtons(asked, picked),
    ...groupAttackButton(look),
    ...(view.decision.back ? [] : takeBackButton(look)),
    ...manualCardPanelButton(raid, view),
    ...hintButton(raid),
    ...lookButtons(raid.code),
    ...instructionButtons(look),
  ]
  return newPost({
    content: content.join('\n'),
    components: filled(
      rows,
      buttons.slice(0, MAX_QUESTION_BUTTONS - countButtons(rows)),
      menuOf(look, view, kind),
    ),
    panelVersion: panelVersionOf(look, 'moves'),
  })
}

/** Returns one menu: for how long a "No" applies, or else the instructions for the autopilot. */
function menuOf(look: PlayerLook, view: View, kind: DecisionKind): ComponentRow[] {
  const { raid, seat, instructions } = look
  const no =
    seat === null ? [] : declineMenu({ raid, seat, view, instructions, says: optionalEffectOffers(look) })
  return no.length > 0 || !ORDERED.includes(kind) ? no : instructionMenu(look)
}

/** Returns the question. Empty in a learner's own turn, because there the coach says what to do. */
const asking = (look: PlayerLook, view: View): string[] =>
  look.learned && isPassEndingTurn(view)
    ? []
    : [texts.prompt.you(heroOf(look), questionText(view, look.names, view.decision, look.shown))]

/**
 * Returns the offers: moves with their targets, targets with their shares, and hand cards with their numbers in the
 * picture of the hand.
 */
function offered(look: PlayerLook, view: View, decision: Decision): AnswerOffer[] {
  const { names, shown, numbers } = look
  const single = offersWithTargets(offersOfDecision(view, decision, names, shown), view, look)
  const offers = asksTargetsAndShares(decision) ? shareOffers(decision, single) : single
  return numbers ? offers.map((one) => offerWithHandNumber(decision, one, numbers)) : offers
}

/** Leaves out the text of the card if the head already contains it, because the card was just turned up. */
function unsaid(facts: readonly string[], head: readonly string[]): string[] {
  const [first = ''] = facts
  const isSaid = isCardText(first) && unmarked(head.join('\n')).includes(unmarked(first))
  return isSaid ? facts.filter((line) => !isCardText(line)) : [...facts]
}

const isCardText = (line: string): boolean => line.startsWith(texts.prompt.cardText(''))
const unmarked = (text: string): string => text.replaceAll('**', '')

/** Decisions that autopilot instructions can answer. In the middle of a move no instructions are offered. */
const ORDERED: readonly DecisionKind[] = ['priority', 'protect', 'strike', 'may', 'order']

/**
 * Puts the answers first, then as many buttons as fit. The select of autopilot instructions goes between them if
 * there is room.
 */
function filled(
  rows: ComponentRow[],
  buttons: readonly ButtonSpec[],
  wishes: ComponentRow[],
): ComponentRow[] {
  const below = buttonRows(buttons.slice(0, (DISCORD_LIMITS.rows - rows.length) * DISCORD_LIMITS.rowButtons))
  return rows.length + wishes.length + below.length < DISCORD_LIMITS.rows
    ? [...rows, ...wishes, ...below]
    : [...rows, ...below]
}

const overOrLobby = ({ raid }: PlayerLook): string =>
  raid.status === 'lobby' ? texts.reply.notBegun : texts.reply.over

function waiting(look: PlayerLook, head: readonly string[]): Post {
  const { raid, names, view, seat } = look
  const lines = view ? [waitingLine(view, names), waitingDetailsLine(view, names, look)] : []
  const nothing = head.length > 0 ? [] : [seat === null ? texts.reply.notSeated : texts.reply.nothing]
  const buttons = [
    ...takeBackButton(look),
    ...spiritButtonsIfFallen(look),
    ...(view ? manualCardPanelButton(raid, view) : []),
    ...instructionButtons(look),
    ...endInstructionButtons(look),
    ...waitingButtons(raid.code),
  ]
  return newPost({
    content: [...head, ...nothing, ...takenOverLine(look), ...lines, ...instructionLines(look)].join('\n'),
    components: filled(movesInAdvanceMenu(look), buttons, instructionMenu(look)),
    panelVersion: panelVersionOf(look, 'moves'),
  })
}

/** Returns a line if the computer plays for the viewer, which says how that ends. */
const takenOverLine = ({ names, seat }: PlayerLook): string[] =>
  seat !== null && names.isTakenOver(seat) ? [texts.takeover.playsForYou] : []

const waitingButtons = (code: string): ButtonSpec[] => [
  { id: questionComponentIds.wait(code), label: texts.choice.refresh },
  ...lookButtons(code),
]

const lookButtons = (code: string): ButtonSpec[] => [
  { id: handComponentIds.hand(code), label: texts.choice.hand },
  { id: boardComponentIds.board(code), label: texts.choice.board },
]

/** Returns the hero that is asked, for a person with several seats. */
function heroOf({ raid, seat }: PlayerLook): string | null {
  const own = raid.seats.find((one) => one.seat === seat)
  const several = raid.seats.filter((one) => one.person.id === own?.person.id).length > 1
  return own && several ? shortHeroNameInRaid(raid, own.hero) : null
}

function readyLine({ view, seat }: PlayerLook): string[] {
  const own = view?.seats.find((one) => one.seat === seat)
  return own && view?.decision?.kind === 'priority' ? [texts.prompt.ready(own.resources.ready)] : []
}

const pickedLine = (offers: readonly AnswerOffer[], picked: readonly string[]): string =>
  texts.reply.chosen(picked.map((id) => offers.find((one) => one.id === id)?.label ?? id).join(', '))
