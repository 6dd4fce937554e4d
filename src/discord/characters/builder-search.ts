/** Opens and reads the form in which a person types a search for the deck builder. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import type { DeckSelector } from '../../table/characters/contract.ts'
import { truncate } from '../../texts/cut.ts'
import { texts } from '../../texts/texts.ts'
import type { SubmittedForm } from '../feature.ts'
import type { Reply } from '../message-parts/post.ts'
import type { DeckBuilderPanelState } from './builder-post.ts'
import { deckFormIds } from './ids.ts'
import { deckKey } from './which-deck.ts'

const FIELD = 'search'

/** The maximum length of a search, because its words are in the ids of buttons. */
export const MAX_DECK_SEARCH_LENGTH = 40

export function deckBuilderSearchForm(
  which: DeckSelector,
  { filters, all, text }: DeckBuilderPanelState,
): Reply {
  const t = texts.builder.search
  const form: APIModalInteractionResponseCallbackData = {
    custom_id: deckFormIds.search(deckKey(which), filters, all),
    title: t.formTitle,
    components: [
      {
        type: 18,
        label: t.formLabel,
        description: t.formHint,
        component: {
          type: 4,
          custom_id: FIELD,
          style: 1,
          required: false,
          max_length: MAX_DECK_SEARCH_LENGTH,
          placeholder: t.example,
          ...(text === '' ? {} : { value: text }),
        },
      },
    ],
  }
  return { how: 'form', form }
}

export const searchTextOfForm = (form: SubmittedForm): string => searchTextForCustomId(form.text(FIELD))

/** Returns the words of a search for use in ids, without colons, which separate the parts of an id. */
export const searchTextForCustomId = (typed: string): string =>
  truncate(typed.replace(/[:\s\p{C}]+/gu, ' ').trim(), MAX_DECK_SEARCH_LENGTH).trim()
