import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { learnToRaid } from '../src/discord/tutorial/tutorial.ts'
import { texts } from '../src/texts/texts.ts'

export const tutorial: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('tutorial')
      .setDescription(texts.tutorial.command)
      .setContexts(0)
      .addBooleanOption((option) => option.setName('anew').setDescription(texts.tutorial.commandAnew))
      .toJSON(),
  ),
  run: (desk, call) => learnToRaid(desk, call, call.flag('anew')),
}
