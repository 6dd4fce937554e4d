import { SlashCommandBuilder, type SlashCommandStringOption } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { tell } from '../src/discord/posts/post.ts'
import { correctXp } from '../src/discord/raiders/campaign.ts'
import {
  createCharacter,
  listCharacters,
  renameCharacter,
  retireCharacter,
  suggestCharacters,
  suggestStarters,
  useCharacter,
} from '../src/discord/raiders/characters.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.character
const c = texts.campaign

const which = (description: string) => (option: SlashCommandStringOption) =>
  option.setName('character').setDescription(description).setAutocomplete(true)

export const character: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('character')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('create')
          .setDescription(t.create)
          .addStringOption((option) =>
            option.setName('starter').setDescription(t.createStarter).setAutocomplete(true).setRequired(true),
          )
          .addStringOption((option) => option.setName('name').setDescription(t.createName)),
      )
      .addSubcommand((sub) => sub.setName('list').setDescription(t.list))
      .addSubcommand((sub) =>
        sub
          .setName('use')
          .setDescription(t.use)
          .addStringOption((option) => which(t.which)(option).setRequired(true)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('rename')
          .setDescription(t.rename)
          .addStringOption((option) => option.setName('name').setDescription(t.renameName).setRequired(true))
          .addStringOption(which(t.whichOrActive)),
      )
      .addSubcommand((sub) =>
        sub.setName('retire').setDescription(t.retire).addStringOption(which(t.whichOrActive)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('correct')
          .setDescription(c.correct)
          .addUserOption((option) => option.setName('who').setDescription(c.correctWho).setRequired(true))
          .addIntegerOption((option) =>
            option
              .setName('xp')
              .setDescription(c.correctXp)
              .setMinValue(-100)
              .setMaxValue(100)
              .setRequired(true),
          )
          .addStringOption((option) =>
            option.setName('reason').setDescription(c.correctReason).setMaxLength(200).setRequired(true),
          )
          .addStringOption((option) => option.setName('raid').setDescription(c.correctRaid)),
      )
      .toJSON(),
  ),

  async run(desk, call) {
    const wanted = call.text('character')
    switch (call.subcommand) {
      case 'create':
        return createCharacter(desk, call, call.text('starter') ?? '', call.text('name'))
      case 'list':
        return listCharacters(desk, call)
      case 'use':
        return useCharacter(desk, call, wanted ?? '')
      case 'rename':
        return renameCharacter(desk, call, wanted, call.text('name') ?? '')
      case 'retire':
        return retireCharacter(desk, call, wanted)
      case 'correct':
        return correctXp(desk, call, {
          who: call.someone('who') ?? call.person,
          amount: call.whole('xp') ?? 0,
          reason: call.text('reason') ?? '',
          code: call.text('raid'),
        })
      default:
        return tell(texts.reply.unknownButton)
    }
  },

  suggest: async (desk, call, { name, typed }) =>
    name === 'starter'
      ? suggestStarters(typed)
      : suggestCharacters(desk, call, typed, call.subcommand === 'use'),
}
