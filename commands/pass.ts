import { SlashCommandBuilder } from 'discord.js'
import { passTypedFor } from '../src/discord/absence/absence.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { passTyped } from '../src/discord/questions/typed.ts'
import { texts } from '../src/texts/texts.ts'

export const pass: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('pass')
      .setDescription(texts.command.pass)
      .setContexts(0)
      .addUserOption((option) => option.setName('for').setDescription(texts.absence.commandPassFor))
      .toJSON(),
  ),
  run: (context, call) => {
    const friend = call.someone('for')
    return friend ? passTypedFor(context, call, friend) : passTyped(context, call)
  },
}
