import { declareCommand } from '../src/discord/command-building/declare.ts'
import { givenOptionTexts, textOption } from '../src/discord/command-building/options.ts'
import {
  attackWithAll,
  meansAllAttackers,
  suggestAttackers,
} from '../src/discord/raid-questions/attack-all.ts'
import { targetCommandOption } from '../src/discord/raid-questions/move-options.ts'
import { makeMove } from '../src/discord/raid-questions/typed.ts'

export const attack = declareCommand('attack', {
  options: {
    attacker: textOption({
      required: true,
      suggest: (context, call, { typed }) => suggestAttackers(context, call, typed),
    }),
    defender: targetCommandOption('attack', 'attacker'),
  },
  run: (context, call) => {
    const attacker = call.text('attacker') ?? ''
    if (meansAllAttackers(attacker)) return attackWithAll(context, call, call.text('defender'))
    return makeMove(context, call, {
      group: 'attack',
      first: attacker,
      targets: givenOptionTexts(call, ['defender']),
    })
  },
})
