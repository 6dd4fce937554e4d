import {
  endInstruction,
  giveInstruction,
  showAutopilot,
  suggestInstructions,
} from '../src/discord/autopilot/autopilot.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { text } from '../src/discord/slash-commands/options.ts'

export const autopilot = command('autopilot', {
  options: {
    set: text({
      suggest: (context, call, { typed }) => suggestInstructions(context, call, 'order', typed),
    }),
    lift: text({
      suggest: (context, call, { typed }) => suggestInstructions(context, call, 'lift', typed),
    }),
  },
  run: (context, call) => {
    const [set, lift] = [call.text('set'), call.text('lift')]
    if (set !== null) return giveInstruction(context, call, set)
    return lift === null ? showAutopilot(context, call) : endInstruction(context, call, lift)
  },
})
