import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { showHistory, showRun } from '../src/discord/records/history.ts'
import { suggestPast } from '../src/discord/records/naming.ts'
import { showReplay } from '../src/discord/records/replay.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.records.history
const r = texts.records.replay

export const history: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('history')
      .setDescription(t.command)
      .setContexts(0)
      .addUserOption((option) => option.setName('player').setDescription(t.player))
      .addStringOption((option) => option.setName('raid').setDescription(t.raid).setAutocomplete(true))
      .addStringOption((option) => option.setName('replay').setDescription(r.command).setAutocomplete(true))
      .addIntegerOption((option) =>
        option.setName('turn').setDescription(r.turn).setMinValue(0).setMaxValue(9_999),
      )
      .addBooleanOption((option) => option.setName('everybody').setDescription(texts.records.everybody))
      .toJSON(),
  ),
  run: (context, call) => {
    const [raid, replay] = [call.text('raid'), call.text('replay')]
    if (replay !== null)
      return showReplay(context, call, {
        code: replay,
        turn: call.whole('turn'),
        everybody: call.flag('everybody'),
      })
    return raid === null
      ? showHistory(context, call, call.someone('player') ?? call.person)
      : showRun(context, call, raid)
  },
  suggest: (context, call, { name, typed }) =>
    suggestPast(context, call, typed, { abandoned: name === 'replay' }),
}
