import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption, roleOption, userOption } from '../src/discord/command-building/options.ts'
import { runModerateCommand as answer } from '../src/discord/moderation/moderate.ts'

export const moderate = declareCommand('moderate', {
  isForManagers: true,
  options: { person: userOption(), here: booleanOption(), role: roleOption(), log: booleanOption() },
  run: answer,
})
