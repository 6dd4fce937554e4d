/** Answers the clicks and the form of the panel for cards played by hand. Corrections are made as by `/judge`. */
import type { CardId, ObjectId, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { RequestedCorrection } from '../../table/corrections/contract.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import {
  buildCardCorrection,
  buildRaiderCorrection,
  correctionResultText,
} from '../corrections/build-correction.ts'
import { publicCards } from '../corrections/card-naming.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import { cardNameInRaid } from '../message-parts/names.ts'
import {
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
} from '../message-parts/post.ts'
import { MANUAL_CARD_TOOLS, type ManualCardTool, type SingleCardTool } from './ids.ts'
import {
  correctionForm,
  type ManualCardPanelChoices,
  manualCardPanel,
  VALUES_ASKED_BY_TOOL,
} from './panel.ts'

/** Shows the panel with these choices: in place, or as a new private message after a click on a public one. */
export const showManualCardPanel = async (
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  choices: ManualCardPanelChoices = {},
): Promise<Reply> => replyInPlaceOrPrivately(click, await panelOf(context, raid, choices))

async function panelOf(
  { table }: BotContext,
  raid: RaidInfo,
  choices: ManualCardPanelChoices,
  said: string | null = null,
): Promise<Post> {
  const { view } = await table.look(raid.id, null)
  if (!view || view.outcome) return newPost({ content: texts.reply.over })
  return manualCardPanel(raid, view, choices, said)
}

export const handleManualCardChoice = (context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> =>
  showManualCardPanel(context, click, raid, { card: click.values[0] })

export function handleCorrectionToolChoice(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
): Promise<Reply> {
  const tool = MANUAL_CARD_TOOLS.find((one) => one === click.values[0])
  return showManualCardPanel(context, click, raid, tool ? { card, tool } : { card })
}

/** Makes a correction that needs only the chosen card. */
export function correctChosenCard(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
  tool: SingleCardTool,
): Promise<Reply> {
  const object = parseChosenNumber(click.values)
  return object === null
    ? showManualCardPanel(context, click, raid, { card, tool })
    : correct(context, click, raid, card, buildCardCorrection(tool, object))
}

/** Handles the chosen target, and asks for the next value of the tool in a form or in the panel. */
export async function handleCorrectionTargetChoice(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
  tool: ManualCardTool,
): Promise<Reply> {
  const target = parseChosenNumber(click.values)
  if (target === null) return showManualCardPanel(context, click, raid, { card, tool })
  const { next } = VALUES_ASKED_BY_TOOL[tool]
  if (next === 'number' || next === 'counters')
    return { how: 'form', form: correctionForm(raid, card, tool, target) }
  return showManualCardPanel(context, click, raid, { card, tool, target })
}

/** Makes the correction with the chosen place or host. */
export function correctWithChosenPlaceOrHost(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  { card, tool, target }: { card: CardId; tool: ManualCardTool; target: number },
): Promise<Reply> {
  const [value = ''] = click.values
  const correction = correctionWithPlaceOrHost(tool, target, value)
  return correction
    ? correct(context, click, raid, card, correction)
    : showManualCardPanel(context, click, raid, { card, tool, target })
}

function correctionWithPlaceOrHost(
  tool: ManualCardTool,
  target: number,
  value: string,
): RequestedCorrection | null {
  if (tool === 'move') return buildCardCorrection('move', target, { to: value })
  const host = parseChosenNumber([value])
  if (tool === 'attach') return host === null ? null : { kind: 'attach', object: target, host }
  const [from = '', to = ''] = value.split(' ')
  return tool === 'unseen' ? buildRaiderCorrection('unseen', target, { from, to }) : null
}

export const endTurnByCorrection = (
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
): Promise<Reply> => correct(context, click, raid, card, { kind: 'endTurn' })

async function correct(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
  correction: RequestedCorrection,
): Promise<Reply> {
  const said = await makeCorrection(context, click, raid, card, correction)
  return replyInPlaceOrPrivately(click, await panelOf(context, raid, { card }, said))
}

/** Makes a correction with the card's name as the reason. @returns the result in words */
async function makeCorrection(
  { table }: BotContext,
  { person, roles, interactionId }: InteractionSource,
  raid: RaidInfo,
  card: CardId,
  correction: RequestedCorrection,
): Promise<string> {
  const reason = userText(cardNameInRaid(raid, card))
  const by = { person, roles }
  return correctionResultText(
    await table.corrections.make({ raidId: raid.id, by, interactionId, correction, reason }),
  )
}

interface Typed {
  code: string
  card: CardId
  tool: ManualCardTool
  target: number
}

/** Makes the correction with the number that was entered in the form. */
export async function handleCorrectionForm(
  context: BotContext,
  form: SubmittedForm,
  { code, card, tool, target }: Typed,
): Promise<Reply> {
  const raid = await context.table.find({ code })
  if (!raid) return privateReply(texts.reply.noSuchRaid(code))
  const { view } = await context.table.look(raid.id, null)
  const correction = view && correctionTyped(view, form, tool, target)
  if (!correction)
    return { how: 'change', post: await panelOf(context, raid, { card }, texts.byHand.noNumber) }
  const said = await makeCorrection(context, form, raid, card, correction)
  return { how: 'change', post: await panelOf(context, raid, { card }, said) }
}

/** Returns the correction of a form; null if the number isn't a whole number. */
function correctionTyped(
  view: View,
  form: SubmittedForm,
  tool: ManualCardTool,
  target: number,
): RequestedCorrection | null {
  const number = wholeNumber(form.text('number'))
  if (number === null || number === 0) return null
  if (tool === 'counters')
    return buildCardCorrection(tool, target, { number, name: form.text('name').trim() })
  if (tool === 'resources') return buildRaiderCorrection(tool, target, { number })
  if (number < 0) return null
  if (tool === 'draw') return buildRaiderCorrection(tool, target, { number })
  const damage = damageOf(view, target) + (tool === 'heal' ? -number : number)
  return buildCardCorrection('damage', target, { number: Math.max(0, damage) })
}

/** Reads a number as phones type it, such as "−2". */
function wholeNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-')
  return /^[+-]?\d{1,3}$/.test(typed) ? Number(typed) : null
}

const damageOf = (view: View, object: ObjectId): number =>
  publicCards(view).find(({ card }) => card.object === object)?.card.damage ?? 0
