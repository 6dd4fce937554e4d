import { SlashCommandBuilder } from 'discord.js'
import { suggestForLevel, useLevel } from '../src/discord/characters/levels.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.level

export const level: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('level')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) => option.setName('in').setDescription(t.commandIn).setAutocomplete(true))
      .addStringOption((option) => option.setName('out').setDescription(t.commandOut).setAutocomplete(true))
      .toJSON(),
  ),
  run: (context, call) => useLevel(context, call, { in: call.text('in'), out: call.text('out') }),
  suggest: (context, call, { name, typed }) => suggestForLevel(context, call, name, typed),
}
