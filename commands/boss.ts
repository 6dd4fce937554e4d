import { declareCommand } from '../src/discord/command-building/declare.ts'
import { showBossInfo } from '../src/discord/hand/boss.ts'

export const boss = declareCommand('boss', { run: showBossInfo })
