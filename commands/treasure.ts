import { openTreasurePack, suggestTreasurePacks } from '../src/discord/characters/treasure.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'

export const treasure = declareCommand('treasure', {
  options: {
    raid: textOption({ suggest: (context, call, { typed }) => suggestTreasurePacks(context, call, typed) }),
  },
  run: (context, call) => openTreasurePack(context, call, call.text('raid')),
})
