import { openLevelPanel, suggestLevelCards } from '../src/discord/characters/levels.ts'
import type { SuggestFunction } from '../src/discord/command.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'

const suggest: SuggestFunction = (context, call, { name, typed }) =>
  suggestLevelCards(context, call, name, typed)

export const level = declareCommand('level', {
  options: { in: textOption({ suggest }), out: textOption({ suggest }) },
  run: (context, call) => openLevelPanel(context, call, { in: call.text('in'), out: call.text('out') }),
})
