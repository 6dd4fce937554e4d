import { giveHint } from '../src/discord/hints/hint.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'

export const hint = declareCommand('hint', { run: giveHint })
