import { SlashCommandBuilder } from 'discord.js'
import { openTreasure, suggestTreasure } from '../src/discord/characters/treasure.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.treasure

export const treasure: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('treasure')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) => option.setName('raid').setDescription(t.commandRaid).setAutocomplete(true))
      .toJSON(),
  ),
  run: (context, call) => openTreasure(context, call, call.text('raid')),
  suggest: (context, call, { typed }) => suggestTreasure(context, call, typed),
}
