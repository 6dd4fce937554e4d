/**
 * `/report`: sends a note to the operator of the bot, with the current state of the raid. Discord shows
 * nothing of it.
 */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { truncate } from '../../texts/cut.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { type BotContext, type InteractionSource, runWithRaidHere } from '../bot-context.ts'
import type { SubmittedForm } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { reportFormIds } from './ids.ts'

const NOTE = 'note'
export const MAX_REPORT_NOTE_LENGTH = 1_000

/** Makes a report. Without a note, a form asks for it. */
export const reportProblemOrOpenForm = (
  context: BotContext,
  source: InteractionSource,
  note: string | null,
): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) => {
    if (note === null) return { how: 'form', form: reportForm() }
    const made = await context.table.reports.make(
      raid.id,
      source.person,
      userText(truncate(note.trim(), MAX_REPORT_NOTE_LENGTH)),
    )
    if ('rejected' in made) return privateReply(made.rejected)
    context.log.warn({ raid: raid.code, report: made.number }, 'a player made a report')
    return privateReply(texts.report.made(made.number))
  })

export const handleReportForm = (context: BotContext, form: SubmittedForm): Promise<Reply> =>
  reportProblemOrOpenForm(context, form, form.text(NOTE))

const reportForm = (): APIModalInteractionResponseCallbackData => ({
  custom_id: reportFormIds.report(),
  title: texts.report.formTitle,
  components: [
    {
      type: 18,
      label: texts.report.formLabel,
      description: texts.report.formHint,
      component: { type: 4, custom_id: NOTE, style: 2, required: true, max_length: MAX_REPORT_NOTE_LENGTH },
    },
  ],
})
