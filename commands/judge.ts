import { SlashCommandBuilder, type SlashCommandStringOption } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { judge as rule, suggestThings, TOOLS } from '../src/discord/judge/judge.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { clip, LIMITS } from '../src/discord/message-parts/limits.ts'
import { UNSEEN_PLACES } from '../src/table/stored/schemas.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.judge

const what = (option: SlashCommandStringOption) =>
  option
    .setName('what')
    .setDescription(t.what)
    .setRequired(true)
    .addChoices(...TOOLS.map((value) => ({ name: clip(t.tools[value], LIMITS.choiceName), value })))

export const judge: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('judge')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption(what)
      .addStringOption((option) =>
        option.setName('reason').setDescription(t.reason).setMinLength(1).setMaxLength(200).setRequired(true),
      )
      .addStringOption((option) => option.setName('card').setDescription(t.card).setAutocomplete(true))
      .addStringOption((option) => option.setName('raider').setDescription(t.player).setAutocomplete(true))
      .addIntegerOption((option) =>
        option.setName('number').setDescription(t.number).setMinValue(-100).setMaxValue(999),
      )
      .addStringOption((option) =>
        option
          .setName('from')
          .setDescription(t.from)
          .addChoices({ name: t.zones.deck, value: 'deck' }, { name: t.zones.hand, value: 'hand' }),
      )
      .addStringOption((option) =>
        option
          .setName('to')
          .setDescription(t.to)
          .addChoices(
            ...[...UNSEEN_PLACES, 'play' as const].map((value) => ({ name: t.places[value], value })),
          ),
      )
      .addStringOption((option) => option.setName('name').setDescription(t.counter).setMaxLength(30))
      .addStringOption((option) => option.setName('choice').setDescription(t.choice).setAutocomplete(true))
      .addUserOption((option) => option.setName('who').setDescription(texts.campaign.correctWho))
      .addStringOption((option) => option.setName('raid').setDescription(texts.campaign.correctRaid))
      .toJSON(),
  ),
  run: rule,
  suggest: suggestThings,
}
