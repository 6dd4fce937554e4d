import { giveHint } from '../src/discord/hints/hint.ts'
import { command } from '../src/discord/slash-commands/declare.ts'

export const hint = command('hint', { run: giveHint })
