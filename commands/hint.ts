import { declareCommand } from '../src/discord/command-building/declare.ts'
import { showHintByCommand } from '../src/discord/computer-hints/hint.ts'

export const hint = declareCommand('hint', { run: showHintByCommand })
