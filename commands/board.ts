import { showBoardByCommand } from '../src/discord/board/board.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption } from '../src/discord/command-building/options.ts'

export const board = declareCommand('board', {
  options: { everybody: booleanOption(), text: booleanOption() },
  run: (context, call) =>
    showBoardByCommand(context, call, {
      forAll: call.flag('everybody'),
      inWords: call.flag('text'),
    }),
})
