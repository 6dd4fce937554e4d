import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { lookAtHand } from '../src/discord/hand/post.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const hand: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder().setName('hand').setDescription(texts.command.hand).setContexts(0).toJSON(),
  ),
  run: lookAtHand,
}
