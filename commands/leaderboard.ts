import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption, choiceOption, raidOption } from '../src/discord/command-building/options.ts'
import { modeName } from '../src/discord/message-parts/names.ts'
import { showLeaderboard } from '../src/discord/records/leaderboard.ts'
import { namesOfAllModes } from '../src/raids/index.ts'
import { LEADERBOARD_KINDS } from '../src/table/records/contract.ts'
import { texts } from '../src/texts/texts.ts'

export const leaderboard = declareCommand('leaderboard', {
  options: {
    by: choiceOption(LEADERBOARD_KINDS, (value) => texts.records.leaderboard.byChoices[value]),
    dungeon: raidOption(),
    mode: choiceOption(namesOfAllModes, modeName),
    everybody: booleanOption(),
  },
  run: (context, call) =>
    showLeaderboard(context, call, {
      by: LEADERBOARD_KINDS.find((one) => one === call.text('by')) ?? 'xp',
      raid: call.text('dungeon'),
      mode: call.text('mode'),
      everybody: call.flag('everybody'),
    }),
})
