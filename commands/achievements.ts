import { declareCommand } from '../src/discord/command-building/declare.ts'
import { choiceOption, raidOption } from '../src/discord/command-building/options.ts'
import { defaultAchievementList, showAchievements } from '../src/discord/records/achievements.ts'
import { ACHIEVEMENT_LISTS } from '../src/discord/records/ids.ts'
import { texts } from '../src/texts/texts.ts'

export const achievements = declareCommand('achievements', {
  options: {
    whose: choiceOption(ACHIEVEMENT_LISTS, (value) => texts.records.achievements.whoseChoices[value]),
    dungeon: raidOption(),
  },
  run: async (context, call) => {
    const raid = call.text('dungeon')
    const wish = ACHIEVEMENT_LISTS.find((one) => one === call.text('whose'))
    const usual = raid === null ? await defaultAchievementList(context, call) : 'mine'
    return showAchievements(context, call, wish ?? usual, raid)
  },
})
