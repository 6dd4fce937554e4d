import { SlashCommandBuilder } from 'discord.js'
import { showHistory, showRun } from '../src/discord/annals/history.ts'
import { suggestPast } from '../src/discord/annals/naming.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.annals.history

export const history: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('history')
      .setDescription(t.command)
      .setContexts(0)
      .addUserOption((option) => option.setName('player').setDescription(t.player))
      .addStringOption((option) => option.setName('raid').setDescription(t.raid).setAutocomplete(true))
      .toJSON(),
  ),
  run: (desk, call) => {
    const code = call.text('raid')
    return code === null
      ? showHistory(desk, call, call.someone('player') ?? call.person)
      : showRun(desk, call, code)
  },
  suggest: (desk, call, { typed }) => suggestPast(desk, call, typed, { abandoned: false }),
}
