import { lookAtLog } from '../src/discord/log/log.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { whole } from '../src/discord/slash-commands/options.ts'

export const log = command('log', {
  options: { page: whole(1) },
  run: (context, call) => lookAtLog(context, call, call.whole('page')),
})
