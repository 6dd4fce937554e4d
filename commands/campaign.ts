import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { clip, LIMITS } from '../src/discord/posts/limits.ts'
import { agreeOnDecks, showCampaign } from '../src/discord/raiders/campaign.ts'
import { DECK_RULES } from '../src/table/raiders/rules.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.campaign

export const campaign: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('campaign')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('show')
          .setDescription(t.show)
          .addBooleanOption((option) => option.setName('everybody').setDescription(t.showAll)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('rules')
          .setDescription(t.rules)
          .addStringOption((option) =>
            option
              .setName('decks')
              .setDescription(t.rulesDecks)
              .setRequired(true)
              .addChoices(
                ...DECK_RULES.map((value) => ({ name: clip(t.decks[value], LIMITS.choiceName), value })),
              ),
          ),
      )
      .toJSON(),
  ),
  run: (desk, call) =>
    call.subcommand === 'rules'
      ? agreeOnDecks(desk, call, call.text('decks') ?? '')
      : showCampaign(desk, call, call.flag('everybody')),
}
