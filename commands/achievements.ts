import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { showAchievements, usualAchievements, WHOSE } from '../src/discord/records/achievements.ts'
import { inShort } from '../src/raids/index.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.records.achievements

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
          .setDescription(texts.records.raid)
          .addChoices(...inShort.map(({ name, title }) => ({ name: title, value: name }))),
      )
      .toJSON(),
  ),
  async run(context, call) {
    const raid = call.text('dungeon')
    const wish = WHOSE.find((one) => one === call.text('whose'))
    const usual = raid === null ? await usualAchievements(context, call) : 'mine'
    return showAchievements(context, call, wish ?? usual, raid)
  },
}
