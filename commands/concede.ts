import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { concedeSeat } from '../src/discord/raid/raid.ts'
import { texts } from '../src/texts/texts.ts'

export const concede: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('concede')
      .setDescription(texts.command.concede)
      .setContexts(0)
      .toJSON(),
  ),
  run: concedeSeat,
}
