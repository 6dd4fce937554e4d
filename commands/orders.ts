import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { liftOrder, setOrder, showOrders, suggestOrders } from '../src/discord/orders/orders.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.orders

export const orders: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('orders')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) => sub.setName('show').setDescription(t.show))
      .addSubcommand((sub) =>
        sub
          .setName('set')
          .setDescription(t.set)
          .addStringOption((option) =>
            option.setName('order').setDescription(t.setOrder).setAutocomplete(true).setRequired(true),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('lift')
          .setDescription(t.lift)
          .addStringOption((option) =>
            option.setName('order').setDescription(t.liftOrder).setAutocomplete(true),
          ),
      )
      .toJSON(),
  ),

  run(desk, call) {
    if (call.subcommand === 'set') return setOrder(desk, call, call.text('order') ?? '')
    if (call.subcommand === 'lift') return liftOrder(desk, call, call.text('order'))
    return showOrders(desk, call)
  },

  suggest: (desk, call, { typed }) =>
    suggestOrders(desk, call, call.subcommand === 'lift' ? 'lift' : 'order', typed),
}
