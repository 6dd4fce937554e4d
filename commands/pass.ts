import { passForFriendByCommand } from '../src/discord/absence/absence.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { userOption } from '../src/discord/command-building/options.ts'
import { passByCommand } from '../src/discord/raid-questions/typed.ts'

export const pass = declareCommand('pass', {
  options: { for: userOption() },
  run: (context, call) => {
    const friend = call.someone('for')
    return friend ? passForFriendByCommand(context, call, friend) : passByCommand(context, call)
  },
})
