/** Deletes all data of a server, after two presses and a typed word. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { moderationComponentIds, moderationFormIds } from './ids.ts'
import { postModerationLogLine } from './log.ts'

const WORD = 'word'

export const handleEraseServerClick = (_: BotContext, __: Click, step: 'ask' | 'sure'): Reply =>
  step === 'sure'
    ? { how: 'form', form: wordForm() }
    : privateReply(texts.moderation.whatIsErased, {
        components: buttonRows([
          { id: moderationComponentIds.erase('sure'), label: texts.moderation.eraseForGood, style: 'danger' },
        ]),
      })

const wordForm = (): APIModalInteractionResponseCallbackData => ({
  custom_id: moderationFormIds.word(),
  title: texts.moderation.erase,
  components: [
    {
      type: 18,
      label: texts.privacy.formLabel(texts.moderation.word),
      component: { type: 4, custom_id: WORD, style: 1, required: true, max_length: 40 },
    },
  ],
})

/**
 * Deletes the server's data if the person has typed the word. The line in the log comes first, because the deletion
 * forgets the log's channel.
 */
export async function eraseServerIfConfirmed(context: BotContext, form: SubmittedForm): Promise<Reply> {
  if (form.text(WORD).trim().toLowerCase() !== texts.moderation.word)
    return privateReply(texts.moderation.wrongWord)
  await postModerationLogLine(context, form, () => texts.moderation.erased)
  await context.table.moderation.erase(form.guildId)
  return privateReply(texts.moderation.erased)
}
