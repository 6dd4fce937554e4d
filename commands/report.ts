import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { report as make, NOTE_LETTERS } from '../src/discord/reports/reports.ts'
import { texts } from '../src/texts/texts.ts'

export const report: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('report')
      .setDescription(texts.report.command)
      .setContexts(0)
      .addStringOption((option) =>
        option.setName('note').setDescription(texts.report.note).setMaxLength(NOTE_LETTERS),
      )
      .toJSON(),
  ),
  run: (context, call) => make(context, call, call.text('note')),
}
