import { showBossInfo } from '../src/discord/hand/boss.ts'
import { command } from '../src/discord/slash-commands/declare.ts'

export const boss = command('boss', { run: showBossInfo })
