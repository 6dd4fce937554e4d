import { showBossInfo } from '../src/discord/hand/boss.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'

export const boss = declareCommand('boss', { run: showBossInfo })
