import { cardSuggestions, lookAtCard } from '../src/discord/cards/card.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { text } from '../src/discord/slash-commands/options.ts'

export const card = command('card', {
  options: { name: text({ required: true, suggest: async (_, __, { typed }) => cardSuggestions(typed) }) },
  run: (context, call) => lookAtCard(context, call, call.text('name') ?? ''),
})
