import {
  endTypedInstruction,
  giveTypedInstruction,
  showAutopilot,
  suggestInstructions,
} from '../src/discord/autopilot/autopilot.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'

export const autopilot = declareCommand('autopilot', {
  options: {
    set: textOption({
      suggest: (context, call, { typed }) => suggestInstructions(context, call, 'order', typed),
    }),
    lift: textOption({
      suggest: (context, call, { typed }) => suggestInstructions(context, call, 'lift', typed),
    }),
  },
  run: (context, call) => {
    const [set, lift] = [call.text('set'), call.text('lift')]
    if (set !== null) return giveTypedInstruction(context, call, set)
    return lift === null ? showAutopilot(context, call) : endTypedInstruction(context, call, lift)
  },
})
