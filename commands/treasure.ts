import { openTreasure, suggestTreasure } from '../src/discord/characters/treasure.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { text } from '../src/discord/slash-commands/options.ts'

export const treasure = command('treasure', {
  options: { raid: text({ suggest: (context, call, { typed }) => suggestTreasure(context, call, typed) }) },
  run: (context, call) => openTreasure(context, call, call.text('raid')),
})
