/** Forgets a person, after two presses and a typed word. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { BotContext } from '../bot-context.ts'
import type { SubmittedForm } from '../feature.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { privacyComponentIds, privacyFormIds } from './ids.ts'

const WORD = 'word'

/** Replies with a list of the data that is deleted, and asks for the second press. */
export const askToConfirmForgetting = (): Reply =>
  privateReply(texts.privacy.whatIsDeleted, {
    components: buttonRows([
      { id: privacyComponentIds.myData(), label: texts.privacy.myData },
      { id: privacyComponentIds.forgetForGood(), label: texts.privacy.forgetForGood, style: 'danger' },
    ]),
  })

export const forgettingConfirmationForm = (letters: number): APIModalInteractionResponseCallbackData => ({
  custom_id: privacyFormIds.word(),
  title: texts.privacy.formTitle,
  components: [
    {
      type: 18,
      label: texts.privacy.formLabel(texts.privacy.word),
      component: { type: 4, custom_id: WORD, style: 1, required: true, max_length: letters },
    },
  ],
})

/**
 * Forgets the person if they have typed the word. The private threads are deleted first, because afterwards nobody
 * knows them any more.
 */
export async function forgetPersonIfConfirmed(
  { table, threads, log }: BotContext,
  form: SubmittedForm,
): Promise<Reply> {
  const { person } = form
  if (form.text(WORD).trim().toLowerCase() !== texts.privacy.word)
    return privateReply(texts.privacy.wrongWord)
  for (const thread of await table.privacy.threadsOf(person.id)) await threads.remove(thread)
  const wasKnown = await table.privacy.forget(person)
  log.info('a person was forgotten at their request')
  return privateReply(wasKnown ? texts.privacy.forgotten : texts.privacy.nothingStored)
}
