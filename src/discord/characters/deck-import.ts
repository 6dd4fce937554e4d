/** Imports decklists that people send as files or enter in a form. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import type { DeckSelector } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { AttachedFile, BotContext, InteractionSource } from '../bot-context.ts'
import type { SubmittedForm } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { downloadTextFile } from './decklist-file.ts'
import { deckChangeReply } from './decks.ts'
import { deckFormIds } from './ids.ts'
import { bossWhoOwnsDeck, deckKey } from './which-deck.ts'

const LIST = 'list'
/** The most letters in a form of Discord. A longer list is sent as a file. */
export const MAX_DECKLIST_FORM_LENGTH = 4_000

/** Returns the reply that opens the form for a decklist. @param which the deck that is replaced */
export function decklistImportForm(which: DeckSelector): Reply {
  const boss = bossWhoOwnsDeck(which)
  const key = deckKey(which)
  const form: APIModalInteractionResponseCallbackData = {
    custom_id: key
      ? deckFormIds.importBoss(key)
      : deckFormIds.import(typeof which === 'string' ? which : null),
    title: boss ? texts.bossDeck.formTitle(boss.name) : texts.deck.formTitle,
    components: [
      {
        type: 18,
        label: texts.deck.formLabel,
        description: boss ? texts.bossDeck.formHint(boss.example) : texts.deck.formHint,
        component: {
          type: 4,
          custom_id: LIST,
          style: 2,
          required: true,
          max_length: MAX_DECKLIST_FORM_LENGTH,
          placeholder: boss ? `4 ${boss.example}` : '4 Execute\n4x Rend',
        },
      },
    ],
  }
  return { how: 'form', form }
}

export const handleDecklistImportForm = (
  context: BotContext,
  form: SubmittedForm,
  which: DeckSelector,
): Promise<Reply> => importDeck(context, form, which, form.text(LIST))

async function importDeck(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  list: string,
): Promise<Reply> {
  return deckChangeReply(
    await context.table.characters.importDeck(characterOwnerOfInteraction(source), which, list),
  )
}

export async function importDecklistFile(
  context: BotContext,
  source: InteractionSource,
  which: DeckSelector,
  file: AttachedFile,
): Promise<Reply> {
  const read = await downloadTextFile(file, texts.deck.readable)
  return 'why' in read ? privateReply(read.why) : importDeck(context, source, which, read.text)
}
