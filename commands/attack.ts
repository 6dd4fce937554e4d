import { moveOption, targetOption } from '../src/discord/questions/move-options.ts'
import { makeMove } from '../src/discord/questions/typed.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { textsOf } from '../src/discord/slash-commands/options.ts'

export const attack = command('attack', {
  options: { attacker: moveOption('attack'), defender: targetOption('attack', 'attacker') },
  run: (context, call) =>
    makeMove(context, call, {
      group: 'attack',
      first: call.text('attacker') ?? '',
      targets: textsOf(call, ['defender']),
    }),
})
