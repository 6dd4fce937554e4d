import { SlashCommandBuilder } from 'discord.js'
import { dungeonDecks } from '../src/cards/index.ts'
import { showAchievements, WHOSE } from '../src/discord/annals/achievements.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.annals.achievements

export const achievements: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('achievements')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) =>
        option
          .setName('whose')
          .setDescription(t.whose)
          .addChoices(...WHOSE.map((value) => ({ name: t.whoseChoices[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName('dungeon')
          .setDescription(texts.annals.dungeon)
          .addChoices(...dungeonDecks.map(({ key, name }) => ({ name, value: key }))),
      )
      .toJSON(),
  ),
  run: (desk, call) => {
    const whose = WHOSE.find((one) => one === call.text('whose')) ?? 'mine'
    return showAchievements(desk, call, whose, call.text('dungeon'))
  },
}
