import { declareCommand } from '../src/discord/command-declarations/declare.ts'
import { showHintByCommand } from '../src/discord/computer-hints/hint.ts'

export const hint = declareCommand('hint', { run: showHintByCommand })
