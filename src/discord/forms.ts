/** Windows with text fields: what each asks, and what comes back. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../texts/texts.ts'
import { said } from './asking/saying.ts'
import type { Desk, Visit } from './desk.ts'
import { ids, readFormId } from './posts/custom-ids.ts'
import { type Outcome, tell } from './posts/post.ts'
import { importDeck } from './raiders/decks.ts'
import { filledInReport, isReportForm } from './reports/reports.ts'
import { filledInSettings } from './settings/clicks.ts'
import { readSettingsFormId } from './settings/ids.ts'

/** A window that somebody has filled in. */
export interface Form extends Visit {
  customId: string
  text(field: string): string
}

const LIST = 'list'

/** @param character id or name of the one whose deck it becomes; null for the active one */
export function importForm(character: string | null): Outcome {
  const form: APIModalInteractionResponseCallbackData = {
    custom_id: ids.importForm(character),
    title: texts.deck.formTitle,
    components: [
      {
        type: 18,
        label: texts.deck.formLabel,
        description: texts.deck.formHint,
        component: { type: 4, custom_id: LIST, style: 2, required: true, placeholder: '4 Execute\n4x Rend' },
      },
    ],
  }
  return { how: 'form', form }
}

export async function filledIn(desk: Desk, form: Form): Promise<Outcome> {
  const setting = readSettingsFormId(form.customId)
  if (setting) return filledInSettings(desk, form, setting[1])
  if (isReportForm(form.customId)) return filledInReport(desk, form)
  const id = readFormId(form.customId)
  if (!id) return tell(texts.reply.unknownButton)
  if (id[0] === 'said') return said(desk, form, id[1], id[2])
  return importDeck(desk, form, id[1] || null, form.text(LIST))
}
