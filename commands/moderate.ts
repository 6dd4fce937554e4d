import { runModerateCommand as answer } from '../src/discord/moderation/moderate.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { flagOption, roleOption, userOption } from '../src/discord/slash-commands/options.ts'

export const moderate = declareCommand('moderate', {
  isForManagers: true,
  options: { person: userOption(), here: flagOption(), role: roleOption(), log: flagOption() },
  run: answer,
})
