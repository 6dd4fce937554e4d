import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/localized.ts'
import { tell } from '../src/discord/post.ts'
import { texts } from '../src/discord/texts.ts'

const t = texts.command

export const help: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder().setName('help').setDescription(t.help).setContexts(0).toJSON(),
  ),
  run: async () =>
    tell('', { embeds: [{ title: t.helpTitle, description: t.helpText, footer: { text: t.helpFooter } }] }),
}
