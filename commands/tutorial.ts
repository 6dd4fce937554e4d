import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { learnToRaid } from '../src/discord/tutorial/tutorial.ts'
import { texts } from '../src/texts/texts.ts'

export const tutorial: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('tutorial')
      .setDescription(texts.tutorial.command)
      .setContexts(0)
      .addIntegerOption((option) =>
        option
          .setName('lesson')
          .setDescription(texts.tutorial.commandLesson)
          .addChoices(...texts.tutorial.lessonNames.map((name, n) => ({ name, value: n + 1 }))),
      )
      .addBooleanOption((option) => option.setName('anew').setDescription(texts.tutorial.commandAnew))
      .toJSON(),
  ),
  run: (context, call) =>
    learnToRaid(context, call, { lesson: call.whole('lesson'), anew: call.flag('anew') }),
}
