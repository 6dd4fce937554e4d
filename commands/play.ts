import { declareCommand } from '../src/discord/command-building/declare.ts'
import { givenOptionTexts } from '../src/discord/command-building/options.ts'
import { moveCommandOption, targetCommandOption } from '../src/discord/raid-questions/move-options.ts'
import { makeMove } from '../src/discord/raid-questions/typed.ts'

export const play = declareCommand('play', {
  options: {
    card: moveCommandOption('play'),
    target: targetCommandOption('play', 'card'),
    target2: targetCommandOption('play', 'card'),
  },
  run: (context, call) =>
    makeMove(context, call, {
      group: 'play',
      first: call.text('card') ?? '',
      targets: givenOptionTexts(call, ['target', 'target2']),
    }),
})
