import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/discord/texts.ts'
import { learnToRaid } from '../src/discord/tutorial/tutorial.ts'

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
