import { showSheet } from '../src/discord/characters/sheet.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { flagOption, userOption } from '../src/discord/slash-commands/options.ts'

export const sheet = declareCommand('sheet', {
  options: { who: userOption(), everybody: flagOption() },
  run: (context, call) =>
    showSheet(context, call, call.someone('who') ?? call.person, call.flag('everybody')),
})
