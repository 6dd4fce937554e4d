import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { helpNow } from '../src/discord/help/help.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const help: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder().setName('help').setDescription(texts.command.help).setContexts(0).toJSON(),
  ),
  run: helpNow,
}
