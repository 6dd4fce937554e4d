import { declareCommand } from '../src/discord/command-declarations/declare.ts'
import { textOption } from '../src/discord/command-declarations/options.ts'
import { runHelpCommand, suggestHelp } from '../src/discord/help/help.ts'

export const help = declareCommand('help', {
  options: {
    topic: textOption({ suggest: (context, call, { typed }) => suggestHelp(context, call, typed) }),
  },
  run: runHelpCommand,
})
