/** Builds buttons and selects from offers. */
import {
  type Decision,
  type DecisionKind,
  pickedAmount,
  pickWithAmount,
  splitPick,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { fitsInCustomId } from '../message-parts/custom-ids.ts'
import { DISCORD_LIMITS, MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import { type ButtonSpec, buttonRows, type ComponentRow, selectRow } from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { undoComponentIds } from '../undo/ids.ts'
import { questionComponentIds } from './ids.ts'
import { type AnswerOffer, canBeAnsweredInForm, MOVE_GROUPS, type MoveGroup, minShare } from './options.ts'
import { includesTargetPick, splitJoinedPicks } from './targets.ts'
import { asksTargetsAndShares, canBeNextShare, undividedAmount } from './targets-and-shares.ts'

interface Asked {
  code: string
  decision: Decision
  offers: readonly AnswerOffer[]
  /** Whether a pass ends the player's turn. */
  endsTurn?: boolean
  /** Whether the question asks for the target of a text that the player may decline. */
  optional?: boolean | undefined
  /** The version at which the last answer can be taken back. */
  takeBack?: number | undefined
}

/** The maximum number of rows for offers. The last row of a message is reserved for its closing buttons. */
const ROWS = DISCORD_LIMITS.rows - 1
/**
 * The maximum number of buttons on a question, in all rows. More buttons and their lines of explanation would push
 * the question off a phone's screen.
 */
export const MAX_QUESTION_BUTTONS = 5

export const countButtons = (rows: readonly ComponentRow[]): number =>
  rows.flatMap(({ components }) => components).filter(({ type }) => type === 2).length

/** Whether the offers are few and short enough to be buttons, beside those that close the question. */
export const canBeAnsweredByButtons = (asked: Asked): boolean =>
  asked.decision.max === 1 &&
  asked.decision.min === 1 &&
  asked.offers.length + closers(asked, []).length <= MAX_QUESTION_BUTTONS &&
  asked.offers.every((one) => one.label.length <= MAX_READABLE_LABEL_LENGTH)

const FIGHTS: readonly DecisionKind[] = ['protect', 'strike']
const isFight = ({ kind }: Decision): boolean => FIGHTS.includes(kind)

/**
 * Returns the rows of buttons and menus that answer a decision.
 * @param picked the picks so far, if they are made one by one
 */
export function answerControls(asked: Asked, picked: readonly string[] = []): ComponentRow[] {
  const { decision } = asked
  if (decision.kind === 'priority') return groupRows(asked)
  if (!isFight(decision) && asked.offers.some(includesTargetPick))
    return [targetRow(asked, 'other', asked.offers)]
  if (isPickedOneByOne(decision)) return oneByOne(asked, picked)
  if (canBeAnsweredByButtons(asked)) return buttonRows(asked.offers.map((one) => pickButton(asked, one)))
  const others = { ...asked, offers: asked.offers.filter((one) => !isDeclining(decision, one)) }
  return isFight(decision) ? [courseRow(others)] : selectRows(others)
}

/** Whether the offer is the "No" of a question such as whether to protect, which is always a button. */
const isDeclining = ({ kind }: Decision, { id }: AnswerOffer): boolean =>
  id === 'none' && texts.choice.none[kind] !== undefined

/**
 * Whether the picks are made one by one: for an order, for shares, and if there are more options than one
 * select can show.
 */
export const isPickedOneByOne = (decision: Decision): boolean =>
  decision.max > 1 &&
  (decision.ordered === true ||
    decision.kind === 'divide' ||
    asksTargetsAndShares(decision) ||
    decision.options.length > DISCORD_LIMITS.selectOptions)

function pickButton({ code, decision }: Asked, one: AnswerOffer): ButtonSpec {
  const style = one.id === 'yes' || one.id === 'keep' ? 'good' : isNo(one.id) ? 'plain' : 'primary'
  const [first = '', ...strikes] = splitJoinedPicks(one.id)
  const label = isDeclining(decision, one) ? texts.choice.no : withoutMarkup(one.label)
  const id =
    strikes.length > 0
      ? questionComponentIds.fight(code, decision.id, [first], strikes)
      : questionComponentIds.pick(code, decision.id, [one.id])
  return { id, label: truncateWithEllipsis(label, MAX_READABLE_LABEL_LENGTH), style }
}

const isNo = (id: string): boolean => ['no', 'none', 'mulligan', 'pass'].includes(id)

/** Returns a select for each group of moves: play, place, attack, use. */
function groupRows(asked: Asked): ComponentRow[] {
  return MOVE_GROUPS.filter((group) => group !== 'other').flatMap((group) => {
    const offers = asked.offers.filter((one) => one.group === group)
    if (offers.length === 0) return []
    return [targetRow(asked, group, offers)]
  })
}

/** Returns the select for more answers in an attack than fit on buttons. */
const courseRow = ({ code, decision, offers }: Asked): ComponentRow =>
  selectRow({
    id: questionComponentIds.course(code, decision.id),
    placeholder: texts.choice.pickPlaceholder(1),
    options: offers.map(answerSelectOption),
  })

function targetRow(
  { code, decision }: Asked,
  group: MoveGroup,
  offers: readonly AnswerOffer[],
): ComponentRow {
  const id = (offers.some(includesTargetPick) ? questionComponentIds.aim : questionComponentIds.choose)(
    code,
    decision.id,
    group,
  )
  return selectRow({ id, placeholder: placeholderOf(group), options: offers.map(answerSelectOption) })
}

function placeholderOf(group: MoveGroup): string {
  const { playPlaceholder, placePlaceholder, attackPlaceholder, usePlaceholder, pickPlaceholder } =
    texts.choice
  const placeholders: Record<MoveGroup, string> = {
    play: playPlaceholder,
    place: placePlaceholder,
    attack: attackPlaceholder,
    use: usePlaceholder,
    other: pickPlaceholder(1),
  }
  return placeholders[group]
}

/** Converts an offer to a select option. */
export const answerSelectOption = ({ id, label, detail }: AnswerOffer) => ({
  value: id,
  label: withoutMarkup(label),
  description: withoutMarkup(detail),
})

function selectRows({ code, decision, offers }: Asked): ComponentRow[] {
  const { min, max } = decision
  const placeholder =
    min === max ? texts.choice.pickPlaceholder(max) : texts.choice.rangePlaceholder(min, max)
  return parts(offers)
    .slice(0, ROWS)
    .map((part, index) =>
      selectRow({
        id: questionComponentIds.choose(code, decision.id, `${index}`),
        placeholder: index === 0 ? placeholder : `${placeholder} ${texts.choice.more(index + 1)}`,
        options: part.map(answerSelectOption),
        min: Math.max(1, min),
        max,
      }),
    )
}

/** Returns the select for the next pick. Returns no rows if the picks don't fit into a custom id. */
function oneByOne({ code, decision, offers }: Asked, picked: readonly string[]): ComponentRow[] {
  const placeholder = nextPlaceholder(decision, picked)
  const left = offers.filter((one) => isNext(decision, one, picked))
  const id = (part: number) =>
    decision.kind === 'divide'
      ? questionComponentIds.share(code, decision.id, part, picked.map(pickedAmount))
      : questionComponentIds.next(code, decision.id, part, picked)
  const longest = Math.max(...offers.map((one) => one.id.length))
  if (!fitsInCustomId(`${id(0)},${'x'.repeat(longest)}`)) return []
  return parts(left)
    .slice(0, ROWS)
    .map((part, index) => selectRow({ id: id(index), placeholder, options: part.map(answerSelectOption) }))
}

function nextPlaceholder(decision: Decision, picked: readonly string[]): string {
  const { nextPlaceholder, sharePlaceholder, leftPlaceholder } = texts.choice
  if (asksTargetsAndShares(decision)) return leftPlaceholder(undividedAmount(decision, picked))
  return (decision.kind === 'divide' ? sharePlaceholder : nextPlaceholder)(picked.length + 1, decision.max)
}

/**
 * Whether the offer can be the next pick. In a division it must be a share of the next option that leaves
 * enough for the other options, and no more than they can take.
 */
function isNext(decision: Decision, { id }: AnswerOffer, picked: readonly string[]): boolean {
  if (asksTargetsAndShares(decision)) return canBeNextShare(decision, id, picked)
  if (decision.kind !== 'divide') return !picked.includes(id)
  const { id: whose, amount: share } = splitPick(id)
  const others = decision.options.slice(picked.length + 1)
  const left = undividedAmount(decision, picked) - Number(share)
  return (
    whose === decision.options[picked.length]?.id &&
    left >= minShare(decision) * others.length &&
    left <= roomIn(decision, others)
  )
}

const roomIn = ({ amounts }: Decision, options: Decision['options']): number =>
  options.reduce((room, { id }) => room + (amounts?.most?.[id] ?? amounts?.max ?? 0), 0)

/**
 * Completes picks that leave no choice. If all options must be picked, the last one is added. In a division
 * the last option gets the rest, and if nothing is left all others get 0.
 */
export function completeForcedPicks(decision: Decision, picks: string[]): string[] {
  const { options, min, kind } = decision
  if (kind === 'divide') {
    const others = options.slice(picks.length)
    const left = undividedAmount(decision, picks)
    return others.length === 1 || left === 0
      ? [...picks, ...others.map(({ id }) => pickWithAmount(id, left))]
      : picks
  }
  const left = options.filter((one) => !picks.includes(one.id))
  return min === options.length && left.length === 1 ? [...picks, ...left.map((one) => one.id)] : picks
}

function isWhole(decision: Decision, picked: readonly string[]): boolean {
  if (asksTargetsAndShares(decision) || decision.kind === 'divide')
    return undividedAmount(decision, picked) === 0
  return picked.length >= decision.min
}

/** Returns the picks as the engine expects them: options of a division that get nothing are left out. */
export const withoutEmptyShares = (decision: Decision, picks: readonly string[]): string[] =>
  decision.kind === 'divide' && (decision.amounts?.min ?? 0) > 0
    ? picks.filter((pick) => splitPick(pick).amount !== '0')
    : [...picks]

function parts(offers: readonly AnswerOffer[]): AnswerOffer[][] {
  const all: AnswerOffer[][] = []
  for (let at = 0; at < offers.length; at += DISCORD_LIMITS.selectOptions)
    all.push(offers.slice(at, at + DISCORD_LIMITS.selectOptions))
  return all
}

export const acceptOrderButton = (code: string, decision: number): ButtonSpec => ({
  id: questionComponentIds.anyOrder(code, decision),
  label: texts.choice.anyOrder,
})

/** Returns the button that passes in a window or ends the player's own turn. The two look different. */
export const passButton = (code: string, decision: number, endsTurn: boolean): ButtonSpec =>
  endsTurn
    ? { id: questionComponentIds.end(code, decision), label: texts.choice.endTurn, style: 'danger' }
    : { id: questionComponentIds.pick(code, decision, ['pass']), label: texts.choice.pass, style: 'primary' }

/** Returns the buttons below the offers: no, pass, done, none and take back. */
export function passDeclineAndUndoButtons(asked: Asked, picked: readonly string[] = []): ButtonSpec[] {
  const no = canBeAnsweredByButtons(asked)
    ? []
    : asked.offers.filter((one) => isDeclining(asked.decision, one))
  return [...no.map((one) => pickButton(asked, one)), ...closers(asked, picked)]
}

function closers(asked: Asked, picked: readonly string[]): ButtonSpec[] {
  const { code, decision, offers, endsTurn = false, optional = false } = asked
  const pick = (
    picks: readonly string[],
    label: string,
    style: ButtonSpec['style'] = 'plain',
  ): ButtonSpec => ({
    id: questionComponentIds.pick(code, decision.id, picks),
    label,
    style,
  })
  const mayPass = offers.some((one) => one.id === 'pass')
  const isDone = picked.length > 0 && isWhole(decision, picked)
  return [
    ...(mayPass ? [passButton(code, decision.id, endsTurn)] : []),
    ...(isDone ? [pick(withoutEmptyShares(decision, picked), texts.choice.done, 'good')] : []),
    ...(decision.kind === 'order' && picked.length === 0 ? [acceptOrderButton(code, decision.id)] : []),
    ...(decision.min === 0 && picked.length === 0 ? [pick([], texts.choice.chooseNothing)] : []),
    ...(picked.length > 0 ? [{ id: questionComponentIds.moves(code), label: texts.choice.startOver }] : []),
    ...(canBeAnsweredInForm(decision) && picked.length === 0
      ? [{ id: questionComponentIds.say(code, decision.id), label: texts.choice.say }]
      : []),
    ...(optional && picked.length === 0 && decision.min > 0
      ? [{ id: questionComponentIds.decline(code, decision.id), label: texts.choice.no }]
      : []),
    ...(decision.back ? [backButton(asked)] : []),
  ]
}

/**
 * Returns the button that takes the announcement back. If the last answer can be taken back, too, it asks which is
 * meant.
 */
const backButton = ({ code, decision, takeBack }: Asked): ButtonSpec => ({
  id:
    takeBack === undefined
      ? questionComponentIds.pick(code, decision.id, ['back'])
      : undoComponentIds.which(code, takeBack, decision.id),
  label: texts.choice.back,
})
