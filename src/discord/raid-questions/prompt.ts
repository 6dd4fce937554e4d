/**
 * The public prompt. It names the player who must act and the reason, and shows nothing that only that player
 * may know.
 */
import type { Decision, DecisionKind, Seat, StopSetting, View } from '../../engine/index.ts'
import { isRaidWithLessons } from '../../raids/index.ts'
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import type { AskedPerson, AutoPassingSeat, Instruction, Person, RaidInfo } from '../../table/contract.ts'
import type { IncomingAttackPreview } from '../../table/preview/contract.ts'
import { texts } from '../../texts/texts.ts'
import { autopilotComponentIds, encodeInstructionRequest } from '../autopilot/ids.ts'
import { cancelledAttackLines } from '../autopilot/panel.ts'
import { boardComponentIds } from '../board/ids.ts'
import { hintButton } from '../computer-hints/button.ts'
import { handComponentIds } from '../hand/ids.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { manualCardPanelButton } from '../manual-cards/manual-cards.ts'
import { DISCORD_LIMITS, MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import { mentionsOfPeople } from '../message-parts/mentions.ts'
import { type SeatNames, seatNames, shortHeroNameInRaid } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  selectRow,
} from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { quotedNewsLine } from '../narrate/quoted.ts'
import { addStrikeOffers, attackForecastLines } from './attack-forecasts.ts'
import {
  acceptOrderButton,
  answerControls,
  countButtons,
  isPickedOneByOne,
  MAX_QUESTION_BUTTONS,
  passButton,
  passDeclineAndUndoButtons,
} from './choices.ts'
import { declineMenu } from './declining.ts'
import { questionComponentIds } from './ids.ts'
import { areOptionsPublic, offersOfDecision } from './options.ts'
import { isPassEndingTurn } from './own-turn.ts'
import { chainLines, questionText } from './question.ts'
import { questionFactLines, topLinkLines } from './question-facts.ts'
import { controlsForAllAskedPlayers } from './rows-for-all-asked.ts'
import { similarAttackLines } from './similar-attacks.ts'
import { waitingDetailsLine } from './waiting.ts'

interface Prompt {
  raid: RaidInfo
  seat: Seat
  person: Person
  view: View // The view that everybody may see.
  decision: Decision | null // The question as the asked person sees it. Only its public part is shown.
  since?: string
  passing?: AutoPassingSeat[]
  also?: readonly AskedPerson[] // The players who may answer in advance.
  decided?: readonly Seat[] // The seats of players who have already answered in advance.
  happened?: readonly string[] // The lines about what has happened since the question was posted.
  /** The forecasts of an attack on the player's side, without the private parts. */
  fight?: IncomingAttackPreview | null
  instructions?: readonly Instruction[]
  /** The windows in which the asked player wants to be asked for priority. */
  stops?: StopSetting
  /** Whether the player may decline the text whose target is asked. */
  optional?: boolean | undefined
  /** The questions for other players in the same moment, as far as everybody may know them. */
  others?: readonly PlayerAlsoAsked[]
}

/** A player who is asked in the same moment, and their question if no earlier answer changes it. */
export interface PlayerAlsoAsked {
  seat: Seat
  decision: Decision
  fight?: IncomingAttackPreview | null
}

export function publicQuestionPost({
  raid,
  seat,
  person,
  view,
  decision,
  since,
  passing = [],
  also = [],
  decided = [],
  happened = [],
  fight = null,
  instructions = [],
  stops = 'all',
  optional = false,
  others: called = [],
}: Prompt): Post {
  const names = seatNames(raid)
  const isHand = isMulliganDecisionOpen(view)
  const open = decision && !isHand && areOptionsPublic(view, decision) ? decision : null
  const others = also.filter((one) => !decided.includes(one.seat) && one.person.id !== person.id)
  const asked = [person, ...others.map((one) => one.person)]
  /** The person is the viewer, so that their own cards are shown without an owner. */
  const addressed = { ...view, viewer: seat }
  const fought = open && { view: addressed, names, decision: open, fight }
  const single = open && !isPickedOneByOne(open) ? offersOfDecision(addressed, open, names) : []
  const offers = fought ? addStrikeOffers(single, fought) : single
  const offered = open && { code: raid.code, decision: open, offers, optional }
  const rows = offered && offers.length > 0 ? answerControls(offered) : []
  const closing = offered && offers.length > 0 ? passDeclineAndUndoButtons(offered) : []
  const stillCalled = called.filter((one) => !decided.includes(one.seat))
  const lines = [
    texts.prompt.asks(
      texts.word.list(mentionsOfPeople(isHand ? asked : [person])),
      isHand ? null : heroOf(raid, seat, person),
      questionText(view, names, open),
    ),
    ...(asked.length > 1 && !isHand ? [texts.prompt.also(mentionsOfPeople(asked.slice(1)))] : []),
    ...(open ? questionFactLines(addressed, open, names) : responseLines(view, names)),
    ...(fought ? attackForecastLines(fought) : []),
    ...similarAttackLines(raid, addressed, stops),
    ...stillCalled.flatMap((one) => calledLines(view, names, one)),
    ...cancelledAttackLines({ instructions }),
    ...(view.chain.length > 1 ? [texts.prompt.chain(chainLines(view, names).join('\n'))] : []),
    ...((view.decision?.side ?? view.waitingFor?.side) ? [texts.prompt.forSide] : []),
    ...happened.map(quotedNewsLine),
    ...(isRaidWithLessons(raid)
      ? []
      : [waitingDetailsLine(view, names, { since: since === undefined ? null : new Date(since), passing })]),
  ]
  const own = controlsForAllAskedPlayers([...rows, ...buttonRows(closing)], seat, view)
  const theirs = theirRows(stillCalled, {
    code: raid.code,
    view,
    names,
    room: MAX_QUESTION_BUTTONS - countButtons(own),
  })
  const standing = { id: autopilotComponentIds.orders(raid.code, seat), label: texts.autopilot.button }
  const usual = [
    ...privateButtons(raid, view, rows.length > 0),
    ...manualCardPanelButton(raid, view),
    ...(isHand ? [] : [standing]),
    ...(rows.length > 0 ? hintButton(raid) : []), // Other answers are in the panel, which has the button.
  ]
  return newPost({
    content: lines.join('\n'),
    components: laidOut(
      { own: [...own, ...theirs], seat, view, usual },
      declineMenu({ raid, seat, view, instructions }),
    ),
    pings: [...new Set(asked.map(({ id }) => id))],
  })
}

interface Layout {
  own: readonly ComponentRow[]
  seat: Seat
  view: View
  usual: readonly ButtonSpec[]
}

/** Puts the answers first, then as many of the usual buttons as a question may have, and the menu if there is room. */
function laidOut({ own, seat, view, usual }: Layout, menu: readonly ComponentRow[]): ComponentRow[] {
  const below = buttonRows(usual.slice(0, Math.max(0, MAX_QUESTION_BUTTONS - countButtons(own))))
  const rows = joined([...own, ...controlsForAllAskedPlayers(below, seat, view)]).slice(
    0,
    DISCORD_LIMITS.rows,
  )
  return rows.length + menu.length <= DISCORD_LIMITS.rows ? [...rows, ...menu] : rows
}

/** Puts the buttons of the last two rows into one row if they fit. */
function joined(rows: readonly ComponentRow[]): ComponentRow[] {
  const [before, last] = rows.slice(-2)
  if (!before || !last || countButtons([before]) === 0 || countButtons([last]) === 0) return [...rows]
  const components = [...before.components, ...last.components]
  return components.length > DISCORD_LIMITS.rowButtons
    ? [...rows]
    : [...rows.slice(0, -2), { ...before, components }]
}

/** Returns the effect of the topmost link, if the question is whether to respond to it. */
const responseLines = (view: View, names: SeatNames): string[] =>
  view.waitingFor?.kind === 'priority' ? topLinkLines(view, names).map(texts.prompt.cardText) : []

const IN_ATTACKS: readonly DecisionKind[] = ['protect', 'strike']

/**
 * Returns lines for a player who will be asked to strike if nobody protects and may answer in advance: the cost, ATK and
 * forecast of each weapon.
 */
function calledLines(view: View, names: SeatNames, { seat, decision, fight }: PlayerAlsoAsked): string[] {
  if (decision.kind !== 'strike') return []
  const theirs = { view: { ...view, viewer: seat }, names, decision, fight }
  const facts = [...questionFactLines(theirs.view, decision, names), ...attackForecastLines(theirs)]
  return [texts.prompt.mayStrike(names.seat(seat)), ...facts]
}

interface Others {
  code: string
  view: View // The view that everybody at the table may see.
  names: SeatNames
  room: number // The number of buttons that still fit.
}

/**
 * Returns the answers of the other players in advance: buttons if there is room for all of them, else a select for each
 * player.
 */
function theirRows(called: readonly PlayerAlsoAsked[], { room, ...others }: Others): ComponentRow[] {
  const all = called.map((one) => ({ seat: one.seat, answers: answersInAdvance(one, others) }))
  const buttons = all.flatMap(({ seat, answers }) =>
    answers.map(({ wish, label }) => ({ id: autopilotComponentIds.order(others.code, seat, wish), label })),
  )
  if (buttons.length <= room) return buttonRows(buttons)
  return all.flatMap(({ seat, answers }) =>
    answers.length === 0
      ? []
      : [
          selectRow({
            id: autopilotComponentIds.answerInAdvance(others.code, seat),
            placeholder: texts.choice.whose(others.names.seat(seat), texts.autopilot.movePlaceholder),
            options: answers.map(({ wish, label }) => ({ value: encodeInstructionRequest(wish), label })),
          }),
        ],
  )
}

/** Returns the answers that this player can give in advance. Declining uses the same button for all players. */
function answersInAdvance(
  { seat, decision }: PlayerAlsoAsked,
  { view, names }: Pick<Others, 'view' | 'names'>,
): { wish: InstructionRequest; label: string }[] {
  const moment = view.window?.moment
  if (moment === undefined || !IN_ATTACKS.includes(decision.kind)) return []
  return offersOfDecision({ ...view, viewer: seat }, decision, names)
    .filter(({ id }) => id !== 'none')
    .map(({ id, label }) => ({
      wish: { kind: 'ahead', moment, move: [id] },
      label: truncateWithEllipsis(
        withoutMarkup(texts.choice.whose(names.seat(seat), label)),
        MAX_READABLE_LABEL_LENGTH,
      ),
    }))
}

/** Returns the hero of the asked seat, if the person has several seats. */
function heroOf(raid: RaidInfo, seat: Seat, person: Person): string | null {
  const own = raid.seats.filter((one) => one.person.id === person.id)
  const hero = raid.seats.find((one) => one.seat === seat)?.hero
  return own.length > 1 && hero ? shortHeroNameInRaid(raid, hero) : null
}

function privateButtons(raid: RaidInfo, view: View, isAnsweredHere: boolean): ButtonSpec[] {
  const { waitingFor } = view
  const pass =
    waitingFor?.kind === 'priority'
      ? [passButton(raid.code, waitingFor.decision, isPassEndingTurn(view))]
      : []
  const any =
    waitingFor?.kind === 'order' && !isAnsweredHere ? [acceptOrderButton(raid.code, waitingFor.decision)] : []
  const moves = { id: questionComponentIds.moves(raid.code), label: movesLabel(view), style: 'good' } as const
  if (isMulliganDecisionOpen(view))
    return [moves, { id: boardComponentIds.board(raid.code), label: texts.choice.board }]
  return [
    ...pass,
    ...any,
    ...(isAnsweredHere ? [] : [moves]),
    { id: handComponentIds.hand(raid.code), label: texts.choice.hand },
    { id: boardComponentIds.board(raid.code), label: texts.choice.board },
  ]
}

const movesLabel = ({ waitingFor }: View): string =>
  waitingFor?.kind === 'mulligan'
    ? texts.choice.ownHand
    : waitingFor?.kind === 'priority'
      ? texts.choice.moves
      : texts.choice.choose
