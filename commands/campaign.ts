import { SlashCommandBuilder } from 'discord.js'
import { agreeOnDecks, showCampaign } from '../src/discord/characters/campaign.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { clip, LIMITS } from '../src/discord/message-parts/limits.ts'
import { DECK_RULES } from '../src/table/characters/rules.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.campaign

export const campaign: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('campaign')
      .setDescription(t.command)
      .setContexts(0)
      .addBooleanOption((option) => option.setName('everybody').setDescription(t.showAll))
      .addStringOption((option) =>
        option
          .setName('decks')
          .setDescription(t.rulesDecks)
          .addChoices(
            ...DECK_RULES.map((value) => ({ name: clip(t.decks[value], LIMITS.choiceName), value })),
          ),
      )
      .toJSON(),
  ),
  run: (context, call) => {
    const decks = call.text('decks')
    return decks === null
      ? showCampaign(context, call, call.flag('everybody'))
      : agreeOnDecks(context, call, decks)
  },
}
