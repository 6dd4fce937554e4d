import { declareCommand } from '../src/discord/command-declarations/declare.ts'
import { numberOption } from '../src/discord/command-declarations/options.ts'
import { showRaidLogByCommand } from '../src/discord/raid-log/log.ts'

export const log = declareCommand('log', {
  options: { page: numberOption(1) },
  run: (context, call) => showRaidLogByCommand(context, call, call.whole('page')),
})
