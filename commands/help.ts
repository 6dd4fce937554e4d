import { runHelpCommand, suggestHelp } from '../src/discord/help/help.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const help = declareCommand('help', {
  options: {
    topic: textOption({ suggest: (context, call, { typed }) => suggestHelp(context, call, typed) }),
  },
  run: runHelpCommand,
})
