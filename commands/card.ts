import { SlashCommandBuilder } from 'discord.js'
import { cardSuggestions, lookAtCard } from '../src/discord/cards/card.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const card: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('card')
      .setDescription(texts.command.card)
      .setContexts(0)
      .addStringOption((option) =>
        option.setName('name').setDescription(texts.command.cardName).setAutocomplete(true).setRequired(true),
      )
      .toJSON(),
  ),
  run: (context, call) => lookAtCard(context, call, call.text('name') ?? ''),
  suggest: async (_desk, _call, { typed }) => cardSuggestions(typed),
}
