import { SlashCommandBuilder } from 'discord.js'
import { suggestPast } from '../src/discord/annals/naming.ts'
import { showReplay } from '../src/discord/annals/replay.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.annals.replay

export const replay: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('replay')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) =>
        option.setName('code').setDescription(t.code).setAutocomplete(true).setRequired(true),
      )
      .addIntegerOption((option) =>
        option.setName('turn').setDescription(t.turn).setMinValue(0).setMaxValue(9_999),
      )
      .addBooleanOption((option) => option.setName('everybody').setDescription(texts.annals.everybody))
      .toJSON(),
  ),
  run: (desk, call) =>
    showReplay(desk, call, {
      code: call.text('code') ?? '',
      turn: call.whole('turn'),
      everybody: call.flag('everybody'),
    }),
  suggest: (desk, call, { typed }) => suggestPast(desk, call, typed, { abandoned: true }),
}
