import { showBoardByCommand } from '../src/discord/board/board.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { flagOption } from '../src/discord/command-building/options.ts'

export const board = declareCommand('board', {
  options: { everybody: flagOption(), text: flagOption() },
  run: (context, call) =>
    showBoardByCommand(context, call, {
      forAll: call.flag('everybody'),
      inWords: call.flag('text'),
    }),
})
