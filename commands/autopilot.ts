import { SlashCommandBuilder } from 'discord.js'
import {
  endInstruction,
  giveInstruction,
  showAutopilot,
  suggestInstructions,
} from '../src/discord/autopilot/autopilot.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.autopilot

export const autopilot: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('autopilot')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) => option.setName('set').setDescription(t.setOrder).setAutocomplete(true))
      .addStringOption((option) => option.setName('lift').setDescription(t.liftOrder).setAutocomplete(true))
      .toJSON(),
  ),

  run(context, call) {
    const [set, lift] = [call.text('set'), call.text('lift')]
    if (set !== null) return giveInstruction(context, call, set)
    return lift === null ? showAutopilot(context, call) : endInstruction(context, call, lift)
  },

  suggest: (context, call, { name, typed }) =>
    suggestInstructions(context, call, name === 'lift' ? 'lift' : 'order', typed),
}
