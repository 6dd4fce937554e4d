import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { modeName } from '../src/discord/message-parts/names.ts'
import { showLeaderboard } from '../src/discord/records/leaderboard.ts'
import { difficulties, inShort } from '../src/raids/index.ts'
import { LEADERBOARDS } from '../src/table/records/contract.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.records.leaderboard

export const leaderboard: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('leaderboard')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) =>
        option
          .setName('by')
          .setDescription(t.by)
          .addChoices(...LEADERBOARDS.map((value) => ({ name: t.byChoices[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName('dungeon')
          .setDescription(texts.records.raid)
          .addChoices(...inShort.map(({ name, title }) => ({ name: title, value: name }))),
      )
      .addStringOption((option) =>
        option
          .setName('mode')
          .setDescription(texts.records.mode)
          .addChoices(...difficulties.map((mode) => ({ name: modeName(mode), value: mode }))),
      )
      .addBooleanOption((option) => option.setName('everybody').setDescription(texts.records.everybody))
      .toJSON(),
  ),
  run: (context, call) =>
    showLeaderboard(context, call, {
      by: LEADERBOARDS.find((one) => one === call.text('by')) ?? 'xp',
      raid: call.text('dungeon'),
      mode: call.text('mode'),
      everybody: call.flag('everybody'),
    }),
}
