/** A decklist that is sent along as a file, or written into a window. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { Desk, GivenFile, Visit } from '../desk.ts'
import type { Form } from '../feature.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { whose } from './characters.ts'
import { readTextFile } from './decklist-file.ts'
import { changedDeck } from './decks.ts'
import { raiderForms } from './ids.ts'

const LIST = 'list'

/** @param character id or name of the one whose deck it becomes; null for the active one */
export function importForm(character: string | null): Outcome {
  const form: APIModalInteractionResponseCallbackData = {
    custom_id: raiderForms.import(character),
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

export const filledInList = (desk: Desk, form: Form, character: string | null): Promise<Outcome> =>
  importDeck(desk, form, character, form.text(LIST))

async function importDeck(
  desk: Desk,
  visit: Visit,
  character: string | null,
  list: string,
): Promise<Outcome> {
  return changedDeck(await desk.table.raiders.importDeck(whose(visit), character, list))
}

export async function importFile(desk: Desk, visit: Visit, file: GivenFile): Promise<Outcome> {
  const read = await readTextFile(file)
  return 'why' in read ? tell(read.why) : importDeck(desk, visit, null, read.text)
}
