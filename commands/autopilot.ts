import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { liftOrder, setOrder, showOrders, suggestOrders } from '../src/discord/orders/orders.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.orders

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

  run(desk, call) {
    const [set, lift] = [call.text('set'), call.text('lift')]
    if (set !== null) return setOrder(desk, call, set)
    return lift === null ? showOrders(desk, call) : liftOrder(desk, call, lift)
  },

  suggest: (desk, call, { name, typed }) =>
    suggestOrders(desk, call, name === 'lift' ? 'lift' : 'order', typed),
}
