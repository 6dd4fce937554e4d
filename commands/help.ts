import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'
import { runHelpCommand, suggestHelp } from '../src/discord/help/help.ts'

export const help = declareCommand('help', {
  options: {
    topic: textOption({ suggest: (context, call, { typed }) => suggestHelp(context, call, typed) }),
  },
  run: runHelpCommand,
})
