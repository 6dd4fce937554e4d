/** Forms in which a player enters numbers and names. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import type { Decision } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { type BotContext, type PlayerLook, playerLookOf } from '../bot-context.ts'
import type { SubmittedForm } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { objectName, seatNames } from '../message-parts/names.ts'
import type { Reply } from '../message-parts/post.ts'
import { withoutEmptyShares } from './choices.ts'
import { questionFormIds } from './ids.ts'
import { asksForNumber, offersOfDecision } from './options.ts'
import { answerPanelWithPreviews, refusalPanel } from './panel.ts'
import { isSeatAsked } from './question.ts'

/** Opens the form for the current question. For an outdated question it shows the current one. */
export async function openAnswerForm(
  context: BotContext,
  look: PlayerLook,
  decision: number,
): Promise<Reply> {
  const asked = look.view?.decision
  if (asked?.id === decision && isSeatAsked(look.view, look.seat))
    return { how: 'form', form: formOf(look, asked) }
  return { how: 'tell', post: await answerPanelWithPreviews(context, look, texts.answerForm.gone) }
}

interface Field {
  id: string
  label: string
  hint: string
}

function formOf(look: PlayerLook, decision: Decision): APIModalInteractionResponseCallbackData {
  return {
    custom_id: questionFormIds.said(look.raid.code, decision.id),
    title: truncateWithEllipsis(texts.answerForm.title, DISCORD_LIMITS.formTitle),
    components: fieldsOf(look, decision).map(({ id, label, hint }) => ({
      type: 18,
      label: truncateWithEllipsis(label, DISCORD_LIMITS.formTitle),
      description: truncateWithEllipsis(hint, DISCORD_LIMITS.optionDescription),
      component: { type: 4, custom_id: id, style: 1, required: true, max_length: MAX_TYPED_ANSWER_LENGTH },
    })),
  }
}

/** The maximum length of a number or a name. */
export const MAX_TYPED_ANSWER_LENGTH = 40

function fieldsOf(look: PlayerLook, decision: Decision): Field[] {
  const { amounts, says, options } = decision
  const { min = 0, max = 0, sum = 0 } = amounts ?? {}
  if (says !== undefined)
    return [{ id: WORDS, label: texts.answerForm.name, hint: texts.answerForm.nameHint[says] }]
  if (asksForNumber(decision))
    return [{ id: WORDS, label: texts.answerForm.number, hint: texts.answerForm.numberHint(min, max) }]
  return options.map(({ id }, index) => ({
    id,
    label: nameOf(look, decision, index),
    hint: texts.answerForm.shareHint(sum),
  }))
}

/** The id of the only field of a number or a name. */
const WORDS = 'words'

function nameOf({ view, raid }: PlayerLook, { options }: Decision, index: number): string {
  const option = options[index]
  const names = seatNames(raid, toPlain)
  if (view && option && 'object' in option) return objectName(view, names, option.object)
  return option && 'seat' in option ? names.seat(option.seat) : texts.choice.hidden(index + 1)
}

/** Answers the question with the values of the form. */
export async function answerQuestionByForm(
  context: BotContext,
  form: SubmittedForm,
  code: string,
  decision: number,
): Promise<Reply> {
  const raid = await context.table.find({ code })
  if (!raid) return { how: 'quiet' }
  const before = await playerLookOf(context, raid, form.person)
  const asked = before.view?.decision
  const picks = asked?.id === decision ? picksOf(before, asked, form) : []
  const result = await context.table.answer(raid.id, form.person, [{ decision, picks }], form.interactionId)
  const after = await playerLookOf(context, raid, form.person)
  if ('rejected' in result) return { how: 'tell', post: refusalPanel(after, result.rejected) }
  return {
    how: 'tell',
    post: await answerPanelWithPreviews(context, after, texts.reply.done(texts.reply.took)),
  }
}

function picksOf(look: PlayerLook, decision: Decision, form: SubmittedForm): string[] {
  if (asksForNumber(decision)) return [numberPick(form.text(WORDS))]
  if (decision.says === undefined)
    return withoutEmptyShares(
      decision,
      decision.options.map(({ id }) => `${id}=${form.text(id).trim()}`),
    )
  const offers = look.view ? offersOfDecision(look.view, decision, look.names, look.shown) : []
  const words = form.text(WORDS).trim().replace(/\s+/g, ' ')
  return [offers.find(({ label }) => label === words)?.id ?? `text=${words}`]
}

const numberPick = (text: string): string => `x=${text.trim()}`
