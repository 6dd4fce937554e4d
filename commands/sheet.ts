import { showCharacterSheet } from '../src/discord/characters/sheet.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption, userOption } from '../src/discord/command-building/options.ts'

export const sheet = declareCommand('sheet', {
  options: { who: userOption(), everybody: booleanOption() },
  run: (context, call) =>
    showCharacterSheet(context, call, call.someone('who') ?? call.person, call.flag('everybody')),
})
