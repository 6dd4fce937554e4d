import { showAchievements, usualAchievements } from '../src/discord/records/achievements.ts'
import { WHOSE } from '../src/discord/records/ids.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { oneOf, oneRaid } from '../src/discord/slash-commands/options.ts'
import { texts } from '../src/texts/texts.ts'

export const achievements = command('achievements', {
  options: {
    whose: oneOf(WHOSE, (value) => texts.records.achievements.whoseChoices[value]),
    dungeon: oneRaid(),
  },
  run: async (context, call) => {
    const raid = call.text('dungeon')
    const wish = WHOSE.find((one) => one === call.text('whose'))
    const usual = raid === null ? await usualAchievements(context, call) : 'mine'
    return showAchievements(context, call, wish ?? usual, raid)
  },
})
