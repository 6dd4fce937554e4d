import { SlashCommandBuilder, type SlashCommandStringOption } from 'discord.js'
import { openBuilder } from '../src/discord/characters/builder.ts'
import { importFile, importForm } from '../src/discord/characters/deck-import.ts'
import {
  editDeck,
  exportDeck,
  showDeck,
  suggestIn,
  suggestOut,
  validateDeck,
} from '../src/discord/characters/decks.ts'
import { bossMeant, deckAsked } from '../src/discord/characters/which.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { tell } from '../src/discord/message-parts/post.ts'
import { withOwnDecks } from '../src/raids/index.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.deck

const boss = (option: SlashCommandStringOption) =>
  option
    .setName('boss')
    .setDescription(texts.bossDeck.option)
    .addChoices(...withOwnDecks.map((value) => ({ name: bossMeant({ boss: value })?.name ?? value, value })))

export const deck: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('deck')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('show')
          .setDescription(t.show)
          .addUserOption((option) => option.setName('who').setDescription(t.showWho))
          .addBooleanOption((option) => option.setName('export').setDescription(t.export))
          .addStringOption(boss),
      )
      .addSubcommand((sub) =>
        sub
          .setName('edit')
          .setDescription(t.edit)
          .addStringOption((option) => option.setName('in').setDescription(t.editIn).setAutocomplete(true))
          .addStringOption((option) => option.setName('out').setDescription(t.editOut).setAutocomplete(true))
          .addIntegerOption((option) =>
            option.setName('copies').setDescription(t.editCopies).setMinValue(1).setMaxValue(10),
          )
          .addStringOption(boss),
      )
      .addSubcommand((sub) =>
        sub
          .setName('import')
          .setDescription(t.import)
          .addAttachmentOption((option) => option.setName('list').setDescription(t.importFile))
          .addBooleanOption((option) => option.setName('check').setDescription(t.validate))
          .addStringOption(boss),
      )
      .toJSON(),
  ),

  async run(context, call) {
    const which = deckAsked(call)
    switch (call.subcommand) {
      case 'show':
        return call.flag('export')
          ? exportDeck(context, call, which)
          : showDeck(context, call, call.someone('who') ?? call.person, which)
      case 'edit':
        if (call.text('in') === null && call.text('out') === null) return openBuilder(context, call, which)
        return editDeck(context, call, which, {
          cardIn: call.text('in'),
          cardOut: call.text('out'),
          copies: call.whole('copies') ?? 1,
        })
      case 'import': {
        const file = call.file('list')
        if (call.flag('check')) return validateDeck(context, call, which, file)
        return file ? importFile(context, call, which, file) : importForm(which)
      }
      default:
        return tell(texts.reply.unknownButton)
    }
  },

  suggest: (context, call, { name, typed }) =>
    name === 'in'
      ? suggestIn(context, call, deckAsked(call), typed)
      : suggestOut(context, call, deckAsked(call), typed),
}
