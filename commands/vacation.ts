import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { goOnVacation } from '../src/discord/settings/own.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.absence
const DAYS = [1, 3, 7, 14, 30]

export const vacation: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('vacation')
      .setDescription(t.commandVacation)
      .setContexts(0)
      .addStringOption((option) =>
        option.setName('until').setDescription(t.commandVacationUntil).setMaxLength(20).setAutocomplete(true),
      )
      .toJSON(),
  ),
  run: (desk, call) => goOnVacation(desk, call, call.text('until') ?? ''),
  suggest: async (_desk, _call, { typed }) =>
    typed.trim() === '' ? DAYS.map((n) => ({ name: t.inDays(n), value: `${n} d` })) : [],
}
