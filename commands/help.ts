import { helpNow } from '../src/discord/help/help.ts'
import { command } from '../src/discord/slash-commands/declare.ts'

export const help = command('help', { run: helpNow })
