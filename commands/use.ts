import { moveOption, targetOption } from '../src/discord/questions/move-options.ts'
import { makeMove } from '../src/discord/questions/typed.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { givenTexts } from '../src/discord/slash-commands/options.ts'

export const use = declareCommand('use', {
  options: {
    power: moveOption('use'),
    target: targetOption('use', 'power'),
    target2: targetOption('use', 'power'),
  },
  run: (context, call) =>
    makeMove(context, call, {
      group: 'use',
      first: call.text('power') ?? '',
      targets: givenTexts(call, ['target', 'target2']),
    }),
})
