import { showLogByCommand } from '../src/discord/raid-log/log.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { numberOption } from '../src/discord/slash-commands/options.ts'

export const log = declareCommand('log', {
  options: { page: numberOption(1) },
  run: (context, call) => showLogByCommand(context, call, call.whole('page')),
})
