import { passTypedFor } from '../src/discord/absence/absence.ts'
import { passTyped } from '../src/discord/questions/typed.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { userOption } from '../src/discord/slash-commands/options.ts'

export const pass = command('pass', {
  options: { for: userOption() },
  run: (context, call) => {
    const friend = call.someone('for')
    return friend ? passTypedFor(context, call, friend) : passTyped(context, call)
  },
})
