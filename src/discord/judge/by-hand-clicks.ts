/** Answers the clicks and the form of the panel for cards played by hand. Corrections are made as by `/judge`. */
import type { CardId, ObjectId, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { Ruling } from '../../table/judge/contract.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click, Form } from '../feature.ts'
import { numberOfChosenValue } from '../message-parts/custom-ids.ts'
import { cardNameInRaid } from '../message-parts/names.ts'
import { changeOrPrivateReply, newPost, type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { type ByHandChoices, byHandForm, byHandPanel, STEPS } from './by-hand-panel.ts'
import { BY_HAND_TOOLS, type ByHandTool, type CardAloneTool } from './ids.ts'
import { publicCards } from './naming.ts'
import { outcomeInWords, rulingAboutCard, rulingAboutRaider } from './rulings.ts'

/** Shows the panel with these choices: in place, or as a new private message after a click on a public one. */
export const showByHandPanel = async (
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  choices: ByHandChoices = {},
): Promise<Reply> => changeOrPrivateReply(click, await panelOf(context, raid, choices))

async function panelOf(
  { table }: BotContext,
  raid: RaidInfo,
  choices: ByHandChoices,
  said: string | null = null,
): Promise<Post> {
  const { view } = await table.look(raid.id, null)
  if (!view || view.outcome) return newPost({ content: texts.reply.over })
  return byHandPanel(raid, view, choices, said)
}

export const chooseManualCard = (context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> =>
  showByHandPanel(context, click, raid, { card: click.values[0] })

export function chooseTool(context: BotContext, click: Click, raid: RaidInfo, card: CardId): Promise<Reply> {
  const tool = BY_HAND_TOOLS.find((one) => one === click.values[0])
  return showByHandPanel(context, click, raid, tool ? { card, tool } : { card })
}

/** Makes a correction that needs only the chosen card. */
export function chooseOnlyCard(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
  tool: CardAloneTool,
): Promise<Reply> {
  const object = numberOfChosenValue(click.values)
  return object === null
    ? showByHandPanel(context, click, raid, { card, tool })
    : correct(context, click, raid, card, rulingAboutCard(tool, object))
}

/** Asks for the next value of the tool: in a form, or in the panel. */
export async function chooseTarget(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  card: CardId,
  tool: ByHandTool,
): Promise<Reply> {
  const target = numberOfChosenValue(click.values)
  if (target === null) return showByHandPanel(context, click, raid, { card, tool })
  const { next } = STEPS[tool]
  if (next === 'number' || next === 'counters')
    return { how: 'form', form: byHandForm(raid, card, tool, target) }
  return showByHandPanel(context, click, raid, { card, tool, target })
}

/** Makes the correction with the chosen place or host. */
export function chooseSecond(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  { card, tool, target }: { card: CardId; tool: ByHandTool; target: number },
): Promise<Reply> {
  const [value = ''] = click.values
  const ruling = rulingWithSecond(tool, target, value)
  return ruling
    ? correct(context, click, raid, card, ruling)
    : showByHandPanel(context, click, raid, { card, tool, target })
}

function rulingWithSecond(tool: ByHandTool, target: number, value: string): Ruling | null {
  if (tool === 'move') return rulingAboutCard('move', target, { to: value })
  const host = numberOfChosenValue([value])
  if (tool === 'attach') return host === null ? null : { kind: 'attach', object: target, host }
  const [from = '', to = ''] = value.split(' ')
  return tool === 'unseen' ? rulingAboutRaider('unseen', target, { from, to }) : null
}

export const endTurnByHand = (
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
  ruling: Ruling,
): Promise<Reply> {
  const said = await rule(context, click, raid, card, ruling)
  return changeOrPrivateReply(click, await panelOf(context, raid, { card }, said))
}

/** Makes a correction with the card's name as the reason. @returns what has become of it, in words */
async function rule(
  { table }: BotContext,
  { person, roles, interactionId }: InteractionSource,
  raid: RaidInfo,
  card: CardId,
  ruling: Ruling,
): Promise<string> {
  const reason = userText(cardNameInRaid(raid, card))
  const by = { person, roles }
  return outcomeInWords(await table.judge.rule({ raidId: raid.id, by, interactionId, ruling, reason }))
}

interface Typed {
  code: string
  card: CardId
  tool: ByHandTool
  target: number
}

/** Makes the correction with the number of the form. */
export async function handleByHandForm(
  context: BotContext,
  form: Form,
  { code, card, tool, target }: Typed,
): Promise<Reply> {
  const raid = await context.table.find({ code })
  if (!raid) return privateReply(texts.reply.noSuchRaid(code))
  const { view } = await context.table.look(raid.id, null)
  const ruling = view && rulingTyped(view, form, tool, target)
  if (!ruling) return { how: 'change', post: await panelOf(context, raid, { card }, texts.byHand.noNumber) }
  const said = await rule(context, form, raid, card, ruling)
  return { how: 'change', post: await panelOf(context, raid, { card }, said) }
}

/** Returns the ruling of a form; null if the number isn't a whole number. */
function rulingTyped(view: View, form: Form, tool: ByHandTool, target: number): Ruling | null {
  const number = wholeNumber(form.text('number'))
  if (number === null || number === 0) return null
  if (tool === 'counters') return rulingAboutCard(tool, target, { number, name: form.text('name').trim() })
  if (tool === 'resources') return rulingAboutRaider(tool, target, { number })
  if (number < 0) return null
  if (tool === 'draw') return rulingAboutRaider(tool, target, { number })
  const damage = damageOf(view, target) + (tool === 'heal' ? -number : number)
  return rulingAboutCard('damage', target, { number: Math.max(0, damage) })
}

/** Reads a number as phones type it, such as "−2". */
function wholeNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-')
  return /^[+-]?\d{1,3}$/.test(typed) ? Number(typed) : null
}

const damageOf = (view: View, object: ObjectId): number =>
  publicCards(view).find(({ card }) => card.object === object)?.card.damage ?? 0
