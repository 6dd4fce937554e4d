import { lookAtSheet } from '../src/discord/characters/sheet.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { flag, user } from '../src/discord/slash-commands/options.ts'

export const sheet = command('sheet', {
  options: { who: user(), everybody: flag() },
  run: (context, call) =>
    lookAtSheet(context, call, call.someone('who') ?? call.person, call.flag('everybody')),
})
