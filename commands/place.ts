import { declareCommand } from '../src/discord/command-building/declare.ts'
import { moveCommandOption } from '../src/discord/raid-questions/move-options.ts'
import { makeMove } from '../src/discord/raid-questions/typed.ts'

export const place = declareCommand('place', {
  options: { card: moveCommandOption('place') },
  run: (context, call) =>
    makeMove(context, call, { group: 'place', first: call.text('card') ?? '', targets: [] }),
})
