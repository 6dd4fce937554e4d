import { openTreasure, suggestTreasure } from '../src/discord/characters/treasure.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const treasure = declareCommand('treasure', {
  options: {
    raid: textOption({ suggest: (context, call, { typed }) => suggestTreasure(context, call, typed) }),
  },
  run: (context, call) => openTreasure(context, call, call.text('raid')),
})
