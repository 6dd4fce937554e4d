import { runModerateCommand as answer } from '../src/discord/moderation/moderate.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { flagOption, roleOption, userOption } from '../src/discord/slash-commands/options.ts'

export const moderate = command('moderate', {
  isForManagers: true,
  options: { person: userOption(), here: flagOption(), role: roleOption(), log: flagOption() },
  run: answer,
})
