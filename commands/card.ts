import { showCard, suggestCards } from '../src/discord/cards/card.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'

export const card = declareCommand('card', {
  options: {
    name: textOption({ required: true, suggest: async (_, __, { typed }) => suggestCards(typed) }),
  },
  run: (context, call) => showCard(context, call, call.text('name') ?? ''),
})
