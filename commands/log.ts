import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { lookAtLog } from '../src/discord/log/log.ts'
import { texts } from '../src/texts/texts.ts'

export const log: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('log')
      .setDescription(texts.command.log)
      .setContexts(0)
      .addIntegerOption((option) =>
        option.setName('page').setDescription(texts.command.logPage).setMinValue(1),
      )
      .toJSON(),
  ),
  run: (context, call) => lookAtLog(context, call, call.whole('page')),
}
