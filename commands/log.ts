import { declareCommand } from '../src/discord/command-building/declare.ts'
import { wholeNumberOption } from '../src/discord/command-building/options.ts'
import { showRaidLogByCommand } from '../src/discord/raid-log/log.ts'

export const log = declareCommand('log', {
  options: { page: wholeNumberOption(1) },
  run: (context, call) => showRaidLogByCommand(context, call, call.whole('page')),
})
