import { moveOption, targetOption } from '../src/discord/questions/move-options.ts'
import { makeMove } from '../src/discord/questions/typed.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { givenTexts } from '../src/discord/slash-commands/options.ts'

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
      targets: givenTexts(call, ['target', 'target2']),
    }),
})
