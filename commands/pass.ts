import { passForTypedPlayer } from '../src/discord/absence/absence.ts'
import { passByCommand } from '../src/discord/questions/typed.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { userOption } from '../src/discord/slash-commands/options.ts'

export const pass = declareCommand('pass', {
  options: { for: userOption() },
  run: (context, call) => {
    const friend = call.someone('for')
    return friend ? passForTypedPlayer(context, call, friend) : passByCommand(context, call)
  },
})
