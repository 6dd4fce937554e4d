import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { lookUpRule, suggestRules } from '../src/discord/rules/rules.ts'
import { texts } from '../src/texts/texts.ts'

export const rules: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('rules')
      .setDescription(texts.rules.command)
      .setContexts(0)
      .addStringOption((option) =>
        option.setName('about').setDescription(texts.rules.about).setAutocomplete(true),
      )
      .toJSON(),
  ),
  run: async (_desk, call) => lookUpRule(call.text('about')),
  suggest: async (_desk, _call, { typed }) => suggestRules(typed),
}
