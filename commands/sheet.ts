import { SlashCommandBuilder } from 'discord.js'
import { lookAtSheet } from '../src/discord/characters/sheet.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const sheet: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('sheet')
      .setDescription(texts.command.sheet)
      .setContexts(0)
      .addUserOption((option) => option.setName('who').setDescription(texts.command.sheetWho))
      .addBooleanOption((option) => option.setName('everybody').setDescription(texts.command.sheetShow))
      .toJSON(),
  ),
  run: (context, call) =>
    lookAtSheet(context, call, call.someone('who') ?? call.person, call.flag('everybody')),
}
