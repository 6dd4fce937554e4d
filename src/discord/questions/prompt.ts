/**
 * The public prompt. It names the player who must act and the reason, and shows nothing that only that player
 * may know.
 */
import type { Decision, DecisionKind, Seat, Stops, View } from '../../engine/index.ts'
import { teaches } from '../../raids/index.ts'
import type { InstructionRequest } from '../../table/autopilot/contract.ts'
import type { Addressed, Instruction, Passing, Person, RaidCard } from '../../table/contract.ts'
import type { Fight } from '../../table/preview/contract.ts'
import { texts } from '../../texts/texts.ts'
import { autopilotIds } from '../autopilot/ids.ts'
import { restButtons, stoppedLines } from '../autopilot/panel.ts'
import { boardIds } from '../board/ids.ts'
import { handIds } from '../hand/ids.ts'
import { isOpening } from '../hand/opening.ts'
import { clip, LIMITS, READABLE_LABEL } from '../message-parts/limits.ts'
import { type SeatNames, seatNames, shortHeroIn } from '../message-parts/names.ts'
import { type ButtonSpec, buttonRows, type Post, post, type Row } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { quoted } from '../narrate/quoted.ts'
import { alikeLines } from './alike.ts'
import { answerRows, anyOrderButton, closingButtons, isOneByOne, passButton } from './choices.ts'
import { factLines, linkLines } from './facts.ts'
import { fightButtons, forecastLines } from './fights.ts'
import { questionIds } from './ids.ts'
import { isPublic, offersOf } from './options.ts'
import { endsTurn } from './own-turn.ts'
import { chainLines, question } from './question.ts'
import { sharedRows } from './shared.ts'
import { waitLine } from './waiting.ts'

interface Prompt {
  raid: RaidCard
  seat: Seat
  person: Person
  view: View // the table's
  decision: Decision | null // as the asked person sees it; only its public part is shown
  since?: string
  passing?: Passing[]
  also?: readonly Addressed[] // players who may answer ahead
  decided?: readonly Seat[] // and those who have
  happened?: readonly string[] // since it was posted
  /** In an attack on their side: the forecasts. The private parts are left out. */
  fight?: Fight | null
  orders?: readonly Instruction[]
  /** Where the asked player wants to be asked. */
  stops?: Stops
  /** Whether they may decline the text whose target is asked. */
  optional?: boolean | undefined
  /** The questions for other players in the same moment, as far as everybody may know them. */
  others?: readonly Called[]
}

/** A player who is asked in the same moment, and their question if no earlier answer changes it. */
export interface Called {
  seat: Seat
  decision: Decision
  fight?: Fight | null
}

export function promptPost({
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
  orders = [],
  stops = 'all',
  optional = false,
  others: called = [],
}: Prompt): Post {
  const names = seatNames(raid)
  const isHand = isOpening(view)
  const open = decision && !isHand && isPublic(view, decision) ? decision : null
  const others = also.filter((one) => !decided.includes(one.seat) && one.person.id !== person.id)
  const asked = [person, ...others.map((one) => one.person)]
  const addressed = { ...view, viewer: seat } // their own cards need no owner
  const offers = open && !isOneByOne(open) ? offersOf(addressed, open, names) : []
  const offered = open && { code: raid.code, decision: open, offers, optional }
  const rows = offered && offers.length > 0 ? answerRows(offered) : []
  const closing = offered && offers.length > 0 ? closingButtons(offered) : []
  const stillCalled = called.filter((one) => !decided.includes(one.seat))
  const fought = open && { view: addressed, names, decision: open, fight }
  const lines = [
    texts.prompt.asks(
      texts.word.list(mentions(isHand ? asked : [person])),
      isHand ? null : heroOf(raid, seat, person),
      question(view, names, open),
    ),
    ...(asked.length > 1 && !isHand ? [texts.prompt.also(mentions(asked.slice(1)))] : []),
    ...(open ? factLines(addressed, open, names) : responseLines(view, names)),
    ...(fought ? forecastLines(fought) : []),
    ...alikeLines(raid, addressed, stops),
    ...stillCalled.flatMap((one) => calledLines(view, names, one)),
    ...stoppedLines({ orders }),
    ...(view.chain.length > 1 ? [texts.prompt.chain(chainLines(view, names).join('\n'))] : []),
    ...((view.decision?.side ?? view.waitingFor?.side) ? [texts.prompt.forSide] : []),
    ...happened.map(quoted),
    ...(teaches(raid)
      ? []
      : [waitLine(view, names, { since: since === undefined ? null : new Date(since), passing })]),
  ]
  const usual = [...closing, ...privateButtons(raid, view, rows.length > 0)]
  const answers = withRoom(rows, fought ? fightButtons(raid.code, fought) : [], usual)
  const standing = { id: autopilotIds.orders(raid.code, seat), label: texts.autopilot.button }
  const buttons = answers.length < LIMITS.rowButtons && !isHand ? [...answers, standing] : answers
  const own = sharedRows([...rows, ...buttonRows(buttons)], seat, view)
  const theirs = stillCalled.flatMap((one) => calledRow(raid.code, view, names, one))
  const shared = [...own, ...theirs].slice(0, LIMITS.rows)
  return post({
    content: lines.join('\n'),
    components: withRests(shared, { raid, seat, view, orders }),
    pings: [...new Set(asked.map(({ id }) => id))],
  })
}

/** What the topmost link does, if the question is whether to respond to it. */
const responseLines = (view: View, names: SeatNames): string[] =>
  view.waitingFor?.kind === 'priority' ? linkLines(view, names).map(texts.prompt.cardText) : []

const IN_ATTACKS: readonly DecisionKind[] = ['protect', 'strike']

/**
 * Lines for a player who will be asked to strike if nobody protects and may answer ahead: the cost, ATK and
 * forecast of each weapon.
 */
function calledLines(view: View, names: SeatNames, { seat, decision, fight }: Called): string[] {
  if (decision.kind !== 'strike') return []
  const theirs = { view: { ...view, viewer: seat }, names, decision, fight }
  const facts = [...factLines(theirs.view, decision, names), ...forecastLines(theirs)]
  return [texts.prompt.mayStrike(names.seat(seat)), ...facts]
}

/** The buttons with which this player answers ahead. Declining uses the same button for all players. */
function calledRow(code: string, view: View, names: SeatNames, { seat, decision }: Called): Row[] {
  const moment = view.window?.moment
  if (moment === undefined || !IN_ATTACKS.includes(decision.kind)) return []
  const offers = offersOf({ ...view, viewer: seat }, decision, names).filter(({ id }) => id !== 'none')
  const buttons = offers.slice(0, LIMITS.rowButtons).map(({ id, label }): ButtonSpec => {
    const wish: InstructionRequest = { kind: 'ahead', moment, move: [id] }
    return {
      id: autopilotIds.order(code, seat, wish),
      label: clip(withoutMarkup(texts.choice.whose(names.seat(seat), label)), READABLE_LABEL),
    }
  })
  return buttonRows(buttons)
}

const mentions = (people: readonly Person[]): string[] => [...new Set(people.map(({ id }) => `<@${id}>`))]

/** Adds the autopilot instructions that avoid further questions, if there is room. */
function withRests(rows: Row[], asked: Parameters<typeof restButtons>[0]): Row[] {
  const rests = buttonRows(restButtons(asked))
  return rows.length + rests.length < LIMITS.rows ? [...rows, ...rests] : rows
}

/** Adds the buttons that decide everything in one click, if there is room. */
function withRoom(
  rows: readonly Row[],
  more: readonly ButtonSpec[],
  usual: readonly ButtonSpec[],
): ButtonSpec[] {
  const all = [...more, ...usual]
  return rows.length + Math.ceil(all.length / LIMITS.rowButtons) <= LIMITS.rows - 1 ? all : [...usual]
}

/** The hero of the asked seat, if the person has several seats. */
function heroOf(raid: RaidCard, seat: Seat, person: Person): string | null {
  const own = raid.seats.filter((one) => one.person.id === person.id)
  const hero = raid.seats.find((one) => one.seat === seat)?.hero
  return own.length > 1 && hero ? shortHeroIn(raid, hero) : null
}

function privateButtons(raid: RaidCard, view: View, isAnsweredHere: boolean): ButtonSpec[] {
  const { waitingFor } = view
  const pass =
    waitingFor?.kind === 'priority' ? [passButton(raid.code, waitingFor.decision, endsTurn(view))] : []
  const any =
    waitingFor?.kind === 'order' && !isAnsweredHere ? [anyOrderButton(raid.code, waitingFor.decision)] : []
  const moves = { id: questionIds.moves(raid.code), label: movesLabel(view), style: 'good' } as const
  if (isOpening(view)) return [moves, { id: boardIds.board(raid.code), label: texts.choice.board }]
  return [
    ...pass,
    ...any,
    ...(isAnsweredHere ? [] : [moves]),
    { id: handIds.hand(raid.code), label: texts.choice.hand },
    { id: boardIds.board(raid.code), label: texts.choice.board },
  ]
}

const movesLabel = ({ waitingFor }: View): string =>
  waitingFor?.kind === 'mulligan'
    ? texts.choice.ownHand
    : waitingFor?.kind === 'priority'
      ? texts.choice.moves
      : texts.choice.choose
