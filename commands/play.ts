import { declareCommand } from '../src/discord/command-building/declare.ts'
import { givenOptionTexts } from '../src/discord/command-building/options.ts'
import { moveOption, targetOption } from '../src/discord/raid-questions/move-options.ts'
import { makeMove } from '../src/discord/raid-questions/typed.ts'

export const play = declareCommand('play', {
  options: {
    card: moveOption('play'),
    target: targetOption('play', 'card'),
    target2: targetOption('play', 'card'),
  },
  run: (context, call) =>
    makeMove(context, call, {
      group: 'play',
      first: call.text('card') ?? '',
      targets: givenOptionTexts(call, ['target', 'target2']),
    }),
})
