/**
 * Attacks with several characters in one dialog: first the attackers, then the defenders. The combats follow
 * one after the other.
 */
import type { PlannedAttack } from '../../table/autopilot/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { BotContext, PlayerLook } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import {
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { answerQuestion, openAnswerPanel } from './answering.ts'
import { offeredAttackers } from './attackers.ts'
import { answerSelectOption, MAX_QUESTION_BUTTONS } from './choices.ts'
import { questionComponentIds } from './ids.ts'
import { type AnswerOffer, offersOfDecision } from './options.ts'
import { moveStepPanelVersion, moveStepReply } from './panel-version.ts'
import { isSeatAsked } from './question.ts'
import { splitJoinedPicks } from './targets.ts'

/** The number of attackers that fit into the id of a button. */
export const MAX_GROUP_ATTACKERS = 6

/** Finds the clicked decision, with the look of the person who clicked. Null if it isn't open any more. */
export async function findOpenDecision(context: BotContext, look: PlayerLook, decision: number) {
  const { raid, names, view, seat } = look
  if (!view || seat === null || !isSeatAsked(view, seat) || view.decision?.id !== decision) return null
  const targetDecisions = await context.table.preview.targetDecisions(raid.id, seat)
  return { look, view, targetDecisions, decision: view.decision, names }
}

export type OpenDecisionOfPlayer = NonNullable<Awaited<ReturnType<typeof findOpenDecision>>>

export async function askForAttackers(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  id: number,
): Promise<Reply> {
  const open = await findOpenDecision(context, look, id)
  return open && attackersOfOpenDecision(open).length > 1
    ? moveStepReply(click, attackersPost(open))
    : openAnswerPanel(context, click, look)
}

export const attackersOfOpenDecision = ({ decision, targetDecisions }: OpenDecisionOfPlayer): string[] =>
  offeredAttackers(decision, targetDecisions)

function attackersPost(open: OpenDecisionOfPlayer): Post {
  const { view, decision, names } = open
  const { raid } = open.look
  const attackers = attackersOfOpenDecision(open)
  const offers = offersOfDecision(view, decision, names).filter(({ id }) => attackers.includes(id))
  const id = questionComponentIds.severalWho(raid.code, decision.id)
  const placeholder = texts.choice.attackPlaceholder
  return newPost({
    content: texts.prompt.severalWho,
    components: [
      selectRow({
        id,
        placeholder,
        options: offers.map(answerSelectOption),
        min: 2,
        max: MAX_GROUP_ATTACKERS,
      }),
      ...buttonRows([{ id: questionComponentIds.moves(raid.code), label: texts.choice.backToTurn }]),
    ],
    panelVersion: moveStepPanelVersion(raid.code, decision.id),
  })
}

export async function askForDefender(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  id: number,
): Promise<Reply> {
  const open = await findOpenDecision(context, look, id)
  const able = open ? attackersOfOpenDecision(open) : []
  const attackers = click.values.filter((one) => able.includes(one))
  return open && attackers.length > 0
    ? moveStepReply(click, defenderQuestion(open, attackers))
    : openAnswerPanel(context, click, look)
}

/** Returns the question whom these attackers attack. */
export function defenderQuestion(open: OpenDecisionOfPlayer, attackers: readonly string[]): Post {
  const { raid } = open.look
  const called = offersOfDecision(open.view, open.decision, open.names).filter(({ id }) =>
    attackers.includes(id),
  )
  return newPost({
    content: texts.prompt.severalWhom(called.map(({ label }) => label)),
    components: [
      ...togetherRows(open, attackers),
      ...eachRow(open, attackers),
      ...buttonRows([
        { id: questionComponentIds.several(raid.code, open.decision.id), label: texts.choice.startOver },
      ]),
    ],
    panelVersion: moveStepPanelVersion(raid.code, open.decision.id),
  })
}

/** Returns a button for each defender that all chosen attackers can attack, or a select if these are many. */
function togetherRows(open: OpenDecisionOfPlayer, attackers: readonly string[]): ComponentRow[] {
  const { code } = open.look.raid
  const { id: decision } = open.decision
  const defenders = commonDefenders(open, attackers)
  const labelled = defenders.map((one) => ({ ...one, label: texts.choice.allAttack(one.label) }))
  if (labelled.length < MAX_QUESTION_BUTTONS)
    return buttonRows(
      labelled.map(({ id, label }) => ({
        id: questionComponentIds.severalAt(code, decision, attackers, [id]),
        label: truncateWithEllipsis(withoutMarkup(label), MAX_READABLE_LABEL_LENGTH),
        style: 'primary',
      })),
    )
  const id = questionComponentIds.severalAll(code, decision, attackers)
  return [
    selectRow({ id, placeholder: texts.choice.allPlaceholder, options: labelled.map(answerSelectOption) }),
  ]
}

/** Returns the defenders that all chosen attackers can attack. */
export function commonDefenders(
  { view, targetDecisions, names }: OpenDecisionOfPlayer,
  attackers: readonly string[],
): AnswerOffer[] {
  const [first = '', ...others] = attackers
  const aim = targetDecisions[first]
  if (!aim) return []
  const canAll = (defender: string) =>
    others.every((one) => targetDecisions[one]?.options.some(({ id }) => id === defender))
  return offersOfDecision(view, aim, names).filter(({ id }) => canAll(id))
}

/** Returns a select in which each attacker gets its own defender, if all combinations fit into a select. */
function eachRow(
  { look, view, targetDecisions, decision, names }: OpenDecisionOfPlayer,
  attackers: readonly string[],
) {
  const moves = offersOfDecision(view, decision, names)
  const options = attackers.flatMap((attacker) => {
    const move = moves.find(({ id }) => id === attacker)
    const aim = targetDecisions[attacker]
    if (!move || !aim) return []
    return offersOfDecision(view, aim, names).map(({ id, label, detail }) => ({
      value: `${attacker}>${id}`,
      label: withoutMarkup(texts.choice.aimed(move.label, label)),
      description: withoutMarkup(detail),
    }))
  })
  if (options.length > DISCORD_LIMITS.selectOptions) return []
  const id = questionComponentIds.severalEach(look.raid.code, decision.id)
  return [selectRow({ id, placeholder: texts.choice.eachPlaceholder, options, max: attackers.length })]
}

export const attackTogether = (
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
  [attackers, [defender = '']]: readonly [readonly string[], readonly string[]],
): Promise<Reply> =>
  attack(
    context,
    click,
    look,
    decision,
    attackers.map((attacker) => ({ attacker, defender })),
  )

/**
 * Attacks with each attacker as chosen. If two defenders were chosen for one attacker, the first one counts.
 */
export function attackSeparateDefenders(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const all = click.values
    .map(splitJoinedPicks)
    .map(([attacker = '', defender = '']) => ({ attacker, defender }))
  const each = all.filter((one, at) => all.findIndex(({ attacker }) => attacker === one.attacker) === at)
  return attack(context, click, look, decision, each)
}

/** Proposes the first attack now. The others follow as each combat ends. */
function attack(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  decision: number,
  [first, ...attacks]: readonly PlannedAttack[],
): Promise<Reply> {
  const { attacker = '', defender = '' } = first ?? {}
  const steps = [{ decision, picks: [attacker] }, { picks: [defender] }]
  return answerQuestion(context, click, look, steps, { kind: 'assault', attacks })
}
