import { declareCommand } from '../src/discord/command-building/declare.ts'
import { givenOptionTexts } from '../src/discord/command-building/options.ts'
import { moveCommandOption, targetCommandOption } from '../src/discord/raid-questions/move-options.ts'
import { makeMove } from '../src/discord/raid-questions/typed.ts'

export const use = declareCommand('use', {
  options: {
    power: moveCommandOption('use'),
    target: targetCommandOption('use', 'power'),
    target2: targetCommandOption('use', 'power'),
  },
  run: (context, call) =>
    makeMove(context, call, {
      group: 'use',
      first: call.text('power') ?? '',
      targets: givenOptionTexts(call, ['target', 'target2']),
    }),
})
