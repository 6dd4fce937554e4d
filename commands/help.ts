import { runHelpCommand, suggestHelp } from '../src/discord/help/help.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const help = command('help', {
  options: {
    topic: textOption({ suggest: (context, call, { typed }) => suggestHelp(context, call, typed) }),
  },
  run: runHelpCommand,
})
