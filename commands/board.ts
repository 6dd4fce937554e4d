import { SlashCommandBuilder } from 'discord.js'
import { lookAtBoard } from '../src/discord/board/board.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

export const board: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('board')
      .setDescription(texts.command.board)
      .setContexts(0)
      .addBooleanOption((option) => option.setName('everybody').setDescription(texts.command.boardShow))
      .addBooleanOption((option) => option.setName('text').setDescription(texts.command.boardText))
      .toJSON(),
  ),
  run: (context, call) =>
    lookAtBoard(context, call, {
      forAll: call.flag('everybody'),
      inWords: call.flag('text'),
    }),
}
