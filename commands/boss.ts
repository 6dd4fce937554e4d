import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { lookAtBoss } from '../src/discord/hand/boss.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const boss: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder().setName('boss').setDescription(texts.command.boss).setContexts(0).toJSON(),
  ),
  run: lookAtBoss,
}
